/** D-C3 */
export const POWERS = [
  'aggressive',
  'cunning',
  'determined',
  'strategic',
  'tricky',
  'unpredictable',
] as const;
export type PowerName = (typeof POWERS)[number];

export const POWER_COUNT = 6;

/** Inside, a power is its place in `POWERS`. */
export type Power = number;
export const AGGRESSIVE = 0;
export const CUNNING = 1;
export const DETERMINED = 2;
export const STRATEGIC = 3;
export const TRICKY = 4;
export const UNPREDICTABLE = 5;
