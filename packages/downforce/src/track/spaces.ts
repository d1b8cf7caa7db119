import type { Section } from './reading/file.ts';
import { cellsPerLane, lengthOf, ROAD_WIDE } from './section.ts';

/** T5. All ranges are closed: touching ends meet. */
export interface Space {
  /** Increases along the track; of level spaces the inside one has the highest, so comparing ids is D-R12. */
  readonly id: number;
  /** Index in the file's list. */
  readonly section: number;
  /** From the inside, 1 first (T2). */
  readonly lane: number;
  /** Index within lane and section. */
  readonly cell: number;
  readonly back: number;
  readonly front: number;
  /** Across the road, 0 at the inside edge, 12 at the outside. */
  readonly from: number;
  readonly to: number;
  readonly rectangle: boolean;
}

export interface Layout {
  readonly spaces: readonly Space[];
  /** Where each section begins; the last entry is the whole length. */
  readonly starts: readonly number[];
  readonly length: number;
}

export function layOut(sections: readonly Section[]): Layout {
  const starts = [0];
  for (const section of sections) starts.push((starts.at(-1) ?? 0) + lengthOf(section));
  const spaces = sections
    .flatMap((section, index) => spacesOf(section, index, starts[index]))
    .toSorted((a, b) => a.front - b.front || b.lane - a.lane)
    .map((space, id) => Object.assign(space, { id }));
  return { spaces, starts, length: starts.at(-1) ?? 0 };
}

function spacesOf(section: Section, index: number, start: number): Omit<Space, 'id'>[] {
  const cells = cellsPerLane(section);
  const wide = ROAD_WIDE / cells.length;
  return cells.flatMap((count, lane) => {
    const long = lengthOf(section) / count;
    return Array.from({ length: count }, (_, cell) => ({
      section: index,
      lane: lane + 1,
      cell,
      back: start + long * cell,
      front: start + long * (cell + 1),
      from: wide * lane,
      to: wide * (lane + 1),
      rectangle: section.kind === 'straight',
    }));
  });
}
