import { isIn, type Seat, type SeatSet } from '@paddock/kernel';

/**
 * The number of each seat's question after an entry; −1: none. It is new where the seat was not asked before, has just
 * answered, or TABLE has opened the game.
 */
export function askedAfter(
  asked: readonly number[],
  entry: number,
  by: Seat | undefined,
  toAct: SeatSet,
): number[] {
  return asked.map((before, seat) => {
    if (!isIn(toAct, seat)) return -1;
    return before === -1 || by === seat || by === undefined ? entry : before;
  });
}
