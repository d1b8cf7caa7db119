import { formula, type FormulaState } from '@paddock/formula';
import { isIn, type Action, type Seat } from '@paddock/kernel';
import type { Budget } from '../bot.ts';

/** A whole command, and the state it leads to: TABLE's, another seat's, or the end of the race. */
export interface Plan {
  readonly do: readonly string[];
  readonly after: FormulaState;
}

/** What a plan is worth, and how much of that is on the track rather than in the hand. */
export interface Weight {
  readonly value: number;
  readonly track: number;
}

export type Weighed = Plan & Weight;

export interface Weighing {
  /** Best first; equals in the order of `legal`. */
  readonly plans: readonly Weighed[];
  /** Whether the budget was enough to weigh all plans. */
  readonly isComplete: boolean;
}

export function weighPlans(
  state: FormulaState,
  seat: Seat,
  budget: Budget,
  weigh: (plan: Plan) => Weight,
): Weighing {
  const weighed: Weighed[] = [];
  let isComplete = true;
  for (const plan of plansFrom(state, seat, formula.deal(state), [])) {
    isComplete = weighed.length === 0 || !isSpent(budget, weighed.length);
    if (!isComplete) break;
    weighed.push({ ...plan, ...weigh(plan) });
  }
  return { plans: weighed.toSorted((a, b) => b.value - a.value), isComplete };
}

function isSpent({ iterations, shouldStop }: Budget, done: number): boolean {
  return done >= iterations || shouldStop?.() === true;
}

/** `race`: its deal. Being ready for the next one is a separate question. */
function* plansFrom(state: FormulaState, seat: Seat, race: number, done: readonly string[]): Generator<Plan> {
  const legal: Action[] = [];
  const isAsked = isIn(formula.toAct(state), seat) && formula.deal(state) === race;
  const count = isAsked ? formula.legal(state, seat, legal) : 0;
  if (count === 0) yield { do: done, after: state };
  for (const action of legal.slice(0, count)) {
    const after = formula.copy(state);
    formula.apply(after, seat, action);
    yield* plansFrom(after, seat, race, [...done, formula.write(action)]);
  }
}
