/** A player's place at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** What no player chooses: a die, a drawn card, a reveal, the next race. */
export const TABLE = 30;

export type Actor = Seat;

/** Bits `1 << actor`. Either empty (game over), TABLE alone, one seat, or several seats choosing in secret. */
export type SeatSet = number;

export const NOBODY: SeatSet = 0;
export const TABLE_ALONE: SeatSet = 1 << TABLE;

export function seatSet(...actors: readonly Actor[]): SeatSet {
  let set = NOBODY;
  for (const actor of actors) set |= 1 << actor;
  return set;
}

export function isIn(set: SeatSet, actor: Actor): boolean {
  return Number.isInteger(actor) && actor >= 0 && actor <= TABLE && (set & (1 << actor)) !== 0;
}

export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < TABLE; seat++) if ((set & (1 << seat)) !== 0) seats.push(seat);
  return seats;
}
