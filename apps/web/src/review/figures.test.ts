import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { LINES, shownTotals, type Unit } from './figures.ts';
import { nearestMoment, scaleOf, ticksOf } from './scale.ts';

describe('the totals of a review', () => {
  it.each(['win', 'points'] satisfies Unit[])('add up as they are shown: %s', (unit) => {
    const chance = fastChance('totals');
    const any = () => ({ points: chance.below(40_000) - 20_000, win: chance.below(1_000_000) - 500_000 });
    for (let game = 0; game < 200; game++) {
      const [start, luck, own, others, residual] = [any(), any(), any(), any(), any()];
      const all = [start, luck, own, others, residual];
      const sum = (key: Unit) => all.reduce((total, worth) => total + worth[key], 0);
      const result = { points: sum('points'), win: sum('win') };
      const totals = { start, luck, own, others, result };
      const shown = shownTotals(totals, unit);
      const parts = LINES.filter((line) => line !== 'result').reduce((total, line) => total + shown[line], 0);
      expect(parts).toBeCloseTo(shown.result, 6);
      const size = unit === 'win' ? 1_000_000 : 1_000;
      // What is rounded away elsewhere is at most a few of the smallest steps.
      expect(Math.abs(shown.residual - residual[unit] / size)).toBeLessThan(unit === 'win' ? 0.03 : 0.3);
    }
  });
});

describe('the chart', () => {
  it.each([
    [[[3, 17.2], [-1]], { low: -5, high: 20, step: 5 }],
    [[[0, 1]], { low: 0, high: 1, step: 0.25 }],
    [[[0]], { low: 0, high: 0.01, step: 0.01 }],
  ])('%j has round ends', (lines, scale) => {
    expect(scaleOf(lines)).toEqual(scale);
    const ticks = ticksOf(scale);
    expect(ticks[0]).toBeCloseTo(scale.low);
    expect(ticks.at(-1)).toBeCloseTo(scale.high);
  });

  it('finds the moment that was pointed at', () => {
    expect([-1, 0, 0.49, 0.5, 1, 2].map((at) => nearestMoment(at, 3))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
