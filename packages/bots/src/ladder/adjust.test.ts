import { fastChance, type FastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { meanOf, varianceOf } from '../estimate.ts';
import { withoutLuck } from './adjust.ts';

const TRUTH = 0.3;

/** From −1 to 1, mean zero. */
function noise(chance: FastChance): number {
  return (chance.below(2001) - 1000) / 1000;
}

/** Results that are three parts luck and one part noise nobody can explain. */
function sample(chance: FastChance, size: number) {
  const controls = Array.from({ length: size }, () => [noise(chance), noise(chance), 0]);
  const values = controls.map(([one = 0, other = 0]) => TRUTH + 2 * one - other + noise(chance));
  return { controls, values };
}

describe('without luck', () => {
  it('leaves the noise that no control explains', () => {
    const { controls, values } = sample(fastChance('adjust'), 400);
    const adjusted = withoutLuck(values, controls) ?? [];
    // Variances 4/3 + 1/3 + 1/3 and 1/3.
    expect(varianceOf(values)).toBeCloseTo(2, 0);
    expect(varianceOf(adjusted)).toBeCloseTo(1 / 3, 1);
  });

  it('is unbiased with few values, and its interval contains the truth in about 95 of 100 samples', () => {
    const chance = fastChance('unbiased');
    const estimates = Array.from({ length: 500 }, () => {
      const { controls, values } = sample(chance, 40);
      return meanOf(withoutLuck(values, controls) ?? []);
    });
    const bias = meanOf(estimates.map(({ mean }) => mean - TRUTH));
    // Within twice its interval: four deviations.
    expect(Math.abs(bias.mean)).toBeLessThan(2 * (bias.high - bias.mean));
    const hits = estimates.filter(({ low, high }) => low <= TRUTH && TRUTH <= high).length;
    expect(hits).toBeGreaterThan(460);
    expect(hits).toBeLessThan(490);
  });

  it('stays unbiased if the luck depends on the result in a way that no line fits', () => {
    const chance = fastChance('crooked');
    const means = Array.from({ length: 500 }, () => {
      const luck = Array.from({ length: 40 }, () => noise(chance));
      const adjusted = withoutLuck(
        luck.map((value) => value ** 2 + value),
        luck.map((value) => [value]),
      );
      return meanOf(adjusted ?? []).mean - 1 / 3;
    });
    const { low, high } = meanOf(means);
    expect([low < 0.001, high > -0.001]).toEqual([true, true]);
  });

  it('is not offered for too few values, or without controls', () => {
    const { controls, values } = sample(fastChance('few'), 39);
    expect(withoutLuck(values, controls)).toBeUndefined();
    expect(
      withoutLuck(
        values,
        values.map(() => []),
      ),
    ).toBeUndefined();
  });
});
