import { formula, type FormulaState, type FormulaView } from '@paddock/formula';
import type { Alternative, Bot } from '../../bot.ts';
import { weighAsClub } from '../club.ts';
import { Light } from '../light/light.ts';
import { isRaceOver, playsLeft, turnsLeft } from '../light/race-bytes.ts';
import { Recall } from './memory/recall.ts';
import { answerWith } from '../reasons.ts';
import { armsOf, type Arm } from './arms.ts';
import { Guess } from './guess.ts';
import { halve } from './halving.ts';
import { LAST_TURN_PLAYS, LastTurn } from './last-turn.ts';
import { Luck } from './luck.ts';
import { RaceEnd } from './race-end.ts';

export interface Depth {
  /** Races played out for one decision in the middle of a race; more where they are shorter. */
  readonly rollouts: number;
  /** Plans looked at, at most. */
  readonly arms: number;
  /** Whether hands are guessed from all that was played, if the question tells it. */
  readonly remembers?: boolean;
  /** Whether, one turn before its last, it thinks about that last turn in every race it plays out. */
  readonly looksAhead?: boolean;
}

/** Plays of a race at which a decision gets the rollouts that its level names. */
const MIDDLE = 20;
/** A plan that would get fewer rollouts is not looked at: they would say nothing. */
const LEAST_A_PLAN = 25;
/** What a rollout costs besides its plays, in plays. */
const OVERHEAD = 4;

/** Plays club's best plans out, in worlds that the seat's view allows, and takes the one that ends best. */
export function searching(depth: Depth): Bot<FormulaView> {
  return (view, seat, chance, budget, leanings) => {
    const { public: open } = view;
    const weighing = weighAsClub(view, seat, chance, budget);
    const state: FormulaState = formula.imagine(view, chance);
    const looksAhead = depth.looksAhead === true && turnsLeft(state) === 2;
    const rollouts = Math.min(rolloutsFor(state, depth, looksAhead), budget.iterations);
    const arms = armsOf(weighing.plans, Math.min(depth.arms, Math.floor(rollouts / LEAST_A_PLAN)));
    if (arms.length < 2) return answerWith(open, seat, weighing, leanings);

    const light = new Light();
    light.season.read(state);
    const remembers = depth.remembers === true && view.plays !== undefined;
    const dealer = remembers ? new Recall(state, seat, light, chance) : new Guess(state, seat, light.season);
    const luck = new Luck();
    const end = new RaceEnd(light.season, seat, turnsLeft(state) === 1);
    const lastTurn = looksAhead ? new LastTurn(state, seat, light) : undefined;
    const world = formula.copy(state);
    let worlds = chance.below(12);

    const play = (left: readonly Arm[]): void => {
      dealer.deal(world, chance);
      const seed = chance.next();
      worlds++;
      for (const arm of left) {
        formula.copy(world, state);
        luck.begin(state, seed, worlds);
        for (const action of arm.actions) formula.apply(state, seat, action);
        while (!isRaceOver(state))
          if (lastTurn?.isNow(state) === true) lastTurn.play(state);
          else light.step(state, luck);
        end.read(state);
        arm.visits++;
        arm.value += end.value;
        arm.win += end.win;
        arm.points += end.points;
      }
    };
    const ranked = halve(arms, rollouts, play, () => budget.shouldStop?.() === true);
    // A plan that was left out early is worth no more than those that were not.
    let most = Infinity;
    const plans = ranked.map(({ plan, value, visits }) => {
      most = visits > 0 ? Math.min(most, value / visits) : plan.value;
      return { ...plan, value: most };
    });
    const { do: texts, reasons } = answerWith(
      open,
      seat,
      { plans, isComplete: weighing.isComplete },
      leanings,
    );
    return { do: texts, reasons: { ...reasons, alternatives: withOutlooks(reasons.alternatives, ranked) } };
  };
}

/** In the same time a shorter race is played out more often, and one with twelve sides to judge (F-O2) half as often. */
function rolloutsFor(state: FormulaState, { rollouts }: Depth, looksAhead: boolean): number {
  const share = state.setup.options.championship === 'drivers' ? 0.5 : 1;
  const plays = playsLeft(state) + OVERHEAD + (looksAhead ? LAST_TURN_PLAYS : 0);
  return Math.floor((share * rollouts * (MIDDLE + OVERHEAD)) / plays);
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
