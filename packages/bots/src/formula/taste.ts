import { formula, type CarName, type FormulaPublic } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';
import { byTaste } from '../characters/by-taste.ts';
import type { Leanings } from '../characters/leanings.ts';
import { carNumber, ownerOf } from './side.ts';
import type { Weighed } from './weigh.ts';

/** How much of what is at stake a character gives up for what it likes. */
const SHARE = 0.25;

/** Plans, best first, as the bot's character sees them. */
export function byCharacter(
  open: FormulaPublic,
  seat: Seat,
  plans: readonly Weighed[],
  leanings: Leanings | undefined,
): readonly Weighed[] {
  if (leanings === undefined) return plans;
  const { spends = 0, rivals = 0, risk = 0, own = 0 } = leanings;
  const appealOf = ({ do: texts, after }: Weighed): number => {
    // A person may have played the card before the bot took the seat.
    const card = open.card ?? texts.find((text) => text.startsWith('play ')) ?? '';
    const car = texts.find((text) => text.startsWith('car ')) ?? '';
    const isOwn = ownerOf(open, carNumber(car.slice('car '.length) as CarName)) === seat;
    return (
      // How many places a card is good for is printed on it.
      spends * Number(/\d/.exec(card)?.[0] ?? 0) +
      (isOwn ? own : rivals) +
      // The die is still to come.
      (formula.view(after, 'public').public.phase === 'rolling' ? risk : 0)
    );
  };
  return byTaste(plans, SHARE, appealOf);
}
