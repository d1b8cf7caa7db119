import { ROAD_WIDE, type Track } from '@paddock/downforce';

/** The part of a lap with room for two cars that makes passing as easy as it gets. */
const ROOM_ENOUGH = 0.6;
/** Where there is none, a few still pass: before the road narrows, or from the grid. */
const LEAST_EASE = 0.05;

const known = new WeakMap<Track, number>();

/** How much room there is to pass other cars, from 0 to 1; on a single lane none. */
export function roomOn(track: Track): number {
  const found = known.get(track) ?? roomFrom(track);
  known.set(track, found);
  return found;
}

/** The same as a factor. */
export function easeOfPassing(track: Track): number {
  return Math.max(LEAST_EASE, roomOn(track));
}

function roomFrom({ spaces, length }: Track): number {
  let narrow = 0;
  for (const { from, to, back, front } of spaces) if (to - from === ROAD_WIDE) narrow += front - back;
  return Math.min(1, (1 - narrow / length) / ROOM_ENOUGH);
}
