import { ROAD_WIDE, type Track } from '@paddock/downforce';

/** The part of a lap with room for two cars that makes passing as easy as it gets. */
const ROOM_ENOUGH = 0.6;
/** Even on a single lane some cars pass others: at the grid, or once those have stalled. */
const LEAST_EASE = 0.15;

const known = new WeakMap<Track, number>();

/** How easily cars pass each other on a track, up to 1: where there is a single lane, none passes. */
export function easeOfPassing(track: Track): number {
  const found = known.get(track) ?? easeFrom(track);
  known.set(track, found);
  return found;
}

function easeFrom({ spaces, length }: Track): number {
  let narrow = 0;
  for (const { from, to, back, front } of spaces) if (to - from === ROAD_WIDE) narrow += front - back;
  return Math.max(LEAST_EASE, Math.min(1, (1 - narrow / length) / ROOM_ENOUGH));
}
