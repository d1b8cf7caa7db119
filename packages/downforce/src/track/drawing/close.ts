import type { Section } from '../reading/file.ts';
import type { Point, Stretch } from './road.ts';
import { nominalLength, poseAt } from './road.ts';

/** A drawn section may be shorter or longer by at most this fraction of its length, so that spaces stay similar. */
export const GIVE = 0.2;

/** Curves keep their shape; straights give way first. */
const CURVE_STIFFNESS = 4;

export interface Closing {
  readonly lengths: readonly number[];
  /** The gap before closing, in drawing units. */
  readonly gap: Point;
  /** The section that changed most, from 0, and its factor. */
  readonly worst: number;
  readonly factor: number;
}

/**
 * Stretches and shrinks sections, as little as possible overall, so that the ring ends where it began.
 * With the angles fixed a section's end moves in proportion to its length, so this is linear least squares with two
 * conditions: the factor of section i is 1 + v·λ / w, where v is its chord, w its weight, and λ solves
 * Σ (v vᵀ / w) λ = -Σ v.
 */
export function closeRing(sections: readonly Section[], stretches: readonly Stretch[]): Closing {
  const chords = stretches.map((stretch) => {
    const end = poseAt(stretch, 1);
    return { x: end.x - stretch.start.x, y: end.y - stretch.start.y };
  });
  const weights = stretches.map(({ long, angle }) => long * (angle === 0 ? 1 : CURVE_STIFFNESS));
  const gap = { x: 0, y: 0 };
  let [xx, xy, yy] = [0, 0, 0];
  chords.forEach(({ x, y }, i) => {
    gap.x += x;
    gap.y += y;
    xx += (x * x) / weights[i];
    xy += (x * y) / weights[i];
    yy += (y * y) / weights[i];
  });
  const det = xx * yy - xy * xy;
  const pull = {
    x: (xy * gap.y - yy * gap.x) / det,
    y: (xy * gap.x - xx * gap.y) / det,
  };
  const factors = chords.map(({ x, y }, i) => 1 + (x * pull.x + y * pull.y) / weights[i]);
  const excess = factors.map((factor) => Math.abs(factor - 1));
  const worst = excess.indexOf(Math.max(...excess));
  return {
    lengths: sections.map((section, i) => nominalLength(section) * factors[i]),
    gap,
    worst,
    factor: factors[worst] ?? Number.NaN,
  };
}
