import type { Setup } from '@paddock/kernel';
import { DECK_SIZE } from './cards.ts';
import type { FormulaOptions } from './options.ts';
import { CAR_COUNT, type Car } from './teams.ts';

/** The phases. TABLE acts in the first three, in `ROLLING` and in `DRAWING`. */
export const GIVING = 0;
export const GRIDDING = 1;
export const DEALING = 2;
export const PLAYING = 3;
export const CHOOSING = 4;
export const ROLLING = 5;
/** After a roll: again or stop, accept or reject, or the crash's neighbour, depending on the card. */
export const DECIDING = 6;
export const DRAWING = 7;
/** Between two races, until every seat is ready. */
export const RESTING = 8;
export const OVER = 9;

/** Offsets into the state's bytes, written out: a bundle then has the numbers themselves, which is smaller and faster. */

/** The twelve slots of `LINE` hold the running cars first, best first, then the retired, latest first (F-T6). */
export const LINE = 0;
/** Where each car is in `LINE`. */
export const SLOT = 12;
export const RUNNING = 24;
export const PHASE = 25;
export const TURN = 26;
/** The card being resolved, the car chosen for it, the last die, and the rolls so far for this card. */
export const CARD = 27;
export const CHOSEN = 28;
export const LAST_DIE = 29;
export const ROLLS = 30;
/** From 0. */
export const RACE = 31;
export const PILE = 32;
/** F-O1: how many unseen cards are taken out. Which ones is never decided: the pile is the unseen minus this many. */
export const OUT = 33;
/** Turns still to play after the pile ran out (F-T3). */
export const LAST_TURNS = 34;
/** How many steps of giving, gridding or dealing are done. */
export const STEPS = 35;
/** Bit per seat, while resting. */
export const READY_SEATS = 36;
export const OWNER = 37;
export const POINTS = 43;
/** Unseen cards per kind: the pile and the cards taken out, unordered. */
export const UNSEEN = 55;
export const DISCARD = 89;
/** Per seat a count, then up to five kinds in ascending order, which hides the order they were drawn in. */
export const HANDS = 123;
export const HAND_SIZE = 5;
export const HAND_BYTES = 6;
/**
 * What everybody has seen of the race so far: how many cards were played, and for each who played which, how many cars
 * were running, and the line in front of it.
 */
export const PLAYED = 159;
export const PLAYS = 160;
export const PLAY_SEAT = 0;
export const PLAY_KIND = 1;
export const PLAY_RUNNING = 2;
export const PLAY_LINE = 3;
export const PLAY_BYTES = 15;
/** With two players and no card taken out: 46 plays. */
export const STATE_BYTES = 850;

export const UNOWNED = 255;
export const NONE = 255;

/** A finished race: the final order, best first (F-T6), and how many cars were still running. */
interface RaceResult {
  readonly order: readonly Car[];
  readonly running: number;
}

export interface FormulaState {
  readonly setup: Setup<FormulaOptions>;
  readonly bytes: Uint8Array;
  /** Never changed in place: copies share it. */
  results: readonly RaceResult[];
}

export function copyState(state: FormulaState, into?: FormulaState): FormulaState {
  if (into === undefined || into.setup !== state.setup) {
    return { setup: state.setup, bytes: state.bytes.slice(), results: state.results };
  }
  into.bytes.set(state.bytes);
  into.results = state.results;
  return into;
}

/** What the table looks like when a card is about to be played. */
export function notePlay(bytes: Uint8Array, kind: number): void {
  const at = PLAYS + bytes[PLAYED]++ * PLAY_BYTES;
  bytes[at + PLAY_SEAT] = bytes[TURN];
  bytes[at + PLAY_KIND] = kind;
  bytes[at + PLAY_RUNNING] = bytes[RUNNING];
  for (let slot = 0; slot < CAR_COUNT; slot++) bytes[at + PLAY_LINE + slot] = bytes[LINE + slot];
}

/** F-T3 */
export function playsInRace(players: number, removed: number): number {
  return DECK_SIZE - removed - 4 * players;
}

/** The kind of the `index`-th unseen card, sorted by kind. */
export function unseenKind(bytes: Uint8Array, index: number): number {
  let at = UNSEEN;
  for (let left = index - bytes[at]; left >= 0; left -= bytes[at]) at++;
  return at - UNSEEN;
}
