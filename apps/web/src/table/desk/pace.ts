import type { Pace } from '../../app/settings.ts';

/** How much longer or shorter things take; nothing moves at 0. */
const FACTORS = { slow: 1.7, normal: 1, fast: 0.45, opening: 0.25, off: 0 } as const satisfies Record<
  Pace,
  number
>;

export function paceOf(speed: Pace, isReduced: boolean): number {
  return isReduced ? 0 : FACTORS[speed];
}
