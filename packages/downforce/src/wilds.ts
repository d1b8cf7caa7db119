import type { Car } from './cars.ts';
import * as colours from './cars.ts';
import * as kinds from './deck/deck.ts';
import type { DownforceState } from './game.ts';
import * as pack from './pack/lines.ts';
import * as powers from './powers.ts';
import * as at from './state.ts';

const { CARD, HOLDER, LINE, TURN, WILDED } = at;
const { ALL_CARS } = colours;
const { UNPREDICTABLE } = powers;
const { colourOf } = kinds;
const { isSaved, lineAt } = pack;

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
