import { NOBODY, type Seat, type SeatSet, TABLE_ALONE } from '@paddock/kernel';
import { type Car, CAR_COUNT } from './cars.ts';
import type { DownforceState } from './game.ts';
import {
  ACTOR,
  ASKED,
  CHOICE,
  CHOSEN,
  FIRST_SEALED,
  FIRST_SINGLE,
  MOST_SEATS,
  NONE,
  OCCUPIED,
  OVER,
  OWNED,
  OWNER,
  PHASE,
  SPACE,
  SPACE_HIGH,
  TRACK,
} from './layout.ts';

const ALL_SEATS = (1 << MOST_SEATS) - 1;

export function copyState(state: DownforceState, into?: DownforceState): DownforceState {
  if (into === undefined || into.game !== state.game)
    return {
      game: state.game,
      bytes: state.bytes.slice(),
      road: state.road,
      ahead: state.ahead,
      past: state.past,
    };
  into.bytes.set(state.bytes);
  into.road = state.road;
  into.ahead = state.ahead;
  into.past = state.past;
  return into;
}

export function setTrack(state: DownforceState, track: number): void {
  state.bytes[TRACK] = track;
  state.road = state.game.roads[track];
}

/** The number of a phase says who acts: this is called at every step, and spares reading the phase. */
export function toAct({ bytes }: DownforceState): SeatSet {
  const phase = bytes[PHASE];
  if (phase >= FIRST_SINGLE) return phase === OVER ? NOBODY : 1 << bytes[ACTOR];
  return phase >= FIRST_SEALED ? bytes[ASKED] & ~bytes[CHOSEN] : TABLE_ALONE;
}

export function spaceOf(bytes: Uint8Array, car: Car): number {
  return bytes[SPACE + car] | (bytes[SPACE_HIGH + car] << 8);
}

/** Puts the car on a free space; the caller frees the one it leaves. */
export function putCar(bytes: Uint8Array, car: Car, space: number): void {
  bytes[SPACE + car] = space & 255;
  bytes[SPACE_HIGH + car] = space >> 8;
  bytes[OCCUPIED + space] = 1;
}

export function giveTo(bytes: Uint8Array, car: Car, seat: Seat): void {
  bytes[OWNER + car] = seat;
  bytes[OWNED + seat] |= 1 << car;
}

/** Bit per seat that owns a car. `UNOWNED` shifts like 31, clear of every seat. */
export function ownersIn(bytes: Uint8Array): number {
  let seats = 0;
  for (let car = 0; car < CAR_COUNT; car++) seats |= 1 << bytes[OWNER + car];
  return seats & ALL_SEATS;
}

/** After sealed choices are revealed. */
export function clearChoices(bytes: Uint8Array): void {
  bytes[ASKED] = 0;
  bytes[CHOSEN] = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++) bytes[CHOICE + seat] = NONE;
}
