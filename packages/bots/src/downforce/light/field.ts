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
  OVER_LINE,
  OWNER,
  PLAQUE,
  predictionAt,
  spaceOf,
  TRACK,
  UNOWNED,
} from '@paddock/downforce/bytes';
import type { Seat } from '@paddock/kernel';
import type { Car } from '../drive/board.ts';

/** By own cars, the foremost first: the worth of a space. */
const FOR_OWN: readonly number[] = [1, 0.7];
const LEAST_FOR_OWN = 0.5;
/** What a space of others costs; the leader's costs most. */
const FOR_RIVAL = -0.3;
const FOR_LEADER = -0.5;
const FOR_UNOWNED = -0.1;
/** By line: what a space is worth to whoever bets on the car. */
const FOR_BET: readonly number[] = [0.5, 0.35, 0.2];
/** D-V6: before any prediction, for the car of the plaque. */
const FOR_PLAQUE = 0.5;

/** No card moves a car further. */
const FURTHEST = 8;
/** How many exits a space has at most. */
const EXITS_AT_MOST = 3;
const NO_TRACK: ArrayLike<number> = [];

/** Where the cars stand, and what the player of a card wishes for each of them. Filled anew for each card. */
export class Field {
  /** Whose wishes these are. */
  seat: Seat = NONE;
  /** By car, the worth of a space to that player. */
  readonly wish = new Float64Array(CAR_COUNT);
  /** By car, steps to the finish; less than any other's for those at home. */
  readonly toGo = new Float64Array(CAR_COUNT);
  /** By car, the spaces it can go as things stand, up to those of any card; for unwished cars only whether it can move. */
  readonly reach = new Float64Array(CAR_COUNT);
  readonly #own: Car[] = [];

  look(state: DownforceState, seat: Seat): void {
    this.seat = seat;
    this.measure(state);
    if (state.game.setup.options.goal === 'whispers') this.#wishWhispered(state, seat);
    else this.#wish(state, seat);
    for (let car = 0; car < CAR_COUNT; car++)
      this.reach[car] = reachOf(state, car, (this.wish[car] ?? 0) > 0 ? FURTHEST : 1);
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

  /** The cars of a seat, the foremost first; those at home come last. */
  ownBy({ bytes }: DownforceState, seat: Seat): readonly Car[] {
    const own = this.#own;
    own.length = 0;
    for (let car = 0; car < CAR_COUNT; car++) {
      if (bytes[OWNER + car] !== seat) continue;
      let at = own.length;
      while (at > 0 && this.#isBefore(car, own[at - 1] ?? 0)) {
        own[at] = own[at - 1] ?? 0;
        at--;
      }
      own[at] = car;
    }
    return own;
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
    const own = this.ownBy(state, seat);
    for (let rank = 0; rank < own.length; rank++) this.wish[own[rank] ?? 0] = FOR_OWN[rank] ?? LEAST_FOR_OWN;
    const slipsACar = game.betting.slips / CAR_COUNT;
    for (let line = 0; line < game.betLines; line++) {
      const slip = bytes[betAt(line, seat)] ?? NONE;
      if (slip >= DECLINED) continue;
      const car = Math.floor(slip / slipsACar);
      this.wish[car] = (this.wish[car] ?? 0) + (FOR_BET[line] ?? 0);
    }
  }

  /** D-V6: what would make the prediction come true. */
  #wishWhispered({ bytes }: DownforceState, seat: Seat): void {
    this.wish.fill(0);
    let line = 0;
    while (line < 3 && bytes[betAt(line, seat)] !== NONE) line++;
    if (line === 0) {
      this.wish[bytes[PLAQUE + seat] ?? 0] = FOR_PLAQUE;
      return;
    }
    const middle = (CAR_COUNT - 1) / 2;
    for (const [place, car] of predictionAt(bytes, seat, line - 1).entries())
      this.wish[car] = (middle - place) / middle;
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

/** By space, the fewest steps to the end of the first lap. */
export function toFinishIn(track: Track | undefined, lap: number): ArrayLike<number> {
  if (track === undefined) return NO_TRACK;
  return lap < 1 ? track.toFinishTwice : track.toFinish;
}

/** How far a car can go by the shortest way, with the others where they are. */
function reachOf({ bytes, road, game }: DownforceState, car: Car, most: number): number {
  if (((bytes[HOME] ?? 0) & (1 << car)) !== 0) return 0;
  const track = game.tracks[bytes[TRACK] ?? 0];
  let lap = bytes[LAP + car] ?? 0;
  let space = spaceOf(bytes, car);
  for (let steps = 0; steps < most; steps++) {
    const word = road[space] ?? 0;
    const exits = exitsInLap(bytes, word, lap);
    if (exits === 0) return steps;
    if (exits === HOME_EXIT) return steps + 1;
    if ((exits & OVER_LINE) !== 0) lap++;
    const toFinish = toFinishIn(track, lap);
    let least = Infinity;
    for (let exit = 0; exit < EXITS_AT_MOST; exit++) {
      if ((exits & (1 << exit)) === 0) continue;
      const to = exitIn(word, exit);
      const left = toFinish[to] ?? 0;
      if (left >= least) continue;
      least = left;
      space = to;
    }
  }
  return most;
}
