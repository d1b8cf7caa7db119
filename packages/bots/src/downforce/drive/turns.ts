import type { CardName } from '@paddock/downforce';
import type { Action } from '@paddock/kernel';
import type { Board } from './board.ts';
import { DriveSearch, type Breadth, type Drive, type Wishes } from './drive.ts';
import type { Question } from '../question.ts';

/** What a position after the card is worth. `card`: the one that has left the hand on the way. */
export type WeighBoard = (board: Board, card: CardName | null) => number;

export interface WeighedDrive extends Drive {
  readonly value: number;
}

/** Every card of the hand, or what is left of the one in play, in all the ways worth following. */
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
