import { describe, expect, it } from 'vitest';
import { Sample } from './sample.ts';

describe('a sample', () => {
  it('gives mean, extremes and the 95 % interval of the mean', () => {
    const sample = new Sample();
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) sample.add(value);
    const { mean, margin, least, most } = sample.summary();
    expect([mean, least, most]).toEqual([5, 2, 9]);
    // Variance 32 / 7, eight values.
    expect(margin).toBeCloseTo(1.96 * Math.sqrt(32 / 7 / 8));
  });

  it('has no interval with fewer than two values', () => {
    const sample = new Sample();
    expect(sample.summary()).toEqual({ mean: 0, margin: 0, least: 0, most: 0 });
    sample.add(3);
    expect(sample.summary()).toEqual({ mean: 3, margin: 0, least: 3, most: 3 });
  });
});
