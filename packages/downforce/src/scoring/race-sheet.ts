import type { Seat, Standing } from '@paddock/kernel';
import { type Car, CAR_COUNT, CARS } from '../state/cars.ts';
import type { Score } from '../state/game.ts';
import type { Sheet } from './sheet.ts';

/** What the sums are made of. By car, except `order`. */
export interface RacedCars {
  /** The owner's seat; any other number: unowned. */
  readonly owners: ArrayLike<number>;
  readonly prices: ArrayLike<number>;
  /** The standing (D-R12), best first; the first `finishers` of them came home. */
  readonly order: readonly Car[];
  readonly finishers: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** D-E1 to D-E3. Stalled cars earn nothing in any place (D-R11). */
export function sheetOf(
  { owners, prices, order, finishers }: RacedCars,
  prizes: readonly number[],
  seat: Seat,
  bets: Sheet['bets'],
): Sheet {
  const cars = CARS.map((car, index) => {
    const place = order.indexOf(index);
    return { car, paid: prices[index] ?? 0, prize: place < finishers ? (prizes[place] ?? 0) : 0 };
  }).filter((_car, index) => owners[index] === seat);
  const totals = {
    prizes: sum(cars.map((car) => car.prize)),
    winnings: sum(bets.map((bet) => bet.pays)),
    paid: sum(cars.map((car) => car.paid)),
  };
  return { seat, cars, bets, ...totals, total: totals.prizes + totals.winnings - totals.paid };
}

/** The place of the seat's best car (D-R12), from 0; without a car, after them all. */
export function bestCarOf({ owners, order }: Pick<RacedCars, 'owners' | 'order'>, seat: Seat): number {
  const place = order.findIndex((car) => owners[car] === seat);
  return place < 0 ? CAR_COUNT : place;
}

/** D-E3: by score, then by the best car; who is level in both shares the place. By seat. */
export function rankScores(scores: readonly Score[]): Standing[] {
  const rows = scores.map((each, seat) => ({ seat, ...each }));
  rows.sort((a, b) => b.score - a.score || a.tie - b.tie);
  const standings: Standing[] = [];
  for (const [index, { seat, tie, score }] of rows.entries()) {
    const before = rows[index - 1];
    const isLevel = before?.score === score && before.tie === tie;
    const place = isLevel ? (standings.at(-1)?.place ?? 1) : index + 1;
    standings.push({ side: `seat-${seat}`, seat, place, score });
  }
  return standings;
}
