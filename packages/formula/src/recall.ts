import type { Seat } from '@paddock/kernel';
import { CARD_NAMES, type CardName } from './cards.ts';
import {
  PLAY_BYTES,
  PLAY_KIND,
  PLAY_LINE,
  PLAY_RUNNING,
  PLAY_SEAT,
  PLAYED,
  PLAYS,
  type FormulaState,
} from './state.ts';
import { CAR_COUNT } from './teams.ts';

/** A card that was played in this race, as everybody saw it. */
export interface PlaySeen {
  readonly seat: Seat;
  readonly card: CardName;
  /** How many cars were still running before it. */
  readonly running: number;
  /** The line before it, a digit for each car of CAR_NAMES: the running cars, best first, then the retired. */
  readonly line: string;
}

const DIGITS = 12;

/** The plays of this race, first to latest; one in progress is the last. */
export function playsSeen({ bytes }: FormulaState): PlaySeen[] {
  return Array.from({ length: bytes[PLAYED] }, (_, play) => {
    const at = PLAYS + play * PLAY_BYTES;
    const line = bytes.subarray(at + PLAY_LINE, at + PLAY_LINE + CAR_COUNT);
    return {
      seat: bytes[at + PLAY_SEAT],
      card: CARD_NAMES[bytes[at + PLAY_KIND]],
      running: bytes[at + PLAY_RUNNING],
      line: Array.from(line, (car) => car.toString(DIGITS)).join(''),
    };
  });
}

export function imaginePlays(bytes: Uint8Array, plays: readonly PlaySeen[]): void {
  bytes[PLAYED] = plays.length;
  for (const [play, { seat, card, running, line }] of plays.entries()) {
    const at = PLAYS + play * PLAY_BYTES;
    const kind = CARD_NAMES.indexOf(card);
    if (kind < 0 || at + PLAY_BYTES > bytes.length) throw new RangeError('these plays cannot be');
    bytes[at + PLAY_SEAT] = seat;
    bytes[at + PLAY_KIND] = kind;
    bytes[at + PLAY_RUNNING] = running;
    for (let slot = 0; slot < CAR_COUNT; slot++)
      bytes[at + PLAY_LINE + slot] = Number.parseInt(line.charAt(slot), DIGITS);
  }
}
