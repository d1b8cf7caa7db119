import { CARS, type CardName } from '@paddock/downforce';
import { weighBids } from './bids.ts';
import type { Board } from '../drive/board.ts';
import { weighBets } from './bets.ts';
import type { Breadth, Wishes } from '../drive/drive.ts';
import { levelOf } from '../judgement.ts';
import { carsIn, orderAfter } from '../orders.ts';
import { Outlook } from './outlook.ts';
import { onlyWay, thingOf, worthShowing, type Plan, type Question } from '../question.ts';
import { without, type Cards } from '../cards.ts';
import { weighTurn } from '../drive/turns.ts';
import { pointsOf, Whispers } from './whispers.ts';
import { powerWorth } from '../worth.ts';

const BREADTH: Breadth = { perChoice: 12, inAll: 48 };

/** Plays to win the money: cards by what they leave on the track and in the hand, bets by what they pay. */
export const club = levelOf({
  bid: weighBids,
  keep: ({ texts }) => texts.map((text) => ({ do: [text], value: powerWorth(thingOf(text)) })),
  bet: weighBets,
  predict: (question) => weighOrders(question, carsIn),
  swap: (question) => weighOrders(question, orderAfterIn(question)),
  ready: onlyWay,
  drive: weighDrives,
});

/** D-V6: orders by the points they can be expected to bring. */
function weighOrders({ view, seat, board, texts }: Question, orderBy: (text: string) => number[]): Plan[] {
  const foreseen = new Whispers(view, seat, board).foresee(board);
  const line = view.public.betsAsked - 1;
  return worthShowing(texts.map((text) => ({ do: [text], value: pointsOf(orderBy(text), line, foreseen) })));
}

function orderAfterIn({ view }: Question): (text: string) => number[] {
  const order = (view.own?.predictions?.at(-1) ?? []).map((name) => CARS.indexOf(name));
  return (text) => orderAfter(order, text);
}

/** The value of a whole position to the seat, and the cards it holds. */
interface Judge {
  readonly own: Cards;
  supply(own: Cards, board: Board): number[];
  value(board: Board, supply: readonly number[]): number;
}

function weighDrives(question: Question): Plan[] {
  const { view, seat, board } = question;
  const isWhispered = view.public.options.goal === 'whispers';
  const judge: Judge = isWhispered ? new Whispers(view, seat, board) : new Outlook(view, seat, board);
  const supplies = new Map<CardName | null, readonly number[]>();
  const supplyAfter = (card: CardName | null): readonly number[] => {
    const known = supplies.get(card);
    if (known !== undefined) return known;
    const supply = judge.supply(card === null ? judge.own : without(judge.own, card), board);
    supplies.set(card, supply);
    return supply;
  };
  return weighTurn(question, wishesOf(judge, board), BREADTH, (then, card) =>
    judge.value(then, supplyAfter(card)),
  );
}

/** By car, how much the outlook changes with one space. */
function wishesOf(judge: Judge, board: Board): Wishes {
  const supply = judge.supply(judge.own, board);
  return CARS.map((_, car) => {
    const value = (more: number) => judge.value(board, supply.with(car, (supply[car] ?? 0) + more));
    return (value(2) - value(-2)) / 4;
  });
}
