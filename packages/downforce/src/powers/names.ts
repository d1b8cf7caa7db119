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

/** D-A11: one; more beside one or two automas (D-V8h). */
const KEPT = [1, 3, 2];

/** How many of the powers won are kept. */
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
