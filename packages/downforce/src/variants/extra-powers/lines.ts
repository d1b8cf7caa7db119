import { WILD } from '../../state/cars.ts';
import { colourOf, LINE_SLOTS, numberOf, packLine } from '../../deck/deck.ts';
import type { DownforceState } from '../../state/game.ts';
import { CONTRARY, OBSTRUCTIVE, THRIFTY } from '../../powers/names.ts';
import {
  CARD,
  HOLDER,
  LINE,
  OWNER,
  PACK_MARKS,
  SAVED,
  SHORTENED,
  TURN,
  UPSIDE_DOWN,
} from '../../state/layout.ts';

/** A line as it is moved: with the numbers upside down (Contrary) the colour stays, and the number comes from below. */
export function lineAt({ bytes, game }: DownforceState, line: number): number {
  const { deck } = game;
  const slot = bytes[CARD] * LINE_SLOTS;
  const printed = deck.line[slot + line];
  if (bytes[UPSIDE_DOWN] === 0) return printed;
  const other = deck.line[slot + deck.lineCount[bytes[CARD]] - 1 - line];
  return packLine(colourOf(printed), numberOf(other));
}

/** Of the marks, those of the line before go. */
export function beginLine(state: DownforceState, line: number): number {
  state.bytes[PACK_MARKS] &= SHORTENED;
  return lineAt(state, line);
}

/** Contrary: with one line there is nothing to turn. */
export function mayTurnNumbers({ bytes, game }: DownforceState): boolean {
  return bytes[HOLDER + CONTRARY] === bytes[TURN] && game.deck.lineCount[bytes[CARD]] > 1;
}

/** Obstructive: how much less. */
export const SPACES_OFF = 3;

/** Obstructive: once on a card, a car that is not one's own, in its colour. */
export function mayShorten(state: DownforceState): boolean {
  const { bytes } = state;
  if (bytes[HOLDER + OBSTRUCTIVE] !== bytes[TURN] || (bytes[PACK_MARKS] & SHORTENED) !== 0) return false;
  const colour = colourOf(lineAt(state, bytes[LINE]));
  return colour !== WILD && bytes[OWNER + colour] !== bytes[TURN];
}

/** Thrifty: the line's car does not move; of `cars` (bits), if there are any, the line may move one. */
export function maySave(bytes: Uint8Array, cars: number): boolean {
  return bytes[HOLDER + THRIFTY] === bytes[TURN] && cars !== 0;
}

/** Whether the wild being chosen is a line saved: it need not be used. */
export function isSaved(bytes: Uint8Array): boolean {
  return (bytes[PACK_MARKS] & SAVED) !== 0;
}
