import type { Speed } from '../../app/settings.ts';

/** How much longer or shorter things take; nothing moves at 0. */
const FACTORS = { slow: 1.7, normal: 1, fast: 0.45, off: 0 } as const satisfies Record<Speed, number>;

export function paceOf(speed: Speed, isReduced: boolean): number {
  return isReduced ? 0 : FACTORS[speed];
}
