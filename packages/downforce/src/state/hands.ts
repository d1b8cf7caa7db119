import type { Seat } from '@paddock/kernel';
import type { Kind } from '../deck/deck.ts';
import type { DownforceState, Game } from './game.ts';
import {
  HANDS,
  HOME,
  OWNED,
  PILES,
  SPEED_8,
  UNSEEN,
  UNSEEN_AT,
  UNSEEN_LIST,
  UNSEEN_TOTAL,
} from './layout.ts';

/** Where the seat's hand begins: a count, then kinds in ascending order, which hides the order they were dealt in. */
export function handAt(game: Game, seat: Seat): number {
  return HANDS + seat * game.handBytes;
}

/** The same for the seat's own pile (D-V2). */
export function pileAt(game: Game, seat: Seat): number {
  return PILES + seat * game.handBytes;
}

export function insertKind(bytes: Uint8Array, list: number, kind: Kind): void {
  let at = list + ++bytes[list];
  for (; at > list + 1 && bytes[at - 1] > kind; at--) bytes[at] = bytes[at - 1];
  bytes[at] = kind;
}

/** For the cards under an automa's deck, whose order is public (D-V8b). */
export function appendKind(bytes: Uint8Array, list: number, kind: Kind): void {
  bytes[list + ++bytes[list]] = kind;
}

export function removeKind(bytes: Uint8Array, list: number, kind: Kind): void {
  const end = list + bytes[list]--;
  let at = list + 1;
  while (bytes[at] !== kind) at++;
  for (; at < end; at++) bytes[at] = bytes[at + 1];
  bytes[end] = 0;
}

export function emptyList(bytes: Uint8Array, list: number): void {
  for (let at = list + bytes[list]; at >= list; at--) bytes[at] = 0;
}

export function holdsKind(bytes: Uint8Array, list: number, kind: Kind): boolean {
  for (let at = list + 1; at <= list + bytes[list]; at++) if (bytes[at] === kind) return true;
  return false;
}

export function kindsIn(bytes: Uint8Array, list: number): Kind[] {
  return Array.from(bytes.subarray(list + 1, list + 1 + bytes[list]));
}

/** The seat's unused Speed-8 cards, as bits of their cars. */
export function speed8Of(bytes: Uint8Array, seat: Seat): number {
  return bytes[SPEED_8] & bytes[OWNED + seat];
}

/**
 * D-R11: a card in hand or an unused Speed-8. A person with an empty hand has an empty pile; an automa puts the
 * Speed-8 cards of finished cars away (D-V8c).
 */
export function hasCard({ bytes, game }: DownforceState, seat: Seat): boolean {
  if (bytes[handAt(game, seat)] > 0) return true;
  if (seat < game.people) return speed8Of(bytes, seat) !== 0;
  return bytes[pileAt(game, seat)] > 0 || (speed8Of(bytes, seat) & ~bytes[HOME]) !== 0;
}

export function putUnseen(bytes: Uint8Array, kind: Kind, count: number): void {
  bytes[UNSEEN + kind] += count;
  for (let card = 0; card < count; card++) {
    const at = bytes[UNSEEN_TOTAL]++;
    bytes[UNSEEN_LIST + at] = kind;
    bytes[UNSEEN_AT + kind] = at;
  }
}

/** Swap-remove: the last card of the list takes the place of the removed one. */
export function takeUnseen(bytes: Uint8Array, kind: Kind): void {
  const at = bytes[UNSEEN_AT + kind];
  const last = bytes[UNSEEN_TOTAL] - 1;
  const moved = bytes[UNSEEN_LIST + last];
  bytes[UNSEEN_TOTAL] = last;
  bytes[UNSEEN_LIST + at] = moved;
  bytes[UNSEEN_AT + moved] = at;
  const left = bytes[UNSEEN + kind] - 1;
  bytes[UNSEEN + kind] = left;
  if (left > 0) bytes[UNSEEN_AT + kind] = bytes.indexOf(kind, UNSEEN_LIST) - UNSEEN_LIST;
}

/** The kind of the `index`-th unseen card. */
export function unseenKind(bytes: Uint8Array, index: number): Kind {
  return bytes[UNSEEN_LIST + index];
}
