import { STEP_SLOTS, type Track } from '@paddock/downforce';
import { exitIn, OCCUPIED } from '@paddock/downforce/bytes';

/** By space, the next one of the shortest way; `UNSURE` where it crosses the line, and the lap decides. */
export type Ways = Uint16Array;

export const UNSURE = 65535;

interface WaysByLap {
  readonly before: Ways;
  readonly within: Ways;
}

const known = new WeakMap<Track, WaysByLap>();

/** On an empty track, for cars in this lap. Of ways as long as each other, the innermost. */
export function shortestWays(track: Track, lap: number): Ways {
  const found = known.get(track) ?? { before: waysIn(track, 0), within: waysIn(track, 1) };
  known.set(track, found);
  return lap < 1 ? found.before : found.within;
}

function waysIn(track: Track, lap: number): Ways {
  const toFinish = toFinishIn(track, lap);
  return Uint16Array.from({ length: track.count }, (_, space) => {
    if (track.crosses[space] === 1) return UNSURE;
    let way = UNSURE;
    let least = Infinity;
    for (let exit = 0; exit < (track.nextCount[space] ?? 0); exit++) {
      const to = track.next[space * STEP_SLOTS + exit] ?? 0;
      const left = toFinish[to] ?? 0;
      if (left >= least) continue;
      way = to;
      least = left;
    }
    return way;
  });
}

/** By space, the fewest steps to the end of the first lap. */
export function toFinishIn(track: Track | undefined, lap: number): ArrayLike<number> {
  if (track === undefined) return NO_TRACK;
  return lap < 1 ? track.toFinishTwice : track.toFinish;
}

const NO_TRACK: ArrayLike<number> = [];

/** Out of a space. */
export const EXITS_AT_MOST = 3;

/** Whether no exit of a space on the road is free. Missing ones count as taken. */
export function isShut(bytes: Uint8Array, space: number): boolean {
  for (let exit = 0; exit < EXITS_AT_MOST; exit++)
    if (bytes[OCCUPIED + exitIn(space, exit)] === 0) return false;
  return true;
}
