import { CARD_NAMES, formula, type FormulaPublic } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';
import { byTaste, type Appeal } from '../characters/by-taste.ts';
import type { Leanings } from '../characters/leanings.ts';
import { cardWorth } from './card-worth.ts';
import { carNumber, ownerOf } from './side.ts';
import type { Weighed, Weighing } from './weigh.ts';

/** How much of what is at stake a character gives up for what it likes. */
const SHARE = 0.4;

/** The plans as the bot's character sees them. */
export function byCharacter(
  open: FormulaPublic,
  seat: Seat,
  weighing: Weighing,
  leanings: Leanings = {},
): Weighing {
  const plans = byTaste(weighing.plans, leanings, SHARE, (plan) => appealOf(open, seat, plan));
  return { ...weighing, plans };
}

/** Its rival is whoever is in front now. */
function appealOf(open: FormulaPublic, seat: Seat, { do: [first], after }: Weighed): Appeal {
  const { line, phase } = formula.view(after, 'public').public;
  const isOwn = (name: FormulaPublic['line'][number]) => ownerOf(open, carNumber(name)) === seat;
  const rival = open.line.find((name) => !isOwn(name));
  const card = CARD_NAMES.find((name) => first === `play ${name}`);
  return {
    spends: card === undefined ? 0 : cardWorth(card, open, seat),
    rivals: rival === undefined ? 0 : placeIn(line, rival),
    // The die is still to come.
    risk: phase === 'rolling' ? 1 : 0,
    own: -line.findIndex(isOwn),
  };
}

/** A car that is out is behind all others. */
function placeIn(line: FormulaPublic['line'], car: FormulaPublic['line'][number]): number {
  const place = line.indexOf(car);
  return place === -1 ? line.length : place;
}
