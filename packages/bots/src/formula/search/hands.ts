import { HAND_BYTES, HANDS, UNSEEN } from '@paddock/formula/bytes';
import type { Seat } from '@paddock/kernel';

/** Where a seat's hand begins: how many cards, then their kinds. */
export function handOf(seat: Seat): number {
  return HANDS + seat * HAND_BYTES;
}

/** Puts a hand back among the unseen cards, and says how many they were. */
export function putBack(bytes: Uint8Array, seat: Seat): number {
  const hand = handOf(seat);
  const size = bytes[hand] ?? 0;
  for (const kind of bytes.subarray(hand + 1, hand + 1 + size))
    bytes[UNSEEN + kind] = unseen(bytes, kind) + 1;
  bytes.fill(0, hand, hand + HAND_BYTES);
  return size;
}

/** Hands are sorted by kind. */
export function giveTo(bytes: Uint8Array, seat: Seat, kind: number): void {
  bytes[UNSEEN + kind] = unseen(bytes, kind) - 1;
  const hand = handOf(seat);
  const size = (bytes[hand] ?? 0) + 1;
  bytes[hand] = size;
  let at = hand + size;
  for (; at > hand + 1 && (bytes[at - 1] ?? 0) > kind; at--) bytes[at] = bytes[at - 1] ?? 0;
  bytes[at] = kind;
}

export function unseen(bytes: Uint8Array, kind: number): number {
  return bytes[UNSEEN + kind] ?? 0;
}

export function othersThan(seat: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, other): Seat => other).filter((other) => other !== seat);
}
