import type { Point, Stretch } from '../drawing/road.ts';
import { pointAt, radians, STEP } from '../drawing/road.ts';

/** Least gap between parts of the road that are not consecutive. */
export const CLEARANCE = 0.1 * STEP;
/** Tolerance for consecutive parts, which share an edge. */
const ROUNDING = -0.01 * STEP;

const SLICE = radians(10);

type Quad = readonly Point[];

interface Slice {
  readonly section: number;
  readonly quad: Quad;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The first two sections, from 0, that overlap, or come too close without being consecutive. */
export function findOverlap(
  stretches: readonly Stretch[],
  ring: boolean,
): readonly [number, number] | undefined {
  const slices = stretches.flatMap(slicesOf);
  const last = stretches.length - 1;
  for (const [i, a] of slices.entries()) {
    for (let j = i + 1; j < slices.length; j += 1) {
      const b = slices[j];
      const apart = b.section - a.section;
      const wanted = apart <= 1 || (ring && apart === last) ? ROUNDING : CLEARANCE;
      if (boxesNear(a, b) && quadGap(a.quad, b.quad) < wanted) return [a.section, b.section];
    }
  }
  return undefined;
}

function slicesOf(stretch: Stretch, section: number): Slice[] {
  const count = Math.max(1, Math.ceil(Math.abs(stretch.angle) / SLICE));
  return Array.from({ length: count }, (_, i) => {
    const [near, far] = [i / count, (i + 1) / count];
    const quad = [
      pointAt(stretch, near, 0),
      pointAt(stretch, far, 0),
      pointAt(stretch, far, 1),
      pointAt(stretch, near, 1),
    ];
    const xs = quad.map(({ x }) => x);
    const ys = quad.map(({ y }) => y);
    return {
      section,
      quad,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
}

function boxesNear(a: Slice, b: Slice): boolean {
  return (
    a.left < b.right + CLEARANCE &&
    b.left < a.right + CLEARANCE &&
    a.top < b.bottom + CLEARANCE &&
    b.top < a.bottom + CLEARANCE
  );
}

/** The widest gap between two convex shapes over all their edges; negative if they overlap. */
export function quadGap(a: Quad, b: Quad): number {
  return Math.max(gapBeyondEdges(a, b), gapBeyondEdges(b, a));
}

function gapBeyondEdges(a: Quad, b: Quad): number {
  let widest = -Infinity;
  for (const [i, from] of a.entries()) {
    const to = a[(i + 1) % a.length];
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    if (long === 0) continue;
    const normal = { x: (to.y - from.y) / long, y: (from.x - to.x) / long };
    const reach = (quad: Quad): number[] => quad.map(({ x, y }) => x * normal.x + y * normal.y);
    const [own, other] = [reach(a), reach(b)];
    widest = Math.max(widest, Math.min(...other) - Math.max(...own), Math.min(...own) - Math.max(...other));
  }
  return widest;
}
