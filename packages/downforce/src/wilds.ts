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

/** Bits of the cars that the wild, or a line that is saved, may choose. */
export function wildChoices(state: DownforceState): number {
  const { bytes, game } = state;
  return game.hasPack && isSaved(bytes)
    ? carsSaved(state, colourOf(lineAt(state, bytes[LINE])))
    : carsOpen(state);
}

/** D-R4, D-P6 */
function carsOpen({ bytes, game }: DownforceState): number {
  const free = ALL_CARS & ~bytes[WILDED];
  return bytes[HOLDER + UNPREDICTABLE] === bytes[TURN] ? free : free & ~game.deck.colours[bytes[CARD]];
}

/** D-V10: bits of the cars that a saved line may move: another than its own, also with Unpredictable. */
export function carsSaved(state: DownforceState, car: Car): number {
  return carsOpen(state) & ~(1 << car);
}
