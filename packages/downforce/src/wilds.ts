import type { Car } from './cars.ts';
import * as colours from './cars.ts';
import * as kinds from './deck/deck.ts';
import type { DownforceState } from './game.ts';
import * as pack from './pack/lines.ts';
import * as powers from './powers.ts';
import * as at from './state.ts';

const { CARD, HOLDER, HOME, LINE, LINES_LEFT, TURN, WILDED } = at;
const { ALL_CARS } = colours;
const { UNPREDICTABLE } = powers;
const { colourOf } = kinds;
const { isSaved, lineAt, maySave } = pack;

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

/** D-P5 with Thrifty (D-V10): bits of the lines to come whose car has finished, and that may move another. */
export function linesSaved(state: DownforceState): number {
  const { bytes, game } = state;
  let saved = 0;
  for (let line = 0; line < game.deck.lineCount[bytes[CARD]]; line++) {
    const colour = colourOf(lineAt(state, line));
    if ((bytes[HOME] & (1 << colour)) !== 0 && maySave(bytes, carsSaved(state, colour))) saved |= 1 << line;
  }
  return saved & bytes[LINES_LEFT];
}
