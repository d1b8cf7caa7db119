import { CAR_NAMES, formula, type FormulaState, type FormulaView } from '@paddock/formula';
import { fastChance, isRefusal, recalled, resolveOptions } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../review/testing.ts';
import { walk } from '../../review/walk.ts';
import { aView } from '../testing.ts';
import { FORMULA_BOTS } from './levels.ts';

const WORLDS = 40;
/** Blue's cars have four others in front of them. */
const FIFTH = [...CAR_NAMES.slice(2, 6), ...CAR_NAMES.slice(0, 2), ...CAR_NAMES.slice(6)];

function actionsOf(plan: readonly string[]): number[] {
  return plan.map((text) => {
    const action = formula.read(text);
    if (isRefusal(action)) throw new Error(text);
    return action;
  });
}

/** By plan, over the same worlds. */
function promised(
  view: FormulaView,
  ...plans: readonly (readonly string[])[]
): { win: number; points: number }[] {
  const promise = FORMULA_BOTS.promiseOf?.(view, 0);
  const worldAt = FORMULA_BOTS.worldsOf(view, fastChance('worlds'));
  const sums = plans.map((plan) => ({ actions: actionsOf(plan), win: 0, points: 0 }));
  for (let nr = 0; nr < WORLDS; nr++) {
    const world = worldAt(fastChance(`world ${nr}`));
    for (const sum of sums) {
      const { win = 0, points = 0 } = promise?.(world, sum.actions, fastChance(`luck ${nr}`)) ?? {};
      sum.win += win / WORLDS;
      sum.points += points / WORLDS;
    }
  }
  return sums.map(({ win, points }) => ({ win, points }));
}

describe('what a plan promises', () => {
  const hand = ['overtake-4-blue', 'wrong-line', 'turbo', 'crash', 'pit-red'] as const;

  it('is less for a worse plan, and the same when asked again', () => {
    const view = aView({ hand, open: { line: FIFTH, playsLeft: 2 } });
    const plans = [['play overtake-4-blue', 'car blue-1'], ['play crash']];
    const [good, bad] = promised(view, ...plans);
    expect(good?.win).toBeGreaterThan(bad?.win ?? 1);
    expect(good?.points).toBeGreaterThan(bad?.points ?? 16);
    expect(promised(view, ...plans)).toEqual([good, bad]);
  });

  it.each([
    { races: 2, removed: 0 },
    { races: 1, removed: 24 },
    { races: 2, removed: 24, championship: 'drivers' },
  ])(
    'F-O1, F-O2, F-E3: is a chance and a sum at every question of a game, and leaves the world as it is: %o',
    (given) => {
      const options = resolveOptions(formula.options, 3, given);
      if (isRefusal(options)) throw new Error(options.code);
      const walked = walk(FORMULA_BOTS.game, gameOf(FORMULA_BOTS, 'random', 3, 'promises', given));
      if ('problem' in walked) throw new Error(walked.problem.code);
      let asked = 0;
      for (const { seat, before, texts } of walked.steps) {
        if (seat === undefined || asked++ % 4 > 0) continue;
        const view = recalled(walked.rules, before, seat);
        const promise = FORMULA_BOTS.promiseOf?.(view, seat);
        const world = FORMULA_BOTS.worldsOf(view, fastChance('view'))(fastChance('world')) as FormulaState;
        const bytes = world.bytes.slice();
        const { win, points } = promise?.(world, actionsOf(texts), fastChance('luck')) ?? {
          win: -1,
          points: -1,
        };
        expect(win).toBeGreaterThanOrEqual(0);
        expect(win).toBeLessThanOrEqual(1);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(world.bytes).toEqual(bytes);
      }
      expect(asked).toBeGreaterThan(20);
    },
  );
});
