import { CARS, type CardName } from '@paddock/downforce';
import { without, type Cards } from '../cards.ts';
import type { Board } from '../drive/board.ts';
import type { Breadth, Wishes } from '../drive/drive.ts';
import { weighTurn } from '../drive/turns.ts';
import type { Plan, Question } from '../question.ts';

const BREADTH: Breadth = { perChoice: 12, inAll: 48 };

/** The value of a whole position to the seat, and the cards it holds. */
export interface Judge {
  readonly own: Cards;
  supply(own: Cards, board: Board): number[];
  value(board: Board, supply: readonly number[]): number;
}

export function weighDrives(question: Question, judge: Judge): Plan[] {
  const { board } = question;
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
