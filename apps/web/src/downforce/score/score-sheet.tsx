import { countsMoney, payoutsOf } from '@paddock/downforce';
import type { JSX } from 'preact';
import { CarIcon } from '../cards/car-chip.tsx';
import type { Desk } from '../desk.ts';
import { BET_COUNT, betTable, moneyNow, sheetOf, sheetRows } from './sheet-rows.ts';

/** A player's own sheet, filled in as the game goes: prices, marks for the bets, prizes (D-C6). */
export function ScoreSheet({ desk }: { readonly desk: Desk }): JSX.Element {
  const texts = desk.texts;
  const { sheet } = desk.words;
  const open = desk.open.value;
  const viewer = desk.session.viewer.value;
  const seat = viewer === 'public' ? 0 : viewer;
  const rows = sheetRows(open, seat, desk.view.value.own?.bets ?? open.bets?.[seat] ?? []);
  const isMoney = countsMoney(open.options);
  const hasBets = open.options.bets !== 'none' && isMoney;
  const hasPrices = open.options.auction !== 'none';
  const { prizes } = payoutsOf(open.options);
  return (
    <div class="df-sheet">
      <table>
        <caption>{texts.sheetOf(desk.session.seats.value[seat]?.name ?? '')}</caption>
        <thead>
          <tr>
            <th scope="col">{sheet.car}</th>
            {hasPrices && <th scope="col">{texts.paid}</th>}
            {hasBets &&
              Array.from({ length: BET_COUNT }, (_, bet) => (
                <th key={bet} scope="col">
                  {sheet.bet(bet + 1)}
                </th>
              ))}
            <th scope="col">{texts.prize}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ car, paid, bets: marks, prize }) => (
            <tr key={car} class={paid === null ? '' : 'own'}>
              <th scope="row">
                <CarIcon car={car} />
                <span class="unseen">{desk.words.car(car)}</span>
              </th>
              {hasPrices && <td class="numbers">{paid === null ? '' : desk.words.money(paid)}</td>}
              {hasBets &&
                marks.map((mark, bet) => (
                  <td key={bet} class="df-mark">
                    {mark !== '' && (
                      <>
                        <span aria-hidden={mark === '✕'}>{mark}</span>
                        <span class="unseen"> {texts.betHere}</span>
                      </>
                    )}
                  </td>
                ))}
              <td class="numbers">{prize === null ? '' : desk.words.money(prize)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={1 + Number(hasPrices) + (hasBets ? BET_COUNT : 0)}>
              {sheetOf(open, seat) === undefined ? texts.soFar : desk.words.sheet.total}
            </th>
            <td class="numbers total">{desk.words.money(moneyNow(open, seat))}</td>
          </tr>
        </tfoot>
      </table>
      {isMoney && (
        <table class="df-payouts">
          <caption>{texts.payouts}</caption>
          <thead>
            <tr>
              <td />
              {prizes.map((_, place) => (
                <th key={place} scope="col">
                  {desk.shared.carPlace(place + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{texts.prize}</th>
              {prizes.map((prize, place) => (
                <td key={place} class="numbers">
                  {prize}
                </td>
              ))}
            </tr>
            {hasBets &&
              betTable(open).map((pays, bet) => (
                <tr key={bet}>
                  <th scope="row">{sheet.bet(bet + 1)}</th>
                  {prizes.map((_, place) => (
                    <td key={place} class="numbers">
                      {pays[place] ?? ''}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
