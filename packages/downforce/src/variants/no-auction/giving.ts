import { CARS, type Car } from '../../state/cars.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { giveTo } from '../../state/access.ts';
import { POWERS, type Power } from '../../powers/names.ts';
import { nextStage } from '../../phases/stage.ts';
import {
  DRAWN,
  FACE_DOWN,
  GIVING_CARS,
  GIVING_POWERS,
  HOLDER,
  IN_BOX,
  IN_PILE,
  LEFT_OUT,
  OWNER,
  PHASE,
  UNOWNED,
} from '../../state/layout.ts';

/** D-V1 without an auction. */
export function beginGivingCars({ bytes }: DownforceState): boolean {
  bytes[PHASE] = GIVING_CARS;
  return true;
}

export function giveCar(state: DownforceState, car: Car, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[DRAWN]++ % game.players;
  giveTo(bytes, car, seat);
  bytes[FACE_DOWN] &= ~(1 << car);
  tell?.all({ kind: 'car-given', seat, car: CARS[car] });
  if (bytes[DRAWN] < game.carsEach * game.players) return;
  if (tell !== undefined)
    for (const [other, name] of CARS.entries())
      if (bytes[OWNER + other] === UNOWNED) tell.all({ kind: 'stays-unowned', car: name, power: null });
  bytes[FACE_DOWN] = 0;
  nextStage(state, tell);
}

/** D-V1: with powers, one for each. */
export function beginGivingPowers({ bytes }: DownforceState): boolean {
  bytes[PHASE] = GIVING_POWERS;
  return true;
}

export function givePower(state: DownforceState, power: Power, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[DRAWN]++;
  bytes[HOLDER + power] = seat;
  tell?.all({ kind: 'power-given', seat, power: POWERS[power] });
  if (bytes[DRAWN] < game.people) return;
  for (let other = 0; other < game.powerCount; other++)
    if (bytes[HOLDER + other] === IN_PILE) bytes[HOLDER + other] = game.hasPack ? LEFT_OUT : IN_BOX;
  nextStage(state, tell);
}
