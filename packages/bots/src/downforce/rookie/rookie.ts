import { CARS, type DownforceView } from '@paddock/downforce';
import { EXPLAINED } from '../levels/explained.ts';
import { levelOf } from '../judgement.ts';
import { carsIn } from '../orders.ts';
import { onlyWay, thingOf, type Plan, type Question } from '../question.ts';
import { mood, weighBids } from '../bidding/rookie-bids.ts';
import { MISJUDGEMENT, nearness, weighDrives } from './drives.ts';
import { rankByTaste } from '../levels/taste.ts';
import { powerWorth } from '../worth.ts';

/** What a rival's space costs, in spaces of its own; the leader's hurt most. */
const ENVY = 0.25;
const ENVY_OF_THE_LEADER = 0.5;
/** Millions by which any power may be overrated. */
const FANCY = 2;
/** How many spaces its own car may be behind and still be bet on. */
const LOYALTY = 6;
/** D-V9 'odds': how many spaces per place a car may be behind and still be worth a bet. */
const LONG_SHOT = 2;
/** D-V5: the lead in spaces that makes a favourite. */
const CLEAR_LEAD = 4;

/** Counts spaces: bids for cars its hand moves far, plays what moves its cars most now, bets on a hope. */
export const rookie = levelOf(
  {
    bid: weighBids,
    keep: ({ texts, chance }) =>
      texts.map((text) => ({ do: [text], value: powerWorth(thingOf(text)) + mood(chance, FANCY) })),
    bet: weighBets,
    ready: onlyWay,
    drive: weighTurns,
  },
  EXPLAINED,
  rankByTaste,
);

function weighBets({ view, seat, board, texts, chance }: Question): Plan[] {
  const hopes = CARS.map((name, car) => {
    const isOwn = view.public.owners[car] === seat;
    const risk = view.public.options.bets === 'odds' ? LONG_SHOT * view.public.standing.indexOf(name) : 0;
    return nearness(board, car) + (isOwn ? LOYALTY : 0) + risk + mood(chance, MISJUDGEMENT);
  });
  const ofCar = (car: number): number => hopes[car] ?? 0;
  return texts.map((text) => {
    if (text === 'decline') return { do: [text], value: hopeToWait(hopes, view.public.betsAsked) };
    const cars = text.startsWith('podium')
      ? carsIn(text)
      : [CARS.findIndex((name) => name === thingOf(text))];
    // On a podium slip the best must come first: each place counts for less than the one before.
    const value = cars.reduce((sum, car, named) => sum + ofCar(car) / (named + 1), 0);
    return { do: [text], value };
  });
}

/** D-V5: waits at the first line unless one car is clear of the others. */
function hopeToWait(hopes: readonly number[], line: number): number {
  const [, second = 0, ...others] = hopes.toSorted((a, b) => b - a);
  return line === 1 ? second + CLEAR_LEAD : (others.at(-1) ?? 0) - 1;
}

function weighTurns(question: Question): Plan[] {
  const { view, seat } = question;
  const wishes = CARS.map((name, car) => wishFor(view, seat, car, view.public.standing[0] === name));
  return weighDrives(question, wishes);
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
