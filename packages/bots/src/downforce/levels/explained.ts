import { CARS, type CarName } from '@paddock/downforce';
import { explainBid } from '../bidding/explain-bid.ts';
import { carsIn } from '../orders.ts';
import { thingOf, type Plan, type Question, type QuestionKind } from '../question.ts';
import type { DownforceReason, Explain, Explained } from '../reasons.ts';

/** Why the chosen plan is the best, for every kind of question. */
export const EXPLAINED = {
  bid: explainBid,
  keep: (_, { do: [first] }) => ({ code: 'keeps', params: { power: thingOf(first) } }),
  bet: explainBet,
  ready: () => ({ code: 'only-way', params: {} }),
  drive: explainDrive,
} satisfies Record<QuestionKind, Explain<DownforceReason>>;

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
  if (open.turn !== seat) {
    const code = open.phase === 'stepping' ? 'steers' : 'adds-spaces';
    return { code, params: { car: open.card?.car ?? '' } };
  }
  const card = open.card?.card ?? thingOf(texts[0]);
  const isOwn = (name: CarName): boolean => open.owners[carNumber(name)] === seat;
  const made = (name: CarName): number => board.distance(carNumber(name)) - after.distance(carNumber(name));
  const moved = CARS.filter((name) => made(name) > 0).toSorted((a, b) => made(b) - made(a));
  const own = moved.find(isOwn);
  const home = CARS.find((name) => isOwn(name) && after.isHome(carNumber(name)) && made(name) > 0);
  if (home !== undefined) return { code: 'brings-home', params: { card, car: home } };
  if (own !== undefined) return { code: 'moves-own', params: { card, car: own, spaces: made(own) } };
  const [first] = moved;
  if (first !== undefined && open.owners.every((owner) => owner === null))
    return { code: 'moves', params: { card, car: first, spaces: made(first) } };
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
