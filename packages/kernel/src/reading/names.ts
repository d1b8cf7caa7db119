import { headSum, type GameRecord, type SealedSeat } from '../record.ts';
import type { Seat } from '../seat.ts';

/** By seat, for showing. `former`: what is said where a name was removed; otherwise `#2` in the second seat. */
export function namesOf(
  { seats, names }: Pick<GameRecord, 'seats' | 'names'>,
  former = (seat: Seat) => `#${seat + 1}`,
): string[] {
  return seats.map(({ name }, seat) => (names?.[seat] ?? name) || former(seat));
}

export function areNamesRemoved({ seats, names }: Pick<GameRecord, 'seats' | 'names'>): boolean {
  return seats.some(({ name }, seat) => (names?.[seat] ?? name ?? '') === '');
}

/**
 * The record without these seats' names. In format 2 nothing else changes. In format 1 the names are part of the sealed
 * head, so its sum is kept in their place.
 */
export function withoutNames(record: GameRecord, isRemoved: (seat: Seat) => boolean): GameRecord {
  if (record.paddock === 2) {
    return { ...record, names: record.seats.map((_, seat) => keptName(record, seat, isRemoved)) };
  }
  if (!record.seats.some(({ name }, seat) => name !== undefined && isRemoved(seat))) return record;
  const seats = record.seats.map((sealed, seat): SealedSeat => {
    const { name: _name, ...rest } = sealed;
    return isRemoved(seat) ? rest : sealed;
  });
  return { ...record, seats, head: record.head ?? headSum(record) };
}

function keptName({ names }: GameRecord, seat: Seat, isRemoved: (seat: Seat) => boolean): string {
  return isRemoved(seat) ? '' : (names?.[seat] ?? '');
}
