import type { Seat } from '@paddock/kernel';
import { type Deck, type Kind, KIND_SET } from '../deck/deck.ts';
import { ABSENT, FIRM, SHOWN } from './layout.ts';

/** What everybody knows of a hand: kept as sets of kinds, eight to a byte. */

export function isInSet(bytes: Uint8Array, set: number, kind: Kind): boolean {
  return (bytes[set + (kind >> 3)] & (1 << (kind & 7))) !== 0;
}

export function addToSet(bytes: Uint8Array, set: number, kind: Kind): void {
  bytes[set + (kind >> 3)] |= 1 << (kind & 7);
}

export function shownAt(seat: Seat): number {
  return SHOWN + seat * KIND_SET;
}

export function absentAt(seat: Seat): number {
  return ABSENT + seat * KIND_SET;
}

/** D-A6: the card goes back to the hand, and everybody has seen it. */
export function noteShown(bytes: Uint8Array, seat: Seat, kind: Kind): void {
  addToSet(bytes, shownAt(seat), kind);
}

/** D-A10: none of the cards that the seat holds has that colour, or a wild. */
export function noteColourAbsent(bytes: Uint8Array, deck: Deck, seat: Seat, colour: number): void {
  const absent = absentAt(seat);
  const kinds = colour * KIND_SET;
  for (let i = 0; i < KIND_SET; i++) bytes[absent + i] |= deck.kindsWith[kinds + i];
}

/** What was proved is true of all the cards held now; those that are drawn later are another matter. */
export function noteFirm(bytes: Uint8Array, seat: Seat, held: number): void {
  bytes[FIRM + seat] = held;
}

/**
 * A card leaves the hand. One of a kind proved absent was drawn later; any other may be one of those that the proof
 * spoke of, so one card fewer is sure.
 */
export function notePlayed(bytes: Uint8Array, seat: Seat, kind: Kind): void {
  bytes[shownAt(seat) + (kind >> 3)] &= ~(1 << (kind & 7));
  if (bytes[FIRM + seat] > 0 && !isInSet(bytes, absentAt(seat), kind)) bytes[FIRM + seat]--;
}

export function forget(bytes: Uint8Array, seat: Seat): void {
  const shown = shownAt(seat);
  const absent = absentAt(seat);
  for (let eight = 0; eight < KIND_SET; eight++) {
    bytes[shown + eight] = 0;
    bytes[absent + eight] = 0;
  }
  bytes[FIRM + seat] = 0;
}

export function kindsInSet(bytes: Uint8Array, set: number): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KIND_SET * 8; kind++) if (isInSet(bytes, set, kind)) kinds.push(kind);
  return kinds;
}
