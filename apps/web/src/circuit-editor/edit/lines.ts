import type { Section, TrackFile } from '@paddock/downforce';
import { cellsPerLane, mean } from '@paddock/downforce/editing';
import { inOrder, split } from './sections.ts';

const SHARES = [0.25, 0.5, 0.75] as const;

/** Steps that a line may lie beside its share before a straight is cut in two for it. */
const NEAR = 1.5;

export function stepsOf(section: Section): number {
  return mean(cellsPerLane(section));
}

/** Steps to where each section begins; the last entry is the whole lap. */
export function startsOf(sections: readonly Section[]): number[] {
  const starts = [0];
  for (const section of sections) starts.push((starts.at(-1) ?? 0) + stepsOf(section));
  return starts;
}

/** Betting lines at a quarter, a half and three quarters of the lap, each where a section begins (T3). */
export function withLines(file: TrackFile): TrackFile {
  const cut = SHARES.reduce(cutFor, file);
  const starts = startsOf(cut.sections);
  const whole = starts.at(-1) ?? 0;
  const lines = SHARES.map((share) => nearest(starts, share * whole) + 1);
  return { ...cut, lines: inOrder(lines, cut.sections.length) };
}

/** A straight that lies across the wanted place is cut there. */
function cutFor(file: TrackFile, share: number): TrackFile {
  const starts = startsOf(file.sections);
  const at = share * (starts.at(-1) ?? 0);
  if (Math.abs((starts[nearest(starts, at)] ?? 0) - at) <= NEAR) return file;
  const index = starts.findLastIndex((start) => start <= at);
  return split(file, index, Math.round(at - (starts[index] ?? 0)));
}

/** The section, from 0, that begins nearest to a place; a line cannot be at the ends of the list. */
function nearest(starts: readonly number[], at: number): number {
  let best = 1;
  for (let index = 1; index < starts.length - 1; index++) {
    if (Math.abs((starts[index] ?? 0) - at) < Math.abs((starts[best] ?? 0) - at)) best = index;
  }
  return best;
}

/** The nearest line moves to where this section begins. */
export function lineHere(file: TrackFile, at: number): TrackFile {
  const here = at + 1;
  if (at < 1 || file.lines.includes(here)) return file;
  const distances = file.lines.map((line) => Math.abs(line - here));
  const moved = distances.indexOf(Math.min(...distances));
  return { ...file, lines: file.lines.with(moved, here).toSorted((a, b) => a - b) };
}
