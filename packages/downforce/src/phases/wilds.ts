import { refuse } from '@paddock/kernel';
import { UNPREDICTABLE } from '../powers/names.ts';
import { hasBit } from '../state/bits.ts';
import { ALL_CARS, type Car, CARS } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import { CARD, HOLDER, TURN, WILDED } from '../state/layout.ts';
import type { DownforceRefusal } from '../state/terms.ts';

/** D-R4, D-P6: bits of the cars that the wild may choose. */
export function wildChoices({ bytes, game }: DownforceState): number {
  const free = ALL_CARS & ~bytes[WILDED];
  return bytes[HOLDER + UNPREDICTABLE] === bytes[TURN] ? free : free & ~game.deck.colours[bytes[CARD]];
}

/** Why a car outside `choices` may not be chosen. */
export function wildRefusal(state: DownforceState, choices: number, car: Car): DownforceRefusal | undefined {
  const { bytes, game } = state;
  if (hasBit(choices, car)) return undefined;
  const params = { car: CARS[car], card: game.deck.names[bytes[CARD]] };
  return hasBit(bytes[WILDED], car)
    ? refuse('wild-chosen-twice', 'D-R4', params)
    : refuse('colour-on-card', 'D-R4', params);
}
