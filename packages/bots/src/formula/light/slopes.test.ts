import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { Slopes } from './slopes.ts';

const RUNNING = 10;
const chance = fastChance('slopes');
const row = Float64Array.from({ length: 12 }, () => chance.below(100));
const bySide = Float64Array.from({ length: 6 }, () => chance.below(20) - 10);
const sideAt = Uint8Array.from({ length: 12 }, () => chance.below(6));
const slopes = new Slopes();
slopes.look(bySide, sideAt, row, RUNNING);

/** One car after the other. */
function sum(first: number, end: number, by: number): number {
  let worth = 0;
  for (let slot = first; slot < end; slot++)
    worth += (bySide[sideAt[slot] ?? 0] ?? 0) * ((row[slot + by] ?? 0) - (row[slot] ?? 0));
  return worth;
}

describe('slopes', () => {
  it('are worth what the cars of a stretch are worth one by one', () => {
    for (let first = 0; first < RUNNING; first++)
      for (let end = first; end <= RUNNING; end++) {
        if (first >= 1) expect(slopes.up(first, end)).toBeCloseTo(sum(first, end, -1), 9);
        if (first >= 2) expect(slopes.upTwo(first, end)).toBeCloseTo(sum(first, end, -2), 9);
        if (end < RUNNING) expect(slopes.down(first, end)).toBeCloseTo(sum(first, end, 1), 9);
        if (end < RUNNING - 1) expect(slopes.downTwo(first, end)).toBeCloseTo(sum(first, end, 2), 9);
        if (end < RUNNING) expect(slopes.move(first, end)).toBeCloseTo(sum(first, first + 1, end - first), 9);
      }
  });

  it('take away all that the place of a car was worth', () => {
    for (let slot = 0; slot < RUNNING; slot++)
      expect(slopes.drop(slot)).toBeCloseTo(-(bySide[sideAt[slot] ?? 0] ?? 0) * (row[slot] ?? 0), 9);
  });
});
