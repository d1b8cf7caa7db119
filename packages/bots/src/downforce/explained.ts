import { CARS, type CardName, type CarName } from '@paddock/downforce';
import { offerOf } from './offers.ts';
import { carsIn } from './orders.ts';
import { thingOf, type Plan, type Question, type QuestionKind } from './question.ts';
import type { DownforceReason, Explain, Explained } from './reasons.ts';

/** Why the chosen plan is the best, for every kind of question. */
export const EXPLAINED = {
  bid: explainBid,
  keep: (_, { do: [first] }) => ({ code: 'keeps', params: { power: thingOf(first) } }),
  bet: explainBet,
  ready: () => ({ code: 'only-way', params: {} }),
  drive: explainDrive,
} satisfies Record<QuestionKind, Explain<DownforceReason>>;

function explainBid({ view }: Question, { do: [first = ''] }: Plan): Explained {
  const car = view.public.auction.forSale ?? '';
  const offer = offerOf(first, carNumber(car));
  return offer === 0 ? { code: 'passes', params: { car } } : { code: 'bids', params: { car, offer } };
}

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

/** The card being played. */
export function cardIn({ view }: Question, { do: [first] }: Plan): CardName {
  return view.public.card?.card ?? thingOf(first);
}

/** How far the plan moves cars, the farthest first. */
export function movesIn(
  { board }: Question,
  { board: after = board }: Plan,
): { readonly car: CarName; readonly spaces: number }[] {
  const made = (car: number): number => board.distance(car) - after.distance(car);
  return CARS.map((car, number) => ({ car, spaces: made(number) }))
    .filter(({ spaces }) => spaces > 0)
    .toSorted((a, b) => b.spaces - a.spaces);
}

export function explainDrive(question: Question, best: Plan): Explained {
  const { view, seat, board } = question;
  const { board: after = board } = best;
  const { public: open } = view;
  if (open.turn !== seat) return { code: 'steers', params: { car: open.card?.car ?? '' } };
  const card = cardIn(question, best);
  const isOwn = (name: CarName): boolean => open.owners[carNumber(name)] === seat;
  const own = movesIn(question, best).filter(({ car }) => isOwn(car));
  const home = CARS.find((name) => own.some(({ car }) => car === name) && after.isHome(carNumber(name)));
  if (home !== undefined) return { code: 'brings-home', params: { card, car: home } };
  const [first] = own;
  if (first !== undefined) return { code: 'moves-own', params: { card, ...first } };
  const jammed = CARS.find((name) => !isOwn(name) && after.isJammed(carNumber(name)));
  if (jammed !== undefined) return { code: 'jams', params: { card, car: jammed } };
  return { code: 'least-harm', params: { card } };
}

function carNumber(car: string): number {
  return CARS.findIndex((name) => name === car);
}

export function nameOf(car: number | undefined): string {
  return CARS[car ?? -1] ?? '';
}
