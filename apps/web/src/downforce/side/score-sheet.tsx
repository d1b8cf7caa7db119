import { countsMoney, payoutsOf, type DownforcePublic } from '@paddock/downforce';
import type { JSX } from 'preact';
import { CarIcon } from '../cards/car-chip.tsx';
import type { Desk } from '../desk.ts';
import { betTable } from '../board/bet-table.ts';
import { seatOf, sheetFor } from '../score/own-sheet.ts';
import { BET_COUNT, entriesOn, moneyNow, sheetOf } from '../score/sheet-rows.ts';

/** What can be won, and below it the player's own sheet as soon as there is something on it (D-C6). */
export function ScoreSheet({ desk }: { readonly desk: Desk }): JSX.Element {
  const open = desk.open.value;
  return (
    <div class="df-sheet">
      {countsMoney(open.options) && <Payouts desk={desk} />}
      {entriesOn(sheetFor(desk)) > 0 && <OwnSheet desk={desk} />}
    </div>
  );
}

/** Filled in as the game goes: prices, marks for the bets, prizes. */
function OwnSheet({ desk }: { readonly desk: Desk }): JSX.Element {
  const texts = desk.texts;
  const { sheet } = desk.words;
  const open = desk.open.value;
  const seat = seatOf(desk);
  const rows = sheetFor(desk);
  const hasBets = takesBets(open);
  const hasPrices = open.options.auction !== 'none';
  return (
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
  );
}

function Payouts({ desk }: { readonly desk: Desk }): JSX.Element {
  const texts = desk.texts;
  const { sheet } = desk.words;
  const open = desk.open.value;
  const { prizes } = payoutsOf(open.options);
  const hasBets = takesBets(open);
  return (
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
  );
}

function takesBets({ options }: DownforcePublic): boolean {
  return options.bets !== 'none' && countsMoney(options);
}
