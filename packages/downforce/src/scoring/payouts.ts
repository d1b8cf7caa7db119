import type { BetPay, Payouts } from '../state/game.ts';
import type { DownforceOptions } from '../state/options.ts';

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
const MANUAL_PAYOUTS: Payouts = {
  prizes: [6, 4, 2, 0, 0, 0],
  bets: [
    [6, 4, 2],
    [4, 2, 0],
    [2, 0, 0],
  ],
};

export type PayoutTable = DownforceOptions['payouts'];

export function payoutsFor(table: PayoutTable): Payouts {
  return table === 'manual' ? MANUAL_PAYOUTS : PRINTED_PAYOUTS;
}

export function payoutsOf({ payouts }: DownforceOptions): Payouts {
  return payoutsFor(payouts);
}

/** D-V9 'odds': factor on the car's position at the bet; by line, for 1st, 2nd and 3rd. */
export const ODDS: readonly (readonly number[])[] = [
  [3, 2, 1],
  [2, 1, 0],
  [1, 0, 0],
];

/** D-V9 'penalty': what 4th, 5th and 6th cost, by line. */
export const PENALTIES: readonly (readonly number[])[] = [
  [0, 1, 3],
  [1, 3, 6],
  [2, 6, 9],
];
/** From 0, like all places internally. */
export const FIRST_PENALTY = 3;

/** What a bet costs, by the car's final place from 1; places that cost nothing are left out. */
export function costsOf(bet: number): { readonly place: number; readonly cost: number }[] {
  return (PENALTIES[bet - 1] ?? [])
    .map((cost, index) => ({ place: FIRST_PENALTY + 1 + index, cost }))
    .filter(({ cost }) => cost > 0);
}

/** D-E2: what a bet pays for a car in that place. Lines and places count from 0. */
export function payFor({ bets }: Payouts, line: number, place: number, isHome: boolean): number {
  return isHome ? (bets[line]?.[place] ?? 0) : 0;
}

export const payPlace: BetPay = ({ game }, { line, place, isHome }) =>
  payFor(game.payouts, line, place, isHome);
