import { formula, POINTS_FOR_PLACE, type FormulaPublic, type FormulaView } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';
import type { Bot } from '../bot.ts';
import { answerWith } from './reasons.ts';
import { carNumber, ownerOf } from './side.ts';
import { TurnValue } from './turn-value.ts';
import { weighPlans } from './weigh.ts';

const WORTH_OF_A_PLACE = 0.3;
const ENVY_OF_THE_LEADER = 1;
/** Points by which any plan may be overrated. */
const MISJUDGEMENT = 2;

/** Judges the race as if it ended now, watches the leader, saves nothing for later, and misjudges. */
export const rookie: Bot<FormulaView> = (view, seat, chance, budget, leanings) => {
  const { public: open } = view;
  const state = formula.imagine(view, chance);
  const turn = new TurnValue(seat, (then) => pointsAsItStands(then, seat));
  const weighing = weighPlans(state, seat, budget, ({ after }) => {
    const value = turn.of(after) + (MISJUDGEMENT * chance.below(1000)) / 1000;
    return { track: value, value };
  });
  return answerWith(open, seat, weighing, leanings);
};

function pointsAsItStands(open: FormulaPublic, seat: Seat): number {
  let value = 0;
  for (const [place, name] of open.line.entries()) {
    const isOwn = ownerOf(open, carNumber(name)) === seat;
    if (isOwn) value += (POINTS_FOR_PLACE[place] ?? 0) + WORTH_OF_A_PLACE * (open.line.length - place);
    else if (place === 0) value -= ENVY_OF_THE_LEADER;
  }
  return value;
}
