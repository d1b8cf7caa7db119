import { isIn, type Seat, type SeatSet } from '@paddock/kernel';

/**
 * The number of each seat's question after an entry; −1: none. A question is new if the seat was not asked before or has
 * just answered, or if TABLE has opened the game.
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
