import type { Setup } from '@paddock/kernel';
import { DECK_SIZE, KIND_COUNT } from './cards.ts';
import type { FormulaOptions } from './options.ts';
import { CAR_COUNT, TEAM_COUNT, type Car } from './teams.ts';

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

/** Offsets into the state's bytes. */

/** The twelve slots of `LINE` hold the running cars first, best first, then the retired, latest first (F-T6). */
export const LINE = 0;
/** Where each car is in `LINE`. */
export const SLOT = LINE + CAR_COUNT;
export const RUNNING = SLOT + CAR_COUNT;
export const PHASE = RUNNING + 1;
export const TURN = PHASE + 1;
/** The card being resolved, the car chosen for it, the last die, and the rolls so far for this card. */
export const CARD = TURN + 1;
export const CHOSEN = CARD + 1;
export const LAST_DIE = CHOSEN + 1;
export const ROLLS = LAST_DIE + 1;
/** From 0. */
export const RACE = ROLLS + 1;
export const PILE = RACE + 1;
/** F-O1: how many unseen cards are taken out. Which ones is never decided: the pile is the unseen minus this many. */
export const OUT = PILE + 1;
/** Turns still to play after the pile ran out (F-T3). */
export const LAST_TURNS = OUT + 1;
/** How many steps of giving, gridding or dealing are done. */
export const STEPS = LAST_TURNS + 1;
/** Bit per seat, while resting. */
export const READY_SEATS = STEPS + 1;
export const OWNER = READY_SEATS + 1;
export const POINTS = OWNER + TEAM_COUNT;
/** Unseen cards per kind: the pile and the cards taken out, unordered. */
export const UNSEEN = POINTS + CAR_COUNT;
export const DISCARD = UNSEEN + KIND_COUNT;
/** Per seat a count, then up to five kinds in ascending order, which hides the order they were drawn in. */
export const HANDS = DISCARD + KIND_COUNT;
export const HAND_SIZE = 5;
export const HAND_BYTES = 1 + HAND_SIZE;
export const STATE_BYTES = HANDS + 6 * HAND_BYTES;

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
