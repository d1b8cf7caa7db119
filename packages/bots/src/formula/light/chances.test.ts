import { describe, expect, it } from 'vitest';
import { chanceToBeat } from '../standing.ts';
import { chanceAt, slopeAt, stepOf } from './chances.ts';

describe('the table of chances', () => {
  it('is not a thousandth off, far outside it either', () => {
    for (let lead = -40; lead <= 40; lead += 0.0137)
      expect(Math.abs(chanceAt(stepOf(lead)) - chanceToBeat(lead))).toBeLessThan(0.001);
  });

  it('has the slope of the chance', () => {
    for (let lead = -10; lead <= 10; lead += 0.0731) {
      const slope = (chanceToBeat(lead + 0.01) - chanceToBeat(lead - 0.01)) / 0.02;
      expect(slopeAt(stepOf(lead))).toBeCloseTo(slope, 2);
    }
  });
});
