import { CARS, type CarName } from '@paddock/downforce';
import type { Alternative, Answer, Reasons } from '../bot.ts';
import { offerOf } from './bids.ts';
import { carsIn } from './orders.ts';
import { thingOf, type Plan, type Question, type QuestionKind } from './question.ts';

/** Why a Downforce bot did what it did. The words beside each code are what its sentence may name. */
export const DOWNFORCE_REASONS = [
  'any', // the random player: no reason
  'only-way', // nothing else was legal
  'bids', // car, offer
  'passes', // car
  'keeps', // power
  'bets-on-own', // car
  'bets-on-other', // car
  'names-podium', // first, second, third: cars (D-V9)
  'declines', // D-V5
  'predicts', // first: the car (D-V6)
  'swaps', // one, other: cars
  'stands',
  'brings-home', // card, car: its own
  'moves-own', // card, car, spaces
  'jams', // card, car: somebody else's, which loses spaces
  'moves', // card, car, spaces: nobody owns it (D-V6)
  'least-harm', // card
  'steers', // car: its own, by Cunning, while another plays
] as const;
export type DownforceReason = (typeof DOWNFORCE_REASONS)[number];

type Explained = Omit<Reasons, 'alternatives'> & { readonly code: DownforceReason };

/** The best plan, and why; of equals the first. */
export function answerWith(question: Question, plans: readonly Plan[]): Answer {
  const ranked = plans.toSorted((a, b) => b.value - a.value);
  const [best] = ranked;
  if (best === undefined) throw new Error(`seat ${question.seat} has nothing to do`);
  const isForced = question.texts.length === 1 && plans.length === 1;
  const explained: Explained = isForced
    ? { code: 'only-way', params: {} }
    : EXPLAINED[question.kind](question, best);
  return { do: best.do, reasons: { ...explained, alternatives: alternativesOf(ranked) } };
}

/** The best plan for each way to begin; values to a thousandth. */
function alternativesOf(ranked: readonly Plan[]): Alternative[] {
  const begun = new Set<string | undefined>();
  const best = ranked.filter(({ do: [first] }) => !begun.has(first) && begun.add(first));
  return best.map(({ do: texts, value }) => ({ do: texts, value: Math.round(value * 1000) / 1000 }));
}

const EXPLAINED = {
  bid: ({ view }, { do: [first = ''] }) => {
    const car = view.public.auction.forSale ?? '';
    const offer = offerOf(first, carNumber(car));
    return offer === 0 ? { code: 'passes', params: { car } } : { code: 'bids', params: { car, offer } };
  },
  keep: (_, { do: [first] }) => ({ code: 'keeps', params: { power: thingOf(first) } }),
  bet: explainBet,
  predict: (_, { do: [first = ''] }) => ({ code: 'predicts', params: { first: nameOf(carsIn(first)[0]) } }),
  swap: (_, { do: [first = ''] }) => {
    const [, one, other] = first.split(' ');
    return one === undefined || other === undefined
      ? { code: 'stands', params: {} }
      : { code: 'swaps', params: { one, other } };
  },
  ready: () => ({ code: 'only-way', params: {} }),
  drive: explainDrive,
} satisfies Record<QuestionKind, (question: Question, best: Plan) => Explained>;

function explainBet({ view, seat }: Question, { do: [first = ''] }: Plan): Explained {
  if (first === 'decline') return { code: 'declines', params: {} };
  if (first.startsWith('podium')) {
    const [one, two, three] = carsIn(first);
    return {
      code: 'names-podium',
      params: { first: nameOf(one), second: nameOf(two), third: nameOf(three) },
    };
  }
  const car = thingOf(first);
  const isOwn = view.public.owners[carNumber(car)] === seat;
  return { code: isOwn ? 'bets-on-own' : 'bets-on-other', params: { car } };
}

function explainDrive({ view, seat, board }: Question, best: Plan): Explained {
  const { do: texts, board: after = board } = best;
  const { public: open } = view;
  if (open.turn !== seat) return { code: 'steers', params: { car: open.card?.car ?? '' } };
  const card = open.card?.card ?? thingOf(texts[0]);
  const isOwn = (name: CarName): boolean => open.owners[carNumber(name)] === seat;
  const made = (name: CarName): number => board.distance(carNumber(name)) - after.distance(carNumber(name));
  const moved = CARS.filter((name) => made(name) > 0).toSorted((a, b) => made(b) - made(a));
  const own = moved.find(isOwn);
  const home = CARS.find((name) => isOwn(name) && after.isHome(carNumber(name)) && made(name) > 0);
  if (home !== undefined) return { code: 'brings-home', params: { card, car: home } };
  if (own !== undefined) return { code: 'moves-own', params: { card, car: own, spaces: made(own) } };
  const [first] = moved;
  if (open.options.goal === 'whispers' && first !== undefined)
    return { code: 'moves', params: { card, car: first, spaces: made(first) } };
  const jammed = CARS.find((name) => !isOwn(name) && after.isJammed(carNumber(name)));
  if (jammed !== undefined) return { code: 'jams', params: { card, car: jammed } };
  return { code: 'least-harm', params: { card } };
}

function carNumber(car: string): number {
  return CARS.findIndex((name) => name === car);
}

function nameOf(car: number | undefined): string {
  return CARS[car ?? -1] ?? '';
}
