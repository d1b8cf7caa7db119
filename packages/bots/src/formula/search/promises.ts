import { formula, type FormulaState, type FormulaView } from '@paddock/formula';
import { fastChance, type Seat } from '@paddock/kernel';
import type { PromiseOf } from '../../game-bots.ts';
import { FACES } from './luck.ts';
import { Rollouts, type Depth } from './rollouts.ts';

/** What plans promise in single worlds, as a level that searches so would see it. */
export function promisesBy(depth: Depth): (view: FormulaView, seat: Seat) => PromiseOf<FormulaState> {
  return (view, seat) => {
    let state = formula.imagine(view, fastChance('promises'));
    const rollouts = new Rollouts(state, seat, depth);
    return (world, plan, chance) => {
      state = formula.copy(world, state);
      return rollouts.play(state, plan, chance.next(), chance.below(FACES));
    };
  };
}
