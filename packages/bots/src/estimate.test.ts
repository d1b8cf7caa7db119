import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { meanOf, varianceOf } from './estimate.ts';

describe('an estimate', () => {
  it('has the mean and its 95 % interval', () => {
    // Variance 10 / 4 of five values.
    const { mean, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(varianceOf([1, 2, 3, 4, 5])).toBe(2.5);
    expect(high - mean).toBeCloseTo(1.959964 * Math.sqrt(2.5 / 5), 6);
    expect(mean - low).toBeCloseTo(high - mean, 12);
  });

  it('contains the truth in about 95 of 100 samples', () => {
    const chance = fastChance('coverage');
    // Like the wins of a deal: the mean of four games, each won with a chance of 30 %.
    const deal = () => [0, 1, 2, 3].reduce((sum) => sum + (chance.below(10) < 3 ? 0.25 : 0), 0);
    const samples = Array.from({ length: 1000 }, () => meanOf(Array.from({ length: 60 }, deal)));
    const hits = samples.filter(({ low, high }) => low <= 0.3 && 0.3 <= high).length;
    expect(hits).toBeGreaterThan(930);
    expect(hits).toBeLessThan(970);
  });
});
