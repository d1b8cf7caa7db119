import { BENT } from '../state/layout.ts';
import { MOST_SPACES } from './reading/file.ts';
import type { Track } from './track.ts';
import { STEP_SLOTS } from './steps.ts';

/**
 * By space, what a step needs in one word: three exits, nine bits each, and the bits defined here. Missing exits lead
 * into `WALL`, so that finding the free ones takes no branch: steps are most of a game.
 */
export type Road = Int32Array;

const EXIT_BITS = 9;
const EXIT = (1 << EXIT_BITS) - 1;
/** Every step from here crosses the finish line. */
export const CROSSES = 1 << 27;
/** From `BENT` in `MARKS` up to its bit here. */
const BENT_SHIFT = 26;
/** How many betting lines lie at or behind the space: 0 to 3. */
const ZONE_SHIFT = 29;
const ZONE = 0b11;
/** Crossing the line does not finish the race (D-V3). */
export const ENDLESS = 1 << 31;

/** Never free; above the spaces of any track. */
export const WALL = MOST_SPACES + 3;

export function innerExit(word: number): number {
  return word & EXIT;
}

export function middleExit(word: number): number {
  return (word >> EXIT_BITS) & EXIT;
}

export function outerExit(word: number): number {
  return (word >> (2 * EXIT_BITS)) & EXIT;
}

/** From the inside, counted from 0. */
export function exitIn(word: number, exit: number): number {
  return (word >> (exit * EXIT_BITS)) & EXIT;
}

/** `BENT` for a space that is not a perfect rectangle. */
export function bentIn(word: number): number {
  return (word >> BENT_SHIFT) & BENT;
}

/** Bit per betting line at or behind the space. */
export function linesIn(word: number): number {
  return (1 << ((word >> ZONE_SHIFT) & ZONE)) - 1;
}

export const NO_ROAD: Road = new Int32Array(0);

const built = { short: new WeakMap<Track, Road>(), long: new WeakMap<Track, Road>() };

/** A `long` one has no finish (D-V3). */
export type Distance = 'short' | 'long';

export function packRoad(track: Track, distance: Distance): Road {
  const known = built[distance].get(track);
  if (known !== undefined) return known;
  const road = Int32Array.from({ length: track.count }, (_, space) => wordFor(track, space, distance));
  built[distance].set(track, road);
  return road;
}

function wordFor(track: Track, space: number, distance: Distance): number {
  const exit = (index: number): number =>
    index < track.nextCount[space] ? track.next[space * STEP_SLOTS + index] : WALL;
  return (
    exit(0) |
    (exit(1) << EXIT_BITS) |
    (exit(2) << (2 * EXIT_BITS)) |
    (track.crosses[space] === 1 ? CROSSES : 0) |
    (track.rectangle[space] === 1 ? 0 : BENT << BENT_SHIFT) |
    (track.zone[space] << ZONE_SHIFT) |
    (distance === 'long' ? ENDLESS : 0)
  );
}
