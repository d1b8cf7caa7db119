import { CARS, type CarName } from '@paddock/downforce';
import { byTaste, byValue } from '../../characters/by-taste.ts';
import { cardsOf } from '../cards.ts';
import type { Board } from '../board.ts';
import type { Rank } from '../judgement.ts';
import { carsIn } from '../orders.ts';
import { kindOf, thingOf, type Plan, type Question, type QuestionKind } from '../question.ts';

/** How much of what is at stake a character gives up for what it likes. Bids have a price of their own (`worth.ts`). */
const SHARES: Readonly<Partial<Record<QuestionKind, number>>> = { bet: 0.5, drive: 0.15 };

/** As the bot's character sees it; what a variant alone asks is answered as the level would. */
export const rankByTaste: Rank = (question, plans) => {
  const kind = kindOf(question);
  const ranked = byValue(plans);
  const share = SHARES[kind];
  if (share === undefined || Object.keys(question.leanings).length === 0) return ranked;
  const appealOf = kind === 'bet' ? betAppeal : driveAppeal;
  return byTaste(ranked, share, (plan) => appealOf(question, plan));
};

/** A car far back is a long shot. */
function betAppeal({ view, seat, leanings }: Question, { do: [text = ''] }: Plan): number {
  const { risk = 0, own = 0 } = leanings;
  const { owners, standing } = view.public;
  const cars = text.startsWith('podium')
    ? carsIn(text)
    : CARS.flatMap((name, car) => (name === thingOf(text) ? car : []));
  let appeal = 0;
  for (const car of cars)
    appeal += risk * standing.indexOf(CARS[car] as CarName) + (owners[car] === seat ? own : 0);
  return appeal;
}

function driveAppeal(
  { view, seat, board, leanings }: Question,
  { do: [text = ''], board: after = board }: Plan,
): number {
  const { spends = 0, rivals = 0, own = 0 } = leanings;
  const card = text.startsWith('play ') ? cardsOf([thingOf(text)]).spaces : [];
  let appeal = spends * card.reduce((sum, spaces) => sum + spaces, 0);
  for (const [car, owner] of view.public.owners.entries())
    if (owner !== null) appeal += (owner === seat ? -own : rivals) * toGo(after, car);
  return appeal;
}

function toGo(board: Board, car: number): number {
  return board.isHome(car) ? board.place(car) : CARS.length + board.distance(car) + board.hindrance(car);
}
