import type { Nose } from './livery.ts';

/** Seen from above, nose to the right; the roundel is in the middle, so that a number over it may stay upright. */
export const CAR_BOX = { width: 80, height: 36 } as const;
export const CAR_MIDDLE = { x: 40, y: 18 } as const;

const REAR_TOP = 'M8 11.5 20 10.5C26 6.5 33 5.5 40 5.5c7 0 11 3 15 7';
const REAR_BOTTOM = 'C51 27.5 47 30.5 40 30.5c-7 0-14-1-20-5L8 24.5z';

const NOSE_PATHS: Readonly<Record<Nose, string>> = {
  blunt: 'H69q4 0 4 4v3q0 4-4 4H55',
  needle: 'L79 17.2v1.6L55 23.5',
  round: 'L62 14.5c2-6 15-6 15 3.5s-13 9.5-15 3.5l-7 2',
  wedge: 'L58 7 79 18 58 29 55 23.5',
  shovel: 'L64 14.5 67 6h9v24h-9L64 21.5 55 23.5',
  split: 'L78 7 67 18 78 29 55 23.5',
  twin: 'L77 8.5v6L62 16v4L77 21.5v6L55 23.5',
};

/** The outline of a car. */
export function carBody(nose: Nose): string {
  return `${REAR_TOP}${NOSE_PATHS[nose]}${REAR_BOTTOM}`;
}
