import type { Seat, Standing } from '@paddock/kernel';
import { carNumber, type CarName, CARS } from '../state/cars.ts';
import { payFor, payoutsFor, type PayoutTable } from './payouts.ts';
import { bestCarOf, rankScores, sheetOf } from './race-sheet.ts';
import type { Sheet } from './sheet.ts';

/** A race that was played with the box, as its score sheets have it. */
export interface PaperRace {
  readonly players: number;
  readonly payouts: PayoutTable;
  /** Cars that nobody bought are left out. */
  readonly sold: Readonly<Partial<Record<CarName, { readonly seat: Seat; readonly price: number }>>>;
  /** By seat, then by line; null: no bet was made there (D-B2). */
  readonly bets: readonly (readonly (CarName | null)[])[];
  /** All six (D-R12), best first; the first `finishers` of them came home. */
  readonly order: readonly CarName[];
  readonly finishers: number;
}

/** The sums of D-E1 to D-E4, and who won. */
export function scorePaper({ players, payouts, sold, bets, order, finishers }: PaperRace): {
  readonly sheets: readonly Sheet[];
  readonly standings: readonly Standing[];
} {
  const table = payoutsFor(payouts);
  const race = {
    owners: CARS.map((car) => sold[car]?.seat ?? -1),
    prices: CARS.map((car) => sold[car]?.price ?? 0),
    order: order.map(carNumber),
    finishers,
  };
  const sheets = Array.from({ length: players }, (_, seat) => {
    const slips = bets[seat] ?? [];
    const paid = slips.flatMap((car, line) => {
      if (car === null) return [];
      const place = order.indexOf(car);
      return [{ car, pays: payFor(table, line, place, place < finishers), bet: line + 1 }];
    });
    return sheetOf(race, table.prizes, seat, paid);
  });
  const scores = sheets.map(({ seat, total }) => ({ score: total, tie: bestCarOf(race, seat) }));
  return { sheets, standings: rankScores(scores) };
}
