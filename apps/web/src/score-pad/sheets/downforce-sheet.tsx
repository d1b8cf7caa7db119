import { PRINTED_PAYOUTS } from '@paddock/downforce';
import type { JSX } from 'preact';
import { LiveryFill } from '../../design/livery-fill.tsx';
import { LIVERIES } from '../../design/livery.ts';
import { titleOf } from '../../game/find-game.ts';
import { useTexts } from '../../i18n/loaded.tsx';
import { capital } from '../car-sign.tsx';
import { CARS } from '../pad.ts';

const SLIPS = 4;

/** D-C6: four players' sheets on one page. */
export function DownforceSheet(): JSX.Element {
  return (
    <div class="sheet sheet-four">
      {Array.from({ length: SLIPS }, (_, slip) => (
        <DownforceSlip key={slip} />
      ))}
    </div>
  );
}

function DownforceSlip(): JSX.Element {
  const { sheet: texts } = useTexts('scorePad');
  const words = useTexts('downforce');
  const shared = useTexts('shared');
  const { sheet } = words;
  const { prizes, bets } = PRINTED_PAYOUTS;
  return (
    <section class="sheet-slip">
      <header>
        <strong>{titleOf('downforce')}</strong>
        <span class="sheet-line">{texts.name}</span>
        <span class="sheet-line">{texts.track}</span>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{sheet.car}</th>
            <th scope="col">{sheet.price}</th>
            {bets.map((pays, line) => (
              <th key={line} scope="col">
                {sheet.bet(line + 1)}
                <small>{pays.join('·')}</small>
              </th>
            ))}
            <th scope="col">{sheet.racePrizes}</th>
          </tr>
        </thead>
        <tbody>
          {CARS.map((car) => (
            <tr key={car}>
              <th scope="row">
                <span class="sheet-livery">
                  <LiveryFill livery={car} />
                  <b>{LIVERIES[car].number}</b>
                </span>
                {capital(words.car(car))}
              </th>
              <td />
              {bets.map((_, line) => (
                <td key={line} class="sheet-box">
                  <i />
                </td>
              ))}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p class="sheet-prizes">
        {prizes.map((prize, place) => (
          <span key={place}>
            {shared.carPlace(place + 1)} <b>{words.money(prize)}</b>
          </span>
        ))}
      </p>
      <dl class="sheet-sum">
        <div>
          <dt>{sheet.prizes}</dt>
          <dd />
        </div>
        <div>
          <dt>+ {sheet.winnings}</dt>
          <dd />
        </div>
        <div>
          <dt>− {sheet.paid}</dt>
          <dd />
        </div>
        <div class="sheet-total">
          <dt>= {sheet.total}</dt>
          <dd />
        </div>
      </dl>
      <p class="sheet-note">
        {texts.markBet} {texts.ties.downforce}
      </p>
    </section>
  );
}
