import { CARS, type CardName } from '@paddock/downforce';
import { without } from '../cards.ts';
import type { Board } from '../board.ts';
import type { Breadth, Wishes } from '../drive/drive.ts';
import { weighTurn } from '../drive/turns.ts';
import type { Plan, Question } from '../question.ts';
import type { Outlook } from './outlook.ts';

const BREADTH: Breadth = { perChoice: 12, inAll: 48 };

export function weighDrives(question: Question, outlook: Outlook): Plan[] {
  const { board } = question;
  const supplies = new Map<CardName | null, readonly number[]>();
  const supplyAfter = (card: CardName | null): readonly number[] => {
    const known = supplies.get(card);
    if (known !== undefined) return known;
    const supply = outlook.supply(card === null ? outlook.own : without(outlook.own, card), board);
    supplies.set(card, supply);
    return supply;
  };
  return weighTurn(question, wishesOf(outlook, board), BREADTH, (then, card) =>
    outlook.value(then, supplyAfter(card)),
  );
}

/** By car, how much the outlook changes with one space. */
function wishesOf(outlook: Outlook, board: Board): Wishes {
  const supply = outlook.supply(outlook.own, board);
  return CARS.map((_, car) => {
    const value = (more: number) => outlook.value(board, supply.with(car, (supply[car] ?? 0) + more));
    return (value(2) - value(-2)) / 4;
  });
}
