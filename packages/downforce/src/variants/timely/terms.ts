import type { Seat } from '@paddock/kernel';
import { GIVEN, MONEYLESS, type RefusedPair } from '../../state/options.ts';

/** TABLE tells who bet and who declined. */
export type TimelyPhase = 'revealing-slips';
export const REVEALING_SLIPS = 18;

export const DECLINE = 26;

export const TIMELY_REFUSALS = ['bet-or-decline-now'] as const;

export type TimelyFact =
  /** To the seat that declines. */
  | { readonly kind: 'bet-declined'; readonly seat: Seat; readonly bet: number }
  /** To the others, for each seat that has chosen. */
  | { readonly kind: 'slip-laid'; readonly seat: Seat; readonly bet: number }
  /** To all, once all have chosen. */
  | {
      readonly kind: 'slips-shown';
      readonly bet: number;
      readonly backers: readonly Seat[];
      readonly declined: readonly Seat[];
    };

/** D-V5: which of the two is there tells the rulings. */
export interface TimelyView {
  /** By seat the lines, from 1, at which it bet. */
  readonly linesBacked?: readonly (readonly number[])[];
  /** Rulings 1: by seat the one line at which it bet. */
  readonly backed?: readonly (number | null)[];
}

export const TIMELY_CONFLICTS = [
  { code: 'no-bets-to-time', rule: 'D-V0', one: { bets: ['none'] }, other: { timely: GIVEN } },
  { code: 'bets-are-not-asked', rule: 'D-V0', one: MONEYLESS, other: { timely: GIVEN } },
  { code: 'timely-has-its-own-hand', rule: 'D-V5', one: { hand: ['three'] }, other: { timely: GIVEN } },
] as const satisfies readonly RefusedPair[];

export type TimelyConflict = (typeof TIMELY_CONFLICTS)[number]['code'];
