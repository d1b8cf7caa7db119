import type { DownforceState } from '@paddock/downforce';
import {
  CAR,
  exitIn,
  EXITS,
  HOME_EXIT,
  HOME_STEP,
  LAP,
  OCCUPIED,
  OVER_LINE,
  spaceOf,
  TRACK,
} from '@paddock/downforce/bytes';
import type { Field } from './field.ts';
import { EXITS_AT_MOST, isShut, toFinishIn, UNSURE } from './ways.ts';

/** What a way that ends behind other cars costs, in spaces. */
const DEAD_END = 3;
/** Bits of `EXITS` that are exits. */
const FREE = 0b111;

/** The only space that the car being moved can go to, or `undefined`: there is a choice. */
export function onlyStep({ bytes, ahead }: DownforceState): number | undefined {
  const exits = bytes[EXITS] ?? 0;
  if (exits === HOME_EXIT) return HOME_STEP;
  const free = exits & FREE;
  // The numbers of the bits 1, 2 and 4 are 0, 1 and 2.
  return (free & (free - 1)) === 0 ? exitIn(ahead, free >> 1) : undefined;
}

/** D-R3: by the shortest way that does not end behind other cars. */
export function stepForwards(state: DownforceState, field: Field): number {
  const { bytes, game, road } = state;
  const car = bytes[CAR] ?? 0;
  const ways = field.waysIn(game.tracks[bytes[TRACK] ?? 0], bytes[LAP + car] ?? 0);
  const way = ways[spaceOf(bytes, car)] ?? UNSURE;
  if (way !== UNSURE && bytes[OCCUPIED + way] === 0 && !isShut(bytes, road[way] ?? 0)) return way;
  return cheapest(state, 1);
}

/** D-P2: the long way round, into a dead end if there is one. */
export function stepAside(state: DownforceState): number {
  return cheapest(state, -1);
}

function cheapest({ bytes, game, road, ahead }: DownforceState, direction: 1 | -1): number {
  const exits = bytes[EXITS] ?? 0;
  const lap = (bytes[LAP + (bytes[CAR] ?? 0)] ?? 0) + ((exits & OVER_LINE) !== 0 ? 1 : 0);
  const toFinish = toFinishIn(game.tracks[bytes[TRACK] ?? 0], lap);
  let best = 0;
  let least = Infinity;
  for (let exit = 0; exit < EXITS_AT_MOST; exit++) {
    if ((exits & (1 << exit)) === 0) continue;
    const to = exitIn(ahead, exit);
    const left = (toFinish[to] ?? 0) + (isShut(bytes, road[to] ?? 0) ? DEAD_END : 0);
    if (direction * left >= least) continue;
    best = to;
    least = direction * left;
  }
  return best;
}
