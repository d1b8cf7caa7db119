import { BENT } from './state.ts';
import { LIMITS } from './track/file.ts';
import type { Track } from './track/index.ts';
import { STEP_SLOTS } from './track/steps.ts';

/**
 * What a step needs to know of a space, side by side: three ways on, and in the last slot the bits below. Where there
 * are fewer, the rest lead into `WALL`, so that finding the free ones takes no branch: steps are what a game does most.
 */
export type Road = Uint16Array;
export const SLOTS = STEP_SLOTS;
export const INFO = STEP_SLOTS - 1;

/** Never free, and no space of any track. */
export const WALL = LIMITS.spaces + 3;

/** Bits of `INFO`: no perfect rectangle (as in `MARKS`); every step from here crosses the finish line. */
export const BENT_BIT = BENT;
export const CROSSES_SHIFT = 3;
/** The same where that ends the last lap: not over a long distance (D-V3). */
export const FINISHES = 1;
/** From here on: bit per betting line at or behind the space. */
export const LINES_SHIFT = 4;

export const NO_ROAD: Road = new Uint16Array(0);

const built = { short: new WeakMap<Track, Road>(), long: new WeakMap<Track, Road>() };

/** `long`: the finish line is no finish (D-V3). */
export function roadOf(track: Track, distance: 'short' | 'long'): Road {
  const known = built[distance].get(track);
  if (known !== undefined) return known;
  const finish = distance === 'short' ? FINISHES : 0;
  const road = new Uint16Array(track.count * SLOTS).fill(WALL);
  for (let space = 0; space < track.count; space++) {
    const first = space * SLOTS;
    road.set(track.next.subarray(first, first + track.nextCount[space]), first);
    road[first + INFO] =
      (track.rectangle[space] === 1 ? 0 : BENT_BIT) |
      (track.crosses[space] * finish) |
      (track.crosses[space] << CROSSES_SHIFT) |
      (((1 << track.zone[space]) - 1) << LINES_SHIFT);
  }
  built[distance].set(track, road);
  return road;
}
