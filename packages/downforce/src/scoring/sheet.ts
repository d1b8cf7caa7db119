import type { Seat } from '@paddock/kernel';
import type { CarName } from '../state/cars.ts';

/** What a seat scored where points decide; a variant says what they are for. */
export interface PointsSheet {
  readonly seat: Seat;
  readonly points: number;
}

/** Shown after the end; only where points decide. */
export interface PointsResult {
  readonly points?: readonly PointsSheet[];
}

/** D-C6: one player's score sheet, filled in. Money in whole millions. */
export interface Sheet {
  readonly seat: Seat;
  readonly cars: readonly { readonly car: CarName; readonly paid: number; readonly prize: number }[];
  /** Every car named. `bet`: the line from 1, if the order does not tell it (D-V5, D-V9). */
  readonly bets: readonly { readonly car: CarName; readonly pays: number; readonly bet?: number }[];
  readonly prizes: number;
  readonly winnings: number;
  readonly paid: number;
  /** For an automa: the cheat counter, which is part of the total (D-V8i), and the cards it had left (D-V8j). */
  readonly counter?: number;
  readonly cardsLeft?: number;
  readonly total: number;
}
