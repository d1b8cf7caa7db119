import { CARD_NAMES, formula, type CardName, type FormulaView } from '@paddock/formula';
import type { Chance, Seat } from '@paddock/kernel';
import type { Bot, Budget } from '../bot.ts';
import { HandWorth } from './card-worth.ts';
import { answerWith } from './reasons.ts';
import { championshipJudge } from './standing.ts';
import { TurnValue } from './turn-value.ts';
import { weighPlans, type Plan, type Weighing } from './weigh.ts';

/** Plays for the championship: dice by expectation, places by what they are worth at the end, good cards kept for it. */
export const club: Bot<FormulaView> = (view, seat, chance, budget, leanings) =>
  answerWith(view.public, seat, weighAsClub(view, seat, chance, budget), leanings);

export function weighAsClub(view: FormulaView, seat: Seat, chance: Chance, budget: Budget): Weighing {
  const state = formula.imagine(view, chance);
  const turn = new TurnValue(seat, championshipJudge(view.public, seat));
  const kept = keptBy(view);
  return weighPlans(state, seat, budget, (plan) => {
    const track = turn.of(plan.after);
    return { track, value: track + kept(plan) };
  });
}

/** The worth of the hand without a plan's card; the same for all plans of one card. */
function keptBy({ public: open, own }: FormulaView): (plan: Plan) => number {
  if (own === undefined || open.phase !== 'playing') return () => 0;
  const { seat, hand } = own;
  const worth = new HandWorth(open, seat, hand);
  const known = new Map<CardName, number>();
  return ({ do: [first] }) => {
    const card = CARD_NAMES.find((name) => first === `play ${name}`);
    if (card === undefined) return 0;
    const value = known.get(card) ?? worth.without(hand, card);
    known.set(card, value);
    return value;
  };
}
