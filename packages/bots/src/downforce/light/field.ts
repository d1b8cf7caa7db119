import { CAR_COUNT, type DownforceState, type Track } from '@paddock/downforce';
import {
  betAt,
  DECLINED,
  exitIn,
  exitsInLap,
  HOME,
  HOME_EXIT,
  LAP,
  NONE,
  OCCUPIED,
  OVER_LINE,
  OWNED,
  OWNER,
  spaceOf,
  TRACK,
  UNOWNED,
} from '@paddock/downforce/bytes';
import type { Seat } from '@paddock/kernel';
import type { Car } from '../board.ts';
import type { LightVariant } from './light-variant.ts';
import { EXITS_AT_MOST, isShut, shortestWays, toFinishIn, UNSURE, type Ways } from './ways.ts';

/** By own cars, the foremost first: the worth of a space. */
const FOR_OWN: readonly number[] = [1, 0.7];
const LEAST_FOR_OWN = 0.5;
/** What a space of others costs; the leader's costs most. */
const FOR_RIVAL = -0.3;
const FOR_LEADER = -0.5;
const FOR_UNOWNED = -0.1;
/** By line: what a space is worth to a player who bets on the car. */
const FOR_BET: readonly number[] = [0.5, 0.35, 0.2];

/** No card moves a car further. */
const FURTHEST = 8;
const NO_WAYS: Ways = new Uint16Array(0);

/** Where the cars stand, and what the player of a card wishes for each of them. Refilled for each card. */
export class Field {
  /** Whose wishes these are. */
  seat: Seat = NONE;
  /** By car, the worth of a space to that player. */
  readonly wish = new Float64Array(CAR_COUNT);
  /** By car, steps to the finish; less than any other's for those at home. */
  readonly toGo = new Float64Array(CAR_COUNT);
  /** By car, the spaces it can go as things stand, up to those of any card; an unwished car, if it can move at all, any. */
  readonly reach = new Float64Array(CAR_COUNT);
  /** The cars of the seat that `listOwn` was last called for. */
  readonly own = new Uint8Array(CAR_COUNT);
  #track: Track | undefined;
  #before = NO_WAYS;
  #within = NO_WAYS;

  look(state: DownforceState, seat: Seat, variant: LightVariant | undefined): void {
    this.seat = seat;
    this.measure(state);
    if (variant === undefined) this.#wish(state, seat);
    else variant.wish(state, seat, this.wish);
    const isOver = state.bytes[HOME] ?? 0;
    for (let car = 0; car < CAR_COUNT; car++) {
      if ((isOver & (1 << car)) !== 0) this.reach[car] = 0;
      else if ((this.wish[car] ?? 0) > 0) this.reach[car] = this.#reachOf(state, car);
      else this.reach[car] = isShut(state.bytes, state.road[spaceOf(state.bytes, car)] ?? 0) ? 0 : FURTHEST;
    }
  }

  measure({ bytes, game }: DownforceState): void {
    const track = game.tracks[bytes[TRACK] ?? 0];
    if (track === undefined) return;
    const home = bytes[HOME] ?? 0;
    for (let car = 0; car < CAR_COUNT; car++) {
      const lap = bytes[LAP + car] ?? 0;
      const space = spaceOf(bytes, car);
      this.toGo[car] = (home & (1 << car)) !== 0 ? AT_HOME : toGoFrom(track, lap, space);
    }
  }

  /** How far a running car can go by the shortest way, with the others where they are. */
  #reachOf({ bytes, road, game }: DownforceState, car: Car): number {
    const track = game.tracks[bytes[TRACK] ?? 0];
    let lap = bytes[LAP + car] ?? 0;
    let ways = this.waysIn(track, lap);
    let space = spaceOf(bytes, car);
    for (let steps = 0; steps < FURTHEST; steps++) {
      const way = ways[space] ?? UNSURE;
      if (way !== UNSURE && bytes[OCCUPIED + way] === 0) {
        space = way;
        continue;
      }
      const word = road[space] ?? 0;
      const exits = exitsInLap(bytes, word, lap);
      if (exits === 0) return steps;
      if (exits === HOME_EXIT) return steps + 1;
      if ((exits & OVER_LINE) !== 0) {
        lap++;
        ways = this.waysIn(track, lap);
      }
      space = nearest(word, exits, toFinishIn(track, lap));
    }
    return FURTHEST;
  }

  /** The shortest ways, kept for the track they were asked for last. */
  waysIn(track: Track | undefined, lap: number): Ways {
    if (track !== undefined && track !== this.#track) {
      this.#track = track;
      this.#before = shortestWays(track, 0);
      this.#within = shortestWays(track, 1);
    }
    return lap < 1 ? this.#before : this.#within;
  }

  /** The running car nearest to the finish. */
  leader(): Car {
    let leader = 0;
    let least = Infinity;
    for (let car = 0; car < CAR_COUNT; car++) {
      const toGo = this.toGo[car] ?? 0;
      if (toGo === AT_HOME || toGo >= least) continue;
      leader = car;
      least = toGo;
    }
    return leader;
  }

  /** Lists the cars of a seat in `own`, the foremost first; those at home come last. Returns how many there are. */
  listOwn({ bytes }: DownforceState, seat: Seat): number {
    const { own } = this;
    let count = 0;
    for (let left = bytes[OWNED + seat] ?? 0; left !== 0; left &= left - 1) {
      const car = 31 - Math.clz32(left & -left);
      let at = count++;
      for (; at > 0 && this.#isBefore(car, own[at - 1] ?? 0); at--) own[at] = own[at - 1] ?? 0;
      own[at] = car;
    }
    return count;
  }

  #isBefore(car: Car, other: Car): boolean {
    const one = this.toGo[car] ?? 0;
    const two = this.toGo[other] ?? 0;
    return one !== AT_HOME && (two === AT_HOME || one < two);
  }

  #wish(state: DownforceState, seat: Seat): void {
    const { bytes, game } = state;
    for (let car = 0; car < CAR_COUNT; car++)
      this.wish[car] = bytes[OWNER + car] === UNOWNED ? FOR_UNOWNED : FOR_RIVAL;
    this.wish[this.leader()] = FOR_LEADER;
    const owned = this.listOwn(state, seat);
    for (let rank = 0; rank < owned; rank++)
      this.wish[this.own[rank] ?? 0] = rank < FOR_OWN.length ? (FOR_OWN[rank] ?? 0) : LEAST_FOR_OWN;
    const slipsACar = game.betting.slips / CAR_COUNT;
    for (let line = 0; line < game.betLines; line++) {
      const slip = bytes[betAt(line, seat)] ?? NONE;
      if (slip >= DECLINED) continue;
      const car = Math.floor(slip / slipsACar);
      this.wish[car] = (this.wish[car] ?? 0) + (FOR_BET[line] ?? 0);
    }
  }
}

/** For `toGo`: below every distance on the track. */
export const AT_HOME = -9999;

function toGoFrom(track: Track, lap: number, space: number): number {
  if (lap <= 1) return toFinishIn(track, lap)[space] ?? 0;
  // D-V3: beyond the finish, lap by lap.
  const pole = track.grid[0] ?? 0;
  const aLap = (track.toFinishTwice[pole] ?? 0) - (track.toFinish[pole] ?? 0);
  return (track.toFinish[space] ?? 0) - (lap - 1) * aLap;
}

/** Through which of these exits the way is shortest. */
function nearest(word: number, exits: number, toFinish: ArrayLike<number>): number {
  let space = 0;
  let least = Infinity;
  for (let exit = 0; exit < EXITS_AT_MOST; exit++) {
    if ((exits & (1 << exit)) === 0) continue;
    const to = exitIn(word, exit);
    const left = toFinish[to] ?? 0;
    if (left >= least) continue;
    least = left;
    space = to;
  }
  return space;
}
