import { CAR_COUNT, CARS } from '@paddock/downforce';
import type { Board } from '../board.ts';
import type { Breadth, Wishes } from '../drive/drive.ts';
import { weighTurn } from '../drive/turns.ts';
import type { Plan, Question } from '../question.ts';
import { mood } from '../bidding/rookie-bids.ts';

const BREADTH: Breadth = { perChoice: 4, inAll: 16 };

/** D-V8i: what a million for an automa's jam costs, in spaces of its own. */
const ENVY_OF_A_COUNTER = 1;
/** Spaces by which any plan may be overrated. */
export const MISJUDGEMENT = 3;

/** What moves the cars most that it wishes for now. */
export function weighDrives(question: Question, wishes: Wishes): Plan[] {
  const { view, board, chance } = question;
  const before = CARS.map((_, car) => nearness(board, car));
  return weighTurn(question, wishes, BREADTH, (then) => {
    const gains = wishes.map((wish, car) => wish * (nearness(then, car) - (before[car] ?? 0)));
    const counted = view.public.automas.reduce(
      (sum, each) => sum + then.counter(each.seat) - each.counter,
      0,
    );
    return (
      gains.reduce((sum, gain) => sum + gain, 0) - ENVY_OF_A_COUNTER * counted + mood(chance, MISJUDGEMENT)
    );
  });
}

/** A finished car is nearer than any space, the earlier the nearer. */
export function nearness(board: Board, car: number): number {
  return board.isHome(car) ? 2 * (CAR_COUNT - board.place(car)) : -board.distance(car);
}
