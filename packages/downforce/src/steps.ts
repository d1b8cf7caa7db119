import type { Seat } from '@paddock/kernel';
import { CARS, type Car } from './cars.ts';
import type { DownforceState, Listener } from './game.ts';
import * as powers from './powers.ts';
import { liftCar, putCar, spaceOf } from './places.ts';
import type { Road } from './roads.ts';
import * as roads from './roads.ts';
import * as at from './state.ts';

const {
  CAME_HOME,
  CAR,
  FINISH,
  HOLDER,
  HOME,
  HOME_COUNT,
  HOME_WAY,
  LAP,
  LAST_LAP,
  LEFT,
  MARKS,
  MOVED,
  ACTOR,
  NONE,
  OCCUPIED,
  OWNER,
  PASSED,
  SPACE,
  SPACE_HIGH,
  TURN,
  WAYS,
} = at;
const { CUNNING } = powers;
const { BENT_BIT, CROSSES_SHIFT, FINISHES, INFO, LINES_SHIFT, SLOTS } = roads;

const ALL_WAYS = 0b111;
const ALL_LINES = 0b111;

/** D-R5, D-R6: bits of the ways on that are free, in the track's order; one bit for all where the step finishes (D-R8). */
export function freeWays({ bytes, road }: DownforceState, car: Car): number {
  return waysFrom(bytes, road, bytes[LAP + car], spaceOf(bytes, car));
}

export function waysFrom(bytes: Uint8Array, road: Road, lap: number, space: number): number {
  const first = space * SLOTS;
  const inner = road[first];
  const middle = road[first + 1];
  const outer = road[first + 2];
  const taken = bytes[OCCUPIED + inner] | (bytes[OCCUPIED + middle] << 1) | (bytes[OCCUPIED + outer] << 2);
  if ((road[first + INFO] & FINISHES) !== 0 && lap === LAST_LAP && taken !== ALL_WAYS) return HOME_WAY;
  return taken ^ ALL_WAYS;
}

/** D-B1, of the first lap: before it begins none, of the spaces behind the line least of all. */
function linesBehind(info: number, lap: number): number {
  return (info >> LINES_SHIFT) & -lap;
}

/** The lines that the cars have passed, found from where they stand. */
export function findPassed({ bytes, road }: DownforceState): void {
  bytes[PASSED] = bytes[HOME_COUNT] > 0 ? ALL_LINES : 0;
  for (let car = 0; car < CARS.length; car++)
    if ((bytes[HOME] & (1 << car)) === 0)
      bytes[PASSED] |=
        bytes[LAP + car] > LAST_LAP
          ? ALL_LINES
          : linesBehind(road[spaceOf(bytes, car) * SLOTS + INFO], bytes[LAP + car]);
}

/** D-R3, D-P2 */
export function steersFor(bytes: Uint8Array, car: Car): Seat {
  const owner = bytes[OWNER + car];
  return bytes[HOLDER + CUNNING] === owner ? owner : bytes[TURN];
}

/** One step of the car being moved, to a space that is a free way on; finds the ways on from there. */
export function step({ bytes, road }: DownforceState, to: number, tell: Listener): number {
  const car = bytes[CAR];
  const from = spaceOf(bytes, car);
  const lap = bytes[LAP + car] + ((road[from * SLOTS + INFO] >> CROSSES_SHIFT) & 1);
  const info = road[to * SLOTS + INFO];
  bytes[LAP + car] = lap;
  liftCar(bytes, from);
  putCar(bytes, car, to);
  bytes[LEFT]--;
  bytes[MARKS] |= MOVED | (info & BENT_BIT);
  bytes[PASSED] |= linesBehind(info, lap);
  tell?.all({ kind: 'stepped', seat: bytes[ACTOR], car: CARS[car], from, to });
  const ways = waysFrom(bytes, road, lap, to);
  bytes[WAYS] = ways;
  return ways;
}

/** D-R8: off the track at once, into the next finishing place. */
export function stepHome({ bytes }: DownforceState, tell: Listener): void {
  const car = bytes[CAR];
  const from = spaceOf(bytes, car);
  liftCar(bytes, from);
  bytes[SPACE + car] = NONE;
  bytes[SPACE_HIGH + car] = NONE;
  bytes[LAP + car]++;
  bytes[FINISH + bytes[HOME_COUNT]] = car;
  bytes[HOME_COUNT]++;
  bytes[HOME] |= 1 << car;
  bytes[PASSED] = ALL_LINES;
  bytes[MARKS] |= CAME_HOME;
  bytes[LEFT] = 0;
  bytes[WAYS] = 0;
  tell?.all({ kind: 'stepped', seat: bytes[ACTOR], car: CARS[car], from, to: null });
  tell?.all({ kind: 'finished', car: CARS[car], place: bytes[HOME_COUNT] });
}
