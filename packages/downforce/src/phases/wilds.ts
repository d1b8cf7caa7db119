import { ALL_CARS, type Car } from '../state/cars.ts';
import { colourOf } from '../deck/deck.ts';
import type { DownforceState } from '../state/game.ts';
import { isSaved, lineAt } from '../variants/extra-powers/lines.ts';
import { UNPREDICTABLE } from '../powers/names.ts';
import { CARD, HOLDER, LINE, TURN, WILDED } from '../state/layout.ts';

/** D-R4, D-P6: bits of the cars that the wild may choose. */
export function wildChoices({ bytes, game }: DownforceState): number {
  const free = ALL_CARS & ~bytes[WILDED];
  return bytes[HOLDER + UNPREDICTABLE] === bytes[TURN] ? free : free & ~game.deck.colours[bytes[CARD]];
}

/** Thrifty (D-V10): bits of the cars that the line of this one may move: another than its own, also with Unpredictable. */
export function carsSaved(state: DownforceState, car: Car): number {
  return wildChoices(state) & ~(1 << car);
}

/** What is asked in `CHOOSING_WILD`: for a wild, or for a line that is saved. */
export function carsToChoose(state: DownforceState): number {
  const { bytes } = state;
  return isSaved(bytes) ? carsSaved(state, colourOf(lineAt(state, bytes[LINE]))) : wildChoices(state);
}
