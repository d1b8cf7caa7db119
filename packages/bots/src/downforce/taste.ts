import { CARS, type CarName } from '@paddock/downforce';
import { byTaste, byValue, type Appeal } from '../characters/by-taste.ts';
import { cardsOf } from './cards.ts';
import type { Board } from './drive/board.ts';
import type { Rank } from './judgement.ts';
import { carsIn } from './orders.ts';
import { kindOf, thingOf, type Plan, type Question, type QuestionKind } from './question.ts';

/** How much of what is at stake a character gives up for what it likes. Bids have a price of their own (`worth.ts`). */
const SHARES: Readonly<Partial<Record<QuestionKind, number>>> = { bet: 0.8, drive: 0.35 };

/** As the bot's character sees it; what a variant alone asks is answered as the level would. */
export const rankByTaste: Rank = (question, plans) => {
  const kind = kindOf(question);
  const share = SHARES[kind];
  const ranked = byValue(plans);
  if (share === undefined) return ranked;
  const appealOf = kind === 'bet' ? betAppeal : driveAppeal;
  return byTaste(ranked, question.leanings, share, (plan) => appealOf(question, plan));
};

/** A car far back is a long shot. */
function betAppeal({ view, seat }: Question, { do: [text = ''] }: Plan): Appeal {
  const { owners, standing } = view.public;
  const cars = text.startsWith('podium')
    ? carsIn(text)
    : CARS.flatMap((name, car) => (name === thingOf(text) ? car : []));
  let [risk, own] = [0, 0];
  for (const car of cars) {
    risk += standing.indexOf(CARS[car] as CarName);
    if (owners[car] === seat) own++;
  }
  return { spends: 0, rivals: 0, risk, own };
}

function driveAppeal(
  { view, seat, board }: Question,
  { do: [text = ''], board: after = board }: Plan,
): Appeal {
  const { owners } = view.public;
  const card = text.startsWith('play ') ? cardsOf([thingOf(text)]).spaces : [];
  let [rivals, own] = [0, 0];
  for (const [car, owner] of owners.entries()) {
    if (owner === seat) own -= toGo(after, car);
    else if (owner !== null) rivals += toGo(after, car);
  }
  return { spends: card.reduce((sum, spaces) => sum + spaces, 0), rivals, risk: 0, own };
}

function toGo(board: Board, car: number): number {
  return board.isHome(car) ? board.place(car) : CARS.length + board.distance(car) + board.hindrance(car);
}
