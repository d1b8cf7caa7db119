import { CAR_COUNT, CARS, type DownforceView } from '@paddock/downforce';
import { offerOf } from './bids.ts';
import type { Board } from './board.ts';
import type { Breadth } from './drive.ts';
import { botOf } from './judgement.ts';
import { thingOf, type Plan, type Question } from './question.ts';
import { cardsOf } from './supply.ts';
import { weighTurn } from './turns.ts';
import { powerWorth } from './worth.ts';

const BREADTH: Breadth = { perChoice: 4, inAll: 16 };

/** A space that another car gets, measured in own ones; the leader's hurt most. */
const ENVY = 0.25;
const ENVY_OF_THE_LEADER = 0.5;
/** Spaces by which any way to play may be thought better than it is. */
const MISJUDGEMENT = 3;
/** Millions by which any power may be liked better than it deserves. */
const FANCY = 2;
/** Spaces in the hand that a rookie thinks worth a million. */
const SPACES_A_MILLION = 6;
/** Spaces by which an own car may be behind and still be bet on. */
const LOYALTY = 6;

/** Counts spaces: bids for what the hand moves far, plays what moves the own cars most now, bets on a hope. */
export const rookie = botOf({
  bid: weighBids,
  keep: ({ texts, chance }) =>
    texts.map((text) => ({ do: [text], value: powerWorth(thingOf(text)) + mood(chance, FANCY) })),
  bet: weighBets,
  drive: weighDrives,
});

function mood(chance: Question['chance'], most: number): number {
  return (most * chance.below(1000)) / 1000;
}

/** As high as the colour is strong in the hand, and no higher. */
function weighBids({ view, seat, texts, chance }: Question): Plan[] {
  const { forSale } = view.public.auction;
  const car = forSale === null ? 0 : CARS.indexOf(forSale);
  const { spaces } = cardsOf([...(view.own?.hand ?? []), ...(view.own?.pile ?? [])]);
  const strength = (spaces[car] ?? 0) + (spaces[CAR_COUNT] ?? 0) / 3;
  const needsCar = view.public.owners.includes(seat) ? 0 : 1;
  const limit =
    (strength * 10) / Math.max(1, view.own?.hand.length ?? 1) / SPACES_A_MILLION + needsCar + mood(chance, 1);
  return texts.map((text) => {
    const offer = offerOf(text, car);
    return { do: [text], value: offer <= limit ? offer : -offer };
  });
}

function weighBets({ view, seat, board, texts, chance }: Question): Plan[] {
  return texts.map((text) => {
    const car = CARS.findIndex((name) => name === thingOf(text));
    const isOwn = view.public.owners[car] === seat;
    return { do: [text], value: nearness(board, car) + (isOwn ? LOYALTY : 0) + mood(chance, MISJUDGEMENT) };
  });
}

function weighDrives(question: Question): Plan[] {
  const { view, seat, board, chance } = question;
  const wishes = CARS.map((name, car) => wishFor(view, seat, car, view.public.standing[0] === name));
  const before = CARS.map((_, car) => nearness(board, car));
  return weighTurn(question, wishes, BREADTH, (then) => {
    const gains = wishes.map((wish, car) => wish * (nearness(then, car) - (before[car] ?? 0)));
    return gains.reduce((sum, gain) => sum + gain, 0) + mood(chance, MISJUDGEMENT);
  });
}

function wishFor(
  { public: { owners } }: DownforceView,
  seat: number,
  car: number,
  isLeader: boolean,
): number {
  if (owners[car] === seat) return 1;
  return isLeader ? -ENVY_OF_THE_LEADER : -ENVY;
}

/** Home is nearer than any space, the earlier the more. */
function nearness(board: Board, car: number): number {
  return board.isHome(car) ? 2 * (CAR_COUNT - board.place(car)) : -board.distance(car);
}
