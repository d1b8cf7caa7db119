import { CARS, LETTERS, type CarName } from '../../state/cars.ts';
import { raceWith, testTrack, type Scene, type TestTable } from '../../testing/scenes.ts';
import type { Section } from '../../track/reading/file.ts';
import type { Track } from '../../track/index.ts';
import { left, narrowing, right, spaceAt, straight, widening } from '../../track/testing/ring.ts';

/**
 * A piece of road, driven from left to right, the inside lane first. One character per space: '.' is free, a card's
 * letter is that car, digits number the spaces of the expected path. Blanks separate the sections: lanes of unequal
 * length make a bend, and a row between more and fewer lanes narrows or widens. '|' is the finish; without it the road
 * goes on.
 */
export type Picture = readonly string[];

export interface Drawn {
  readonly table: TestTable;
  /** The path that the digits show. */
  readonly way: readonly number[];
}

/** Rows after the grid, to make room for the three lines. */
const BEFORE = 3;
const AFTER = 12;
const BEND = 60;

export function draw(picture: Picture, scene: Omit<Scene, 'track' | 'at'> = {}): Drawn {
  const rows = picture.map((lane) => lane.replace('|', '').split(/ +/).filter(Boolean));
  const track = trackOf(
    rows,
    picture.some((lane) => lane.includes('|')),
  );
  const way: number[] = [];
  const at: Partial<Record<CarName, number>> = {};
  for (const [lane, sections] of rows.entries())
    for (const [section, cells] of sections.entries())
      for (const [cell, mark] of Array.from(cells).entries()) {
        const space = spaceAt(track, 1 + leadIn(rows).length + section + 1, lane + 1, cell + 1);
        if (/\d/.test(mark)) way[Number(mark) - 1] = space;
        else if (mark !== '.') at[CARS[LETTERS.indexOf(mark)]] = space;
      }
  return { table: raceWith({ ...scene, track, at }), way };
}

function trackOf(rows: readonly (readonly string[])[], isFinish: boolean): Track {
  const count = Math.max(...rows.map((sections) => sections.length));
  const lanesIn = (section: number) => rows.filter((sections) => section < sections.length).length;
  const sections = Array.from({ length: count }, (_, index): Section => {
    const lanes = lanesIn(index);
    if (index + 1 < count && lanesIn(index + 1) < lanes) return narrowing(lanes);
    if (index > 0 && lanesIn(index - 1) < lanes) return widening(lanes - 1);
    const cells = rows.slice(0, lanes).map((lane) => lane[index]?.length ?? 0);
    const [first = 0] = cells;
    const last = cells.at(-1) ?? 0;
    if (first === last) return straight(first, lanes);
    return first < last ? left(BEND, ...cells) : right(BEND, ...cells);
  });
  const tail = isFinish ? [] : [straight(AFTER, lanesIn(count - 1))];
  return testTrack([...leadIn(rows), ...sections, ...tail], [2, 3, 4]);
}

/** Leads from the grid's three lanes to those of the picture. */
function leadIn(rows: readonly unknown[]): Section[] {
  const narrow = [narrowing(3), narrowing(2)].slice(0, 3 - rows.length);
  return [...Array.from({ length: BEFORE }, () => straight(1)), ...narrow];
}
