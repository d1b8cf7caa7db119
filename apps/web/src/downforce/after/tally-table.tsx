import type { Sheet } from '@paddock/downforce';
import type { JSX } from 'preact';
import { CarIcon } from '../cards/car-chip.tsx';
import type { Desk } from '../desk.ts';
import { tallyOf, totalsAfter, type TallyLine } from './tally.ts';

export interface TallyProps {
  readonly desk: Desk;
  readonly track: string | null;
  readonly sheets: readonly Sheet[];
  /** As many lines; left out: all of them. */
  readonly shown?: number;
}

/** Every sheet of a game, line by line. */
export function TallyTable({ desk, track, sheets, shown = Infinity }: TallyProps): JSX.Element {
  const texts = desk.texts;
  const viewer = desk.session.viewer.value;
  const tally = tallyOf(sheets);
  const { variant } = desk.open.value;
  // D-V4: the most money of the last race has won nothing yet.
  const isTour = variant?.tour !== undefined;
  const totals = totalsAfter(tally, shown, sheets.length);
  const best = Math.max(...totals);
  const isWon = shown >= tally.length && !isTour;
  return (
    <div class="df-tally-box" role="region" aria-label={texts.scoreSheets} tabIndex={0}>
      <table class="df-tally">
        <caption class="unseen">{texts.scoreSheets}</caption>
        <thead>
          <tr>
            <td>{isTour && track !== null && desk.trackName(track)}</td>
            {sheets.map(({ seat }) => (
              <th key={seat} scope="col" class={seat === viewer ? 'you' : ''}>
                {desk.session.seats.value[seat]?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tally.map(({ key, cells }, line) => (
            <tr key={key} class={line < shown ? 'shown' : ''}>
              <th scope="row">{lineName(desk, key)}</th>
              {cells.map(({ amount, cars }, seat) => (
                <td key={seat}>
                  <span class="df-tally-cell">
                    <span class={amount < 0 ? 'numbers minus' : 'numbers'}>{signed(amount)}</span>
                    <span class="df-tally-cars">
                      {cars.map(({ car, amount: part }) => (
                        <span
                          key={car}
                          class={isBet(key) && part <= 0 ? 'df-tally-car lost' : 'df-tally-car'}
                        >
                          <CarIcon car={car} />
                          <span class="unseen">
                            {desk.words.car(car)} {cars.length > 1 ? desk.words.money(part) : ''}
                          </span>
                        </span>
                      ))}
                    </span>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{desk.words.sheet.total}</th>
            {totals.map((total, seat) => (
              <td key={seat} class={isWon && total === best ? 'numbers best' : 'numbers'}>
                {desk.words.money(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function lineName(desk: Desk, key: TallyLine['key']): string {
  const { bet } = desk.words.sheet;
  const { prizes, paid, counter } = desk.texts;
  switch (key) {
    case 'prizes':
      return prizes;
    case 'paid':
      return paid;
    case 'counter':
      return counter;
    case 'bet-1':
      return bet(1);
    case 'bet-2':
      return bet(2);
    case 'bet-3':
      return bet(3);
  }
}

function isBet(key: TallyLine['key']): boolean {
  return key.startsWith('bet-');
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : amount === 0 ? '0' : `+${amount}`;
}
