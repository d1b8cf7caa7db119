import { assertNever } from './assert-never.ts';
import type { Section } from './reading/file.ts';

/** T5: whole numbers, so that «touch» is exact. 12 divides by two, three and four. */
export const STEP_LONG = 12;
export const ROAD_WIDE = 12;

export function lanesAtStart(section: Section): number {
  switch (section.kind) {
    case 'straight':
      return section.lanes;
    case 'curve':
      return section.cells.length;
    case 'widening':
    case 'narrowing':
      return section.from;
    default:
      return assertNever(section);
  }
}

export function lanesAtEnd(section: Section): number {
  return section.kind === 'widening' || section.kind === 'narrowing' ? section.to : lanesAtStart(section);
}

/** From lane 1. A taper's row has the lanes of its wide end. */
export function cellsPerLane(section: Section): readonly number[] {
  switch (section.kind) {
    case 'straight':
      return Array.from({ length: section.lanes }, () => section.rows);
    case 'curve':
      return section.cells;
    case 'widening':
    case 'narrowing':
      return Array.from({ length: Math.max(section.from, section.to) }, () => 1);
    default:
      return assertNever(section);
  }
}

/** A curve is about as long as its middle lane has cells, and divides evenly in every lane. */
export function lengthOf(section: Section): number {
  const cells = cellsPerLane(section);
  const unit = cells.reduce(leastCommonMultiple, 1);
  return unit * Math.max(1, Math.round((STEP_LONG * mean(cells)) / unit));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a * b) / x;
}
