import type { Sheet } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { capital, CarSign } from './car-sign.tsx';
import type { DownforcePad } from './pad.ts';
import { useNames } from './players.tsx';
import { scoreOf } from './score.ts';

/** D-E3: the totals, who won, and what they are made of. */
export function DownforceResult({ pad }: { readonly pad: DownforcePad }): JSX.Element | null {
  const texts = useTexts('scorePad');
  const { sheet, money } = useTexts('downforce');
  const shared = useTexts('shared');
  const names = useNames(pad);
  const score = scoreOf(pad);
  if (score === undefined) return null;
  const { sheets, standings } = score;
  const winners = standings.filter(({ place }) => place === 1).map(({ seat = 0 }) => names[seat] ?? '');
  const isTied = new Set(standings.map((row) => row.score)).size < standings.length;
  return (
    <section class="panel pad-part pad-result" aria-labelledby="pad-result">
      <h2 id="pad-result" tabIndex={-1}>
        {texts.wins(shared.and(winners), winners.length)}
      </h2>
      <div class="pad-scroll" tabIndex={0} role="group" aria-labelledby="pad-result">
        <table class="pad-table pad-totals">
          <thead>
            <tr>
              <td />
              <td />
              <th scope="col">{sheet.prizes}</th>
              <th scope="col">{sheet.winnings}</th>
              <th scope="col">{sheet.paid}</th>
              <th scope="col">{sheet.total}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ seat = 0, place }) => {
              const { prizes = 0, winnings = 0, paid = 0, total = 0 } = sheets[seat] ?? {};
              return (
                <tr key={seat}>
                  <td>{shared.place(place)}</td>
                  <th scope="row">{names[seat]}</th>
                  <td>{money(prizes)}</td>
                  <td>{money(winnings)}</td>
                  <td>{money(0 - paid)}</td>
                  <td class="pad-total">{money(total)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {isTied && <p class="hint">{texts.tie}</p>}
      <div class="pad-slips">
        {standings.map(({ seat = 0 }) => {
          const own = sheets[seat];
          return own && <Slip key={seat} pad={pad} sheet={own} name={names[seat] ?? ''} />;
        })}
      </div>
      <h3>{texts.finish}</h3>
      <ol class="pad-finish">
        {pad.order.map((car, place) => (
          <CarLine key={car} car={car} note={place < pad.finishers ? '' : texts.notFinished} />
        ))}
      </ol>
    </section>
  );
}

interface SlipProps {
  readonly pad: DownforcePad;
  readonly sheet: Sheet;
  readonly name: string;
}

/** D-C6: one player's sheet: cars with their prices and prizes, and the bets. */
function Slip({ pad, sheet: { seat, cars, bets }, name }: SlipProps): JSX.Element {
  const texts = useTexts('scorePad');
  const { sheet, money, car: carText } = useTexts('downforce');
  return (
    <section class="pad-slip" aria-label={name}>
      <h3>{name}</h3>
      <dl>
        {cars.map(({ car, paid, prize }) => (
          <div key={car}>
            <dt>
              <CarSign livery={car} /> {capital(carText(car))}
            </dt>
            <dd>
              {money(prize)} <span class="quiet">{money(0 - paid)}</span>
            </dd>
          </div>
        ))}
        {pad.hasBets &&
          pad.bets[seat]?.map((bet, line) => {
            const paid = bets.find((each) => each.bet === line + 1);
            return (
              <div key={line}>
                <dt>
                  {sheet.bet(line + 1)}
                  {bet !== null && <CarSign livery={bet.car} />}
                  <span class="quiet">{bet === null ? texts.noBet : carText(bet.car)}</span>
                </dt>
                <dd>{money(paid?.pays ?? 0)}</dd>
              </div>
            );
          })}
      </dl>
    </section>
  );
}

export function CarLine({
  car,
  note,
}: {
  readonly car: DownforcePad['order'][number];
  readonly note: string;
}): JSX.Element {
  const words = useTexts('downforce');
  return (
    <li>
      <CarSign livery={car} />
      {capital(words.car(car))}
      {note !== '' && <small class="quiet">{note}</small>}
    </li>
  );
}
