import type { Seat } from '@paddock/kernel';
import type { LineName } from '../state/names.ts';
import { EXTRA_MARKS } from '../state/layout.ts';

/** D-C3, then our own (D-V10). */
export const POWERS = [
  'aggressive',
  'cunning',
  'determined',
  'strategic',
  'tricky',
  'unpredictable',
  'contrary',
  'focused',
  'obstructive',
  'tenacious',
  'thrifty',
  'watchful',
] as const;
export type PowerName = (typeof POWERS)[number];

export const POWER_COUNT = POWERS.length;
/** The first ones; the others are the extra powers. */
export const PRINTED_POWERS = 6;

/** By number of automas (D-V8h); without any, one (D-A11). */
const KEPT = [1, 3, 2];

/** How many of the powers won are kept. */
export function powersKept(automas: number): number {
  return KEPT[automas] ?? 1;
}

/** Internally a power is its index in `POWERS`. */
export type Power = number;
export const AGGRESSIVE = 0;
export const CUNNING = 1;
export const DETERMINED = 2;
export const STRATEGIC = 3;
export const TRICKY = 4;
export const UNPREDICTABLE = 5;

/** Phases, refusals and facts of the extra powers (D-V10). Numbers and words appear in records and never change. */

export const POWER_PHASES = ['numbering'] as const;
export type PowerPhase = (typeof POWER_PHASES)[number];

export const POWER_REFUSALS = ['choose-the-numbers-now', 'car-of-this-line'] as const;

export type PowerFact =
  /** Contrary */
  | { readonly kind: 'numbers-chosen'; readonly seat: Seat; readonly numbers: 'as-printed' | 'upside-down' }
  /** Obstructive */
  | { readonly kind: 'line-shortened'; readonly seat: Seat; readonly line: LineName }
  /** Thrifty leaves the line unused. */
  | { readonly kind: 'line-left'; readonly seat: Seat; readonly line: LineName };

/** What a view says of the card being resolved: the byte and the bit that say it. Bits from 16 up last for the card. */
export const POWER_MARKS = {
  /** Contrary: the numbers count from the bottom up. */
  upsideDown: [EXTRA_MARKS, 32],
  /** Obstructive has shortened a line of this card. */
  shortened: [EXTRA_MARKS, 16],
  /** Thrifty uses this line for another car. */
  saved: [EXTRA_MARKS, 8],
  /** Decided on this line: Focused, Tenacious and Watchful. */
  focus: [EXTRA_MARKS, 1],
  tail: [EXTRA_MARKS, 2],
  watch: [EXTRA_MARKS, 4],
} as const satisfies Record<string, readonly [byte: number, bit: number]>;
export type PowerMark = keyof typeof POWER_MARKS;
