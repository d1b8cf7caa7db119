import { formula, type FormulaState, type FormulaView } from '@paddock/formula';
import type { Alternative, Bot } from '../../bot.ts';
import { weighAsClub } from '../club.ts';
import { answerWith } from '../reasons.ts';
import type { Weighed } from '../weigh.ts';
import { armsOf, type Arm } from './arms.ts';
import { Guess } from './guess.ts';
import { halve } from './halving.ts';
import { Recall } from './memory/recall.ts';
import { Rollouts, type Depth } from './rollouts.ts';

/** A plan that would get fewer rollouts is not looked at: they would say nothing. */
const LEAST_A_PLAN = 25;

/** Plays the best plans out, in worlds that the seat's view allows, and takes the one that ends best. */
export function searching(depth: Depth): Bot<FormulaView> {
  return (view, seat, chance, budget, leanings) => {
    const { public: open } = view;
    const { plans: all, isComplete } = weighAsClub(view, seat, chance, budget);
    const answer = (plans: readonly Weighed[]) => answerWith(open, seat, { plans, isComplete }, leanings);
    const state: FormulaState = formula.imagine(view, chance);
    const rollouts = new Rollouts(state, seat, depth);
    const count = Math.min(rollouts.count, budget.iterations);
    const known = rollouts.ranked(armsOf(all), state);
    const arms = known.slice(0, Math.min(depth.arms, Math.floor(count / LEAST_A_PLAN)));
    if (arms.length < 2)
      return answer(known.map(({ plan, opinion }) => ({ ...plan, value: opinion ?? plan.value })));

    const { light } = rollouts;
    const remembers = depth.remembers === true && view.plays !== undefined;
    const dealer = remembers ? new Recall(state, seat, light, chance) : new Guess(state, seat, light.season);
    const world = formula.copy(state);
    let worlds = chance.below(12);

    const play = (left: readonly Arm[]): void => {
      dealer.deal(world, chance);
      const seed = chance.next();
      worlds++;
      for (const arm of left) {
        formula.copy(world, state);
        const { value, win, points } = rollouts.play(state, arm.actions, seed, worlds);
        arm.visits++;
        arm.value += value;
        arm.win += win;
        arm.points += points;
      }
    };
    const ranked = halve(arms, count, play, () => budget.shouldStop?.() === true);
    // A plan that was left out early is worth no more than those that were not.
    let most = Infinity;
    const plans = ranked.map(({ plan, opinion, value, visits }) => {
      most = visits > 0 ? Math.min(most, value / visits) : (opinion ?? plan.value);
      return { ...plan, value: most };
    });
    const { do: texts, reasons } = answer(plans);
    return { do: texts, reasons: { ...reasons, alternatives: withOutlooks(reasons.alternatives, ranked) } };
  };
}

function withOutlooks(alternatives: readonly Alternative[], ranked: readonly Arm[]): Alternative[] {
  return alternatives.map((alternative) => {
    const arm = ranked.find(({ plan }) => plan.do === alternative.do);
    if (arm === undefined || arm.visits === 0) return alternative;
    const outlook = { points: rounded(arm.points / arm.visits), win: rounded(arm.win / arm.visits) };
    return { ...alternative, outlook };
  });
}

/** To a thousandth. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
