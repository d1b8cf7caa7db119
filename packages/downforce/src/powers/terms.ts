import type { Seat } from '@paddock/kernel';
import type { LineName } from '../state/names.ts';
import { PACK_MARKS, UPSIDE_DOWN } from '../state/layout.ts';

/** What only the extra powers (D-V10) ask, say and tell. Numbers and words stand in records and never change. */

export type PowerPhase = 'numbering';

export const POWER_REFUSALS = ['choose-the-numbers-now', 'car-of-this-line'] as const;

export type PowerFact =
  /** Contrary */
  | { readonly kind: 'numbers-chosen'; readonly seat: Seat; readonly numbers: 'as-printed' | 'upside-down' }
  /** Obstructive */
  | { readonly kind: 'line-shortened'; readonly seat: Seat; readonly line: LineName }
  /** Thrifty leaves the line unused. */
  | { readonly kind: 'line-left'; readonly seat: Seat; readonly line: LineName };

/** What a view says of the card being resolved: the byte and the bit that say it. */
export const POWER_MARKS = {
  /** Contrary: the numbers count from the bottom up. */
  upsideDown: [UPSIDE_DOWN, 1],
  /** Obstructive has shortened a line of this card. */
  shortened: [PACK_MARKS, 16],
  /** Thrifty uses this line for another car. */
  saved: [PACK_MARKS, 8],
  /** Decided on this line: Focused, Tenacious and Watchful. */
  focus: [PACK_MARKS, 1],
  tail: [PACK_MARKS, 2],
  watch: [PACK_MARKS, 4],
} as const satisfies Record<string, readonly [byte: number, bit: number]>;
export type PowerMark = keyof typeof POWER_MARKS;
