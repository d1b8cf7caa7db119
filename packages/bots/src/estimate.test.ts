import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { estimateOf, meanOf, shareOf, varianceOf } from './estimate.ts';

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

describe('a share', () => {
  it('has its 95 % interval by Wilson, within 0 and 1', () => {
    // 20 of 100: (0.2 + z²/200) / (1 + z²/100) and its error, by hand.
    const { mean, low, high } = shareOf(20, 100);
    expect(mean).toBe(0.2);
    expect(low).toBeCloseTo(0.1334, 4);
    expect(high).toBeCloseTo(0.2888, 4);
    expect(shareOf(0, 50).low).toBe(0);
    expect(shareOf(0, 50).high).toBeCloseTo(0.0713, 4);
    expect(shareOf(50, 50).high).toBeCloseTo(1, 9);
    expect(shareOf(0, 0)).toEqual({ mean: 0, low: 0, high: 1 });
  });
});

it('sums give the same estimate as the values', () => {
  const values = [3, 1, 4, 1, 5, 9];
  const squares = values.reduce((sum, value) => sum + value * value, 0);
  const { mean, low, high } = estimateOf(6, 23, squares);
  const expected = meanOf(values);
  expect([mean, low, high].map((value) => value.toFixed(9))).toEqual(
    [expected.mean, expected.low, expected.high].map((value) => value.toFixed(9)),
  );
});
