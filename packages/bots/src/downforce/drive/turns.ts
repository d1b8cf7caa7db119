import type { CardName } from '@paddock/downforce';
import type { Action } from '@paddock/kernel';
import type { Board } from '../board.ts';
import { DriveSearch, type Breadth, type Drive, type Wishes } from './drive.ts';
import type { Question } from '../question.ts';

/** The value of a position after the card. `card`: the one played from the hand. */
export type WeighBoard = (board: Board, card: CardName | null) => number;

export interface WeighedDrive extends Drive {
  readonly value: number;
}

/** Every card in hand, or the rest of the one in play, in all the ways worth following. */
export function weighTurn(
  question: Question,
  wishes: Wishes,
  breadth: Breadth,
  weigh: WeighBoard,
): WeighedDrive[] {
  const { rules, view, seat, state, board, actions, budget } = question;
  const search = new DriveSearch(rules, seat, view.public.turn === seat, wishes, breadth);
  const firsts: readonly (Action | undefined)[] = view.public.phase === 'playing' ? actions : [undefined];
  const weighed: WeighedDrive[] = [];
  for (const first of firsts) {
    if (weighed.length > 0 && (weighed.length >= budget.iterations || budget.shouldStop?.() === true)) break;
    const card = first === undefined ? null : rules.write(first).slice('play '.length);
    for (const drive of search.drives(state, board, first))
      weighed.push({ ...drive, value: weigh(drive.board, card) });
  }
  return weighed;
}
