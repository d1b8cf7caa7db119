import type { Point, Stretch } from './road.ts';
import { pieces, pointAt } from './road.ts';
import type { Layout, Space } from '../spaces.ts';
import { ROAD_WIDE } from '../section.ts';

/**
 * For drawing only (T5). Cuts lie at angles in proportion to the whole numbers, and all lanes of a section share the
 * same points along it, so that two outlines meet exactly where the numbers do.
 */
export function outlineSpaces({ spaces, starts }: Layout, stretches: readonly Stretch[]): Point[][] {
  const marks = stretches.map((stretch, section) => marksAlong(section, spaces, stretch));
  return spaces.map((space) => {
    const { section, from, to } = space;
    const start = starts[section];
    const long = starts[section + 1] - start;
    const along = marks[section]
      .filter((mark) => mark >= space.back && mark <= space.front)
      .map((mark) => (mark - start) / long);
    const edge = (across: number): Point[] =>
      along.map((at) => pointAt(stretches[section], at, across / ROAD_WIDE));
    return [...edge(from), ...edge(to).toReversed()];
  });
}

/** Every cut of any lane, plus enough points between for a curve to look round. */
function marksAlong(section: number, spaces: readonly Space[], stretch: Stretch): number[] {
  const cuts = new Set(
    spaces.flatMap((space) => (space.section === section ? [space.back, space.front] : [])),
  );
  const sorted = [...cuts].toSorted((a, b) => a - b);
  const long = (sorted.at(-1) ?? 0) - sorted[0];
  return sorted.flatMap((cut, i) => {
    const gap = (sorted[i + 1] ?? cut) - cut;
    const parts = pieces(stretch, gap / long);
    return gap === 0 ? [cut] : Array.from({ length: parts }, (_, part) => cut + (gap * part) / parts);
  });
}

/** Where a car stands: the middle of its space, and the road's heading there. */
export function centreOf(space: Space, { starts }: Layout, stretch: Stretch): Point & { heading: number } {
  const start = starts[space.section];
  const along = ((space.back + space.front) / 2 - start) / (starts[space.section + 1] - start);
  const heading = stretch.start.heading + stretch.angle * along;
  return { ...pointAt(stretch, along, (space.from + space.to) / 2 / ROAD_WIDE), heading };
}
