import type { Seat } from '@paddock/kernel';
import { CUNNING } from '../powers/names.ts';
import { spaceOf } from '../state/access.ts';
import { HOME_STEP } from '../state/action.ts';
import { type Car, type CarName, CARS } from '../state/cars.ts';
import type { DownforceState, Listener } from '../state/game.ts';
import {
  ACTOR,
  CAME_HOME,
  CAR,
  EXITS,
  FINISH,
  HOLDER,
  HOME,
  HOME_COUNT,
  HOME_EXIT,
  LAP,
  LAST_LAP,
  LEFT,
  MARKS,
  MOVED,
  NONE,
  OCCUPIED,
  OVER_LINE,
  OWNER,
  PASSED,
  SPACE,
  SPACE_HIGH,
  TRACK,
  TURN,
} from '../state/layout.ts';
import { bentIn, CROSSES, ENDLESS, innerExit, linesIn, middleExit, outerExit } from '../track/packed-road.ts';
import { stepsFrom, stepsHome } from '../track/track.ts';

const ALL_EXITS = 0b111;
const ALL_LINES = 0b111;

/** D-R5, D-R6: finds the free exits from the car's space. */
export function lookAhead(state: DownforceState, car: Car): number {
  const { bytes, road } = state;
  const word = road[spaceOf(bytes, car)];
  const exits = exitsFrom(bytes, car, word);
  state.ahead = word;
  bytes[EXITS] = exits;
  return exits;
}

/** D-R7: no free exit. */
export function isBlocked({ bytes, road }: DownforceState, car: Car): boolean {
  return exitsFrom(bytes, car, road[spaceOf(bytes, car)]) === 0;
}

/** The cars on the spaces one step away: those that block it where no exit is free. */
export function carsAhead({ bytes, game }: DownforceState, car: Car): CarName[] {
  const ahead = stepsFrom(game.tracks[bytes[TRACK]], spaceOf(bytes, car));
  return CARS.filter((_, other) => ahead.includes(spaceOf(bytes, other)));
}

/** Bits in the track's order; a single one if the step finishes (D-R8). */
function exitsFrom(bytes: Uint8Array, car: Car, word: number): number {
  const free = freeIn(bytes, word);
  return (word & CROSSES) === 0 || free === 0 ? free : exitsOver(word, bytes[LAP + car], free);
}

/** The same in a lap the car may reach. */
export function exitsInLap(bytes: Uint8Array, word: number, lap: number): number {
  const free = freeIn(bytes, word);
  return (word & CROSSES) === 0 || free === 0 ? free : exitsOver(word, lap, free);
}

function freeIn(bytes: Uint8Array, word: number): number {
  const taken =
    bytes[OCCUPIED + innerExit(word)] |
    (bytes[OCCUPIED + middleExit(word)] << 1) |
    (bytes[OCCUPIED + outerExit(word)] << 2);
  return taken ^ ALL_EXITS;
}

/** Over the finish line: home (D-R8), or into another lap. */
function exitsOver(word: number, lap: number, free: number): number {
  return lap === LAST_LAP && (word & ENDLESS) === 0 ? HOME_EXIT : free | OVER_LINE;
}

/** D-B1: betting lines belong to the first lap. Before it none is passed, though the grid lies beyond them; after it, all. */
function linesBehind(word: number, lap: number): number {
  return lap > LAST_LAP ? ALL_LINES : linesIn(word) & -lap;
}

/** Derives the lines that cars have passed from where they stand. */
export function findPassed({ bytes, road }: DownforceState): void {
  bytes[PASSED] = bytes[HOME_COUNT] > 0 ? ALL_LINES : 0;
  for (let car = 0; car < CARS.length; car++)
    if ((bytes[HOME] & (1 << car)) === 0)
      bytes[PASSED] |= linesBehind(road[spaceOf(bytes, car)], bytes[LAP + car]);
}

/** D-R3, D-P2 */
export function steersFor(bytes: Uint8Array, car: Car): Seat {
  const owner = bytes[OWNER + car];
  return bytes[HOLDER + CUNNING] === owner ? owner : bytes[TURN];
}

/** Takes the car off the track while it moves, so that it is in nobody's way. */
export function liftMoving(bytes: Uint8Array, car: Car): void {
  bytes[CAR] = car;
  bytes[OCCUPIED + spaceOf(bytes, car)] = 0;
}

/** Puts it where it has arrived, unless that is home. */
export function putMoving({ bytes, ahead }: DownforceState): void {
  const car = bytes[CAR];
  if ((bytes[HOME] & (1 << car)) !== 0) return;
  bytes[OCCUPIED + spaceOf(bytes, car)] = 1;
  bytes[PASSED] |= linesBehind(ahead, bytes[LAP + car]);
}

/** One step of the car being moved, to a free space; returns whether it goes on from there (D-R7). */
export function step(state: DownforceState, to: number, tell: Listener): boolean {
  if (to === HOME_STEP) {
    stepHome(state, tell);
    return false;
  }
  const { bytes, road } = state;
  const car = bytes[CAR];
  if ((bytes[EXITS] & OVER_LINE) !== 0) bytes[LAP + car]++;
  if (tell !== undefined) tellStep(state, car, to, tell);
  bytes[SPACE + car] = to;
  bytes[SPACE_HIGH + car] = to >> 8;
  const word = road[to];
  state.ahead = word;
  bytes[MARKS] |= MOVED | bentIn(word);
  const exits = exitsFrom(bytes, car, word);
  bytes[EXITS] = exits;
  const left = bytes[LEFT] - 1;
  bytes[LEFT] = left;
  return left !== 0 && exits !== 0;
}

function tellStep({ bytes, game }: DownforceState, car: Car, to: number, tell: NonNullable<Listener>): void {
  const toGo = stepsHome(game.tracks[bytes[TRACK]], bytes[LAP + car], to);
  tell.all({ kind: 'stepped', seat: bytes[ACTOR], car: CARS[car], from: spaceOf(bytes, car), to, toGo });
}

/** D-R8: off the track at once, into the next finishing place. */
function stepHome({ bytes }: DownforceState, tell: Listener): void {
  const car = bytes[CAR];
  tell?.all({ kind: 'stepped', seat: bytes[ACTOR], car: CARS[car], from: spaceOf(bytes, car), to: null });
  bytes[SPACE + car] = NONE;
  bytes[SPACE_HIGH + car] = NONE;
  bytes[LAP + car]++;
  bytes[FINISH + bytes[HOME_COUNT]] = car;
  bytes[HOME_COUNT]++;
  bytes[HOME] |= 1 << car;
  bytes[PASSED] = ALL_LINES;
  bytes[MARKS] |= CAME_HOME;
  bytes[LEFT] = 0;
  bytes[EXITS] = 0;
  tell?.all({ kind: 'finished', car: CARS[car], place: bytes[HOME_COUNT] });
}
