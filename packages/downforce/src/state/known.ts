import type { Seat } from '@paddock/kernel';
import { type Deck, type Kind, KIND_SET } from '../deck/deck.ts';
import { ABSENT, FIRM, SHOWN } from './layout.ts';

/** What everybody knows about a hand, as sets of kinds, eight to a byte. */

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

/** D-A6: the card returns to the hand, and everybody has seen it. */
export function noteShown(bytes: Uint8Array, seat: Seat, kind: Kind): void {
  addToSet(bytes, shownAt(seat), kind);
}

/** D-A10: no card the seat holds has that colour (or wild). */
export function noteColourAbsent(bytes: Uint8Array, deck: Deck, seat: Seat, colour: number): void {
  const absent = absentAt(seat);
  const kinds = colour * KIND_SET;
  for (let i = 0; i < KIND_SET; i++) bytes[absent + i] |= deck.kindsWith[kinds + i];
}

/** What was proved covers all the cards held now, not those drawn later. */
export function noteFirm(bytes: Uint8Array, seat: Seat, held: number): void {
  bytes[FIRM + seat] = held;
}

/**
 * A card leaves the hand. One of a kind proved absent was drawn later; any other may be among those the proof covers,
 * so it covers one card fewer.
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
