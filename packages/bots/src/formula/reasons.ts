import { formula, type CarName, type FormulaPublic } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';
import type { Leanings } from '../characters/leanings.ts';
import type { Alternative, Answer, Reasons } from '../bot.ts';
import { carNumber, ownerOf } from './side.ts';
import { byCharacter } from './taste.ts';
import type { Weighed, Weighing } from './weigh.ts';

/** Why a Formula bot did what it did. Beside each code, the parameters of its sentence. */
export const FORMULA_REASONS = [
  'any', // the random player: no reason
  'ready',
  'only-way', // nothing else was legal
  'moves-up', // card, car
  'slipstream', // card, car (its own), behind
  'holds-back', // card, car
  'costs-rivals', // card, car: somebody else's car passes somebody else
  'charges', // card, car
  'gambles', // card: the die names the car
  'saves', // card; saved: one that would do more now, and more still later
  'least-harm', // card
  'rolls-again', // car, die
  'stops', // car, die
  'accepts', // die
  'rejects', // die
  'takes-out', // car, with
] as const;
export type FormulaReason = (typeof FORMULA_REASONS)[number];

type Explained = Omit<Reasons, 'alternatives'> & { readonly code: FormulaReason };

/** Plans that differ by less, in points, count as equal on the track. */
const NEXT_TO_NOTHING = 0.05;

/** The best plan, as the bot's character sees it, and why. */
export function answerWith(open: FormulaPublic, seat: Seat, weighing: Weighing, leanings?: Leanings): Answer {
  const plans = byCharacter(open, seat, weighing.plans, leanings);
  const [best] = plans;
  if (best === undefined) throw new Error(`seat ${seat} has nothing to do`);
  return {
    do: best.do,
    reasons: { ...explain(open, seat, best, weighing), alternatives: alternativesOf(plans) },
  };
}

/** The best plan for each first action; values to a thousandth of a point. */
function alternativesOf(plans: readonly Weighed[]): Alternative[] {
  const begun = new Set<string | undefined>();
  const best = plans.filter(({ do: [first] }) => !begun.has(first) && begun.add(first));
  return best.map(({ do: texts, value }) => ({ do: texts, value: Math.round(value * 1000) / 1000 }));
}

function explain(
  open: FormulaPublic,
  seat: Seat,
  chosen: Weighed,
  { plans, isComplete }: Weighing,
): Explained {
  if (open.phase === 'resting') return { code: 'ready', params: {} };
  if (plans.length === 1 && isComplete) return { code: 'only-way', params: {} };
  if (open.phase === 'deciding') return explainDecision(open, chosen);
  if (open.phase === 'choosing')
    return explainCar(open, seat, chosen, open.card ?? '', thingOf(chosen.do[0]));
  return explainCard(open, seat, chosen, plans);
}

function explainDecision({ chosen, die }: FormulaPublic, { do: [decision = ''] }: Weighed): Explained {
  const car = chosen ?? '';
  const rolled = die ?? 0;
  switch (decision) {
    case 'again':
      return { code: 'rolls-again', params: { car, die: rolled } };
    case 'stop':
      return { code: 'stops', params: { car, die: rolled } };
    case 'accept':
      return { code: 'accepts', params: { die: rolled } };
    case 'reject':
      return { code: 'rejects', params: { die: rolled } };
    default:
      return { code: 'takes-out', params: { car, with: thingOf(decision) } };
  }
}

function explainCard(
  open: FormulaPublic,
  seat: Seat,
  chosen: Weighed,
  weighed: readonly Weighed[],
): Explained {
  const card = thingOf(chosen.do[0]);
  const strongest = weighed.reduce((best, other) => (other.track > best.track ? other : best), chosen);
  if (strongest.do[0] !== chosen.do[0] && strongest.track > chosen.track + NEXT_TO_NOTHING)
    return { code: 'saves', params: { card, saved: thingOf(strongest.do[0]) } };
  return explainCar(open, seat, chosen, card, thingOf(chosen.do[1]));
}

function explainCar(open: FormulaPublic, seat: Seat, chosen: Weighed, card: string, car: string): Explained {
  const after = formula.view(chosen.after, 'public').public;
  const isOwn = (name: string) => ownerOf(open, carNumber(name as CarName)) === seat;
  if (car === '') return { code: after.phase === 'rolling' ? 'gambles' : 'least-harm', params: { card } };
  if (card.startsWith('charge')) return { code: 'charges', params: { card, car } };
  const gained = open.line.filter((name, place) => isOwn(name) && after.line.indexOf(name) < place);
  if (gained.some((name) => name === car)) return { code: 'moves-up', params: { card, car } };
  const [follower] = gained;
  if (follower !== undefined && card.startsWith('overtake'))
    return { code: 'slipstream', params: { card, car: follower, behind: car } };
  if (isOwn(car)) return { code: 'least-harm', params: { card } };
  const isPushed = card.startsWith('overtake') || card.startsWith('turbo');
  return { code: isPushed ? 'costs-rivals' : 'holds-back', params: { card, car } };
}

/** 'car red-2' → 'red-2'. */
function thingOf(text: string | undefined): string {
  return text?.slice(text.indexOf(' ') + 1) ?? '';
}
