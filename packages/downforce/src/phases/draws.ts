import { type Action, type Chance, refuse } from '@paddock/kernel';
import { POWERS } from '../powers/names.ts';
import { LOT, POWER, thingOf } from '../state/action.ts';
import { hasBit } from '../state/bits.ts';
import { CARS } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import { FACE_DOWN, HOLDER, IN_PILE, TIED } from '../state/layout.ts';
import type { DownforceRefusal } from '../state/terms.ts';
import { rollOne } from './choices.ts';

/** Draws by TABLE that variants share with the printed game. */

export function carRefusal({ bytes }: DownforceState, action: Action): DownforceRefusal | undefined {
  const car = thingOf(action);
  return hasBit(bytes[FACE_DOWN], car)
    ? undefined
    : refuse('car-already-turned-up', 'D-A1', { car: CARS[car] });
}

export function rollPower(state: DownforceState, chance: Chance): Action {
  return rollOne(POWER, powersInPile(state), chance, 'draw');
}

export function powerRefusal(state: DownforceState, action: Action): DownforceRefusal | undefined {
  const power = thingOf(action);
  return hasBit(powersInPile(state), power)
    ? undefined
    : refuse('power-not-in-pile', 'D-A1', { power: POWERS[power] });
}

export function rollLot({ bytes }: DownforceState, chance: Chance): Action {
  return rollOne(LOT, bytes[TIED], chance, 'lot');
}

export function lotRefusal({ bytes }: DownforceState, action: Action): DownforceRefusal | undefined {
  const seat = thingOf(action);
  return hasBit(bytes[TIED], seat) ? undefined : refuse('seat-not-tied', 'D-A4', { seat });
}

function powersInPile({ bytes, game }: DownforceState): number {
  let left = 0;
  for (let power = 0; power < game.powerCount; power++)
    if (bytes[HOLDER + power] === IN_PILE) left |= 1 << power;
  return left;
}
