import { describe, expect, it } from 'vitest';
import { meanOf, ratioOf } from './estimate.ts';

describe('an estimate', () => {
  it('has the mean and its 95 % interval', () => {
    // Deviation √(10 / 4) of five values, over √5.
    const { mean, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(high - mean).toBeCloseTo(1.959964 * Math.sqrt(2.5 / 5), 6);
    expect(mean - low).toBeCloseTo(high - mean, 12);
  });

  it('of a ratio has no width if both rise and fall together', () => {
    expect(ratioOf([3, 6, 9], [2, 4, 6])).toEqual({ mean: 1.5, low: 1.5, high: 1.5 });
  });

  it('of a ratio is widest if one gains what the other loses', () => {
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    const against = ratioOf([4, 2, 5, 1], [2, 4, 1, 5]);
    expect(against.mean).toBe(1);
    // Differences 2, −2, 4, −4: deviation √(40 / 3), over √4 and a mean of 3.
    expect(width(against)).toBeCloseTo((2 * 1.959964 * Math.sqrt(40 / 3)) / 2 / 3, 6);
  });
});
