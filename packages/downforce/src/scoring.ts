import type { Outcome, Seat, Standing } from '@paddock/kernel';
import { betAt } from './bets.ts';
import { CAR_COUNT, CARS, type CarName } from './cars.ts';
import type { DownforceState, Payouts } from './game.ts';
import { BETS_ASKED, HOME_COUNT, OWNER, PRICE } from './state.ts';
import { standingOf } from './standing.ts';

/** D-E1, D-E2 */
export const PRINTED_PAYOUTS: Payouts = {
  prizes: [12, 9, 6, 4, 2, 0],
  bets: [
    [9, 6, 3],
    [6, 4, 2],
    [3, 2, 1],
  ],
};

/** D-E4 */
export const MANUAL_PAYOUTS: Payouts = {
  prizes: [6, 4, 2, 0, 0, 0],
  bets: [
    [6, 4, 2],
    [4, 2, 0],
    [2, 0, 0],
  ],
};

/** D-C6: one player's score sheet, filled in. Money in whole millions. */
export interface Sheet {
  readonly seat: Seat;
  readonly cars: readonly { readonly car: CarName; readonly paid: number; readonly prize: number }[];
  readonly bets: readonly { readonly car: CarName; readonly pays: number }[];
  readonly prizes: number;
  readonly winnings: number;
  readonly paid: number;
  readonly total: number;
}

/** D-E1 to D-E3. Stalled cars earn nothing, whatever their place in the standing (D-R11). */
export function sheetsOf(state: DownforceState): Sheet[] {
  const { bytes, game } = state;
  const { prizes, bets } = game.payouts;
  const finishers = standingOf(bytes).slice(0, bytes[HOME_COUNT]);
  const place = (car: number): number => finishers.indexOf(car);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return Array.from({ length: game.players }, (_, seat) => {
    const cars = CARS.map((car, index) => ({
      car,
      paid: bytes[PRICE + index],
      prize: prizes[place(index)] ?? 0,
    })).filter((_car, index) => bytes[OWNER + index] === seat);
    const laid = Array.from({ length: bytes[BETS_ASKED] }, (_bet, bet) => {
      const car = bytes[betAt(bet, seat)];
      return { car: CARS[car], pays: bets[bet][place(car)] ?? 0 };
    });
    const totals = {
      prizes: sum(cars.map((car) => car.prize)),
      winnings: sum(laid.map((bet) => bet.pays)),
      paid: sum(cars.map((car) => car.paid)),
    };
    return { seat, cars, bets: laid, ...totals, total: totals.prizes + totals.winnings - totals.paid };
  });
}

/** D-E3; D-V1 'firstHome': by the best car alone. */
export function outcomeOf(state: DownforceState): Outcome {
  const { bytes, game } = state;
  const order = standingOf(bytes);
  const best = Array.from({ length: game.players }, (_, seat) => {
    const place = order.findIndex((car) => bytes[OWNER + car] === seat);
    return place < 0 ? CAR_COUNT : place;
  });
  const isMoney = game.setup.options.goal === 'money';
  const first = Math.min(...best);
  const scores = isMoney
    ? sheetsOf(state).map((sheet) => sheet.total)
    : best.map((place) => (place === first && first < CAR_COUNT ? 1 : 0));
  const rows = best.map((place, seat) => ({ seat, place, score: scores[seat] }));
  rows.sort((a, b) => (isMoney ? b.score - a.score : 0) || a.place - b.place);
  const standings: Standing[] = [];
  for (const [index, { seat, place, score }] of rows.entries()) {
    const before = rows[index - 1];
    const isLevel = before?.score === score && before.place === place;
    const rank = isLevel ? (standings.at(-1)?.place ?? 1) : index + 1;
    standings.push({ side: `seat-${seat}`, seat, place: rank, score });
  }
  return { standings };
}
