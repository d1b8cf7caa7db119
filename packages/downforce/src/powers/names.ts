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

export const POWER_COUNT = 12;
/** The first ones; the others are the pack's. */
export const PRINTED_POWERS = 6;

/** D-A11: one; D-V8h: beside one or two automas more. */
const KEPT = [1, 3, 2];

/** Of the powers won, as many are kept. */
export function powersKept(automas: number): number {
  return KEPT[automas] ?? 1;
}

/** Inside, a power is its place in `POWERS`. */
export type Power = number;
export const AGGRESSIVE = 0;
export const CUNNING = 1;
export const DETERMINED = 2;
export const STRATEGIC = 3;
export const TRICKY = 4;
export const UNPREDICTABLE = 5;
export const CONTRARY = 6;
export const FOCUSED = 7;
export const OBSTRUCTIVE = 8;
export const TENACIOUS = 9;
export const THRIFTY = 10;
export const WATCHFUL = 11;
