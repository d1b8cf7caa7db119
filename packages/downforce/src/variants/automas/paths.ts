import type { Seat } from '@paddock/kernel';
import { exitsInLap } from '../../phases/steps.ts';
import { spaceOf } from '../../state/access.ts';
import { HOME_STEP } from '../../state/action.ts';
import type { Car } from '../../state/cars.ts';
import type { DownforceState } from '../../state/game.ts';
import { HOME, HOME_EXIT, LAP, OWNER, TRACK } from '../../state/layout.ts';
import { standingOf } from '../../state/standing.ts';
import { CROSSES, exitIn } from '../../track/packed-road.ts';
import { stepsHome } from '../../track/track.ts';

/** How a car moves: the spaces it enters, `HOME_STEP` for the finish, and the spaces it loses to a jam. */
export interface Path {
  readonly spaces: readonly number[];
  readonly lost: number;
}

/** How a path ends, as one number: lower is better. */
type Rank = (toFinish: number, lost: number) => number;

interface Aim {
  readonly rank: Rank;
  /** The order in which exits win ties; they are listed from the inside to the outside. */
  readonly order: readonly number[];
}

/** More than the steps to the finish from any space. */
const FAR = 1024;

/** D-V8d */
const FORWARD: Aim = { rank: (toFinish, lost) => lost * FAR + toFinish, order: [0, 1, 2] };
/** D-V8e */
const BACK: Aim = { rank: (toFinish) => -toFinish, order: [2, 1, 0] };

/** One look for a path. */
interface Look {
  readonly state: DownforceState;
  readonly aim: Aim;
  /** Of the best path from a place, by `placeOf`: many paths meet in the same ones. */
  readonly ranks: Map<number, number>;
}

/** A space with a lap and the steps left. */
function placeOf({ road }: DownforceState, space: number, lap: number, left: number): number {
  return (lap * road.length + space) * FAR + left;
}

/** The path on which the automa in this seat moves the car. It has no choice. */
export function pathOf(state: DownforceState, seat: Seat, car: Car, number: number): Path {
  const { bytes } = state;
  const look = { state, aim: bytes[OWNER + car] === seat ? FORWARD : BACK, ranks: new Map<number, number>() };
  const spaces: number[] = [];
  let space = spaceOf(bytes, car);
  let lap = bytes[LAP + car];
  for (let left = number; left > 0; left--) {
    const to = bestStep(look, space, lap, left);
    if (to === undefined) return { spaces, lost: left };
    spaces.push(to);
    if (to === HOME_STEP) break;
    lap = lapAfter(state, lap, space);
    space = to;
  }
  return { spaces, lost: 0 };
}

function bestStep(look: Look, space: number, lap: number, left: number): number | undefined {
  const { state, aim } = look;
  const { bytes, road } = state;
  const exits = exitsInLap(bytes, road[space], lap);
  if (exits === HOME_EXIT) return HOME_STEP;
  let best: number | undefined;
  let lowest = Infinity;
  for (const exit of aim.order) {
    if ((exits & (1 << exit)) === 0) continue;
    const to = exitIn(road[space], exit);
    const rank = rankFrom(look, to, lapAfter(state, lap, space), left - 1);
    if (rank >= lowest) continue;
    lowest = rank;
    best = to;
  }
  return best;
}

/** The rank of the best path from here. */
function rankFrom(look: Look, space: number, lap: number, left: number): number {
  const { state, aim, ranks } = look;
  const { bytes, game, road } = state;
  const exits = left === 0 ? 0 : exitsInLap(bytes, road[space], lap);
  if (exits === 0) return aim.rank(stepsHome(game.tracks[bytes[TRACK]], lap, space), left);
  if (exits === HOME_EXIT) return aim.rank(0, 0);
  const place = placeOf(state, space, lap, left);
  let lowest = ranks.get(place);
  if (lowest !== undefined) return lowest;
  lowest = Infinity;
  const next = lapAfter(state, lap, space);
  for (let exit = 0; exit < aim.order.length; exit++)
    if ((exits & (1 << exit)) !== 0)
      lowest = Math.min(lowest, rankFrom(look, exitIn(road[space], exit), next, left - 1));
  ranks.set(place, lowest);
  return lowest;
}

function lapAfter({ road }: DownforceState, lap: number, space: number): number {
  return (road[space] & CROSSES) === 0 ? lap : lap + 1;
}

/** D-V8f: the car that the automa in this seat takes from those the wild may choose (bits, at least one). */
export function wildFor(state: DownforceState, seat: Seat, choices: number, number: number): Car {
  const { bytes } = state;
  const isHome = (car: Car): boolean => (bytes[HOME] & (1 << car)) !== 0;
  const open = standingOf(bytes).filter((car) => (choices & (1 << car)) !== 0);
  let [best, fewest] = [open[isHome(open[0]) ? 0 : open.length - 1], Infinity];
  for (const car of open) {
    if (bytes[OWNER + car] !== seat || isHome(car)) continue;
    const { lost } = pathOf(state, seat, car, number);
    if (lost < fewest) [best, fewest] = [car, lost];
  }
  return best;
}
