import type { Action } from '@paddock/kernel';

/**
 * An action is verb × 64 + thing; the last verbs are wider. Only this file relies on it. The gaps in the numbers are
 * verbs of variants, in their `terms.ts`.
 */
export const DEAL = 0;
export const DRAW = 1;
export const GRID = 2;
export const SALE = 4;
export const POWER = 5;
export const REVEAL = 6;
export const LOT = 7;
export const DRAW_TRACK = 8;
export const BID = 12;
export const DECLARE = 13;
export const KEEP = 14;
export const PLAY = 15;
export const TOP_DOWN = 16;
export const BOTTOM_UP = 17;
export const IGNORE = 19;
export const MOVE = 20;
export const CHOOSE_WILD = 21;
export const MORE = 22;
export const ENOUGH = 23;
export const BET = 24;
/** Wide verbs: two for orders of cars, which a variant may take, with room for 128 and 768; and 512 spaces. */
export const WIDE_128 = 40;
export const WIDE_768 = 42;
export const STEP = 54;

/** TABLE's verbs come first. */
export const FIRST_OF_SEATS = BID;

const THING_BITS = 6;
const STEPS_FROM = STEP << THING_BITS;
const WIDE_FROM = WIDE_128 << THING_BITS;
const THING = (1 << THING_BITS) - 1;
const MOST_SPACES = 512;
/** The step over the finish; the exit taken makes no difference (D-R8). */
export const HOME_STEP = MOST_SPACES - 1;

export function encode(verb: number, thing = 0): Action {
  return (verb << THING_BITS) + thing;
}

export function stepTo(space: number): Action {
  return STEPS_FROM + space;
}

export function verbOf(action: Action): number {
  const verb = action >> THING_BITS;
  if (verb < WIDE_128) return verb;
  if (verb >= STEP) return STEP;
  return verb < WIDE_768 ? WIDE_128 : WIDE_768;
}

export function isStep(action: Action): boolean {
  return action >= STEPS_FROM;
}

export function spaceIn(step: Action): number {
  return step - STEPS_FROM;
}

/** A kind, a car, a power, a seat, a track, a space; for a line `encodeLine`, for an order of cars its rank. */
export function thingOf(action: Action): number {
  return action < WIDE_FROM ? action & THING : action - (verbOf(action) << THING_BITS);
}
