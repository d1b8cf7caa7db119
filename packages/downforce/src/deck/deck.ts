import { CAR_COUNT, LETTERS, WILD } from '../state/cars.ts';
import type { DeckFile } from './reading/file.ts';

/** A line of a card, from the top: a car's number or `WILD`, and how far. */
export interface Line {
  readonly colour: number;
  readonly number: number;
}

/** Internally a card is its kind: the Speed-8 cards first, in the order of the cars, then the deck's list. */
export type Kind = number;
export const SPEED_8_KINDS = CAR_COUNT;
export const MOST_KINDS = 64;
/** Slots per kind in `line` and in `bid`. */
export const LINE_SLOTS = 8;
/** Bytes of a set of kinds. */
export const KIND_SET = MOST_KINDS / 8;

/** A line in one byte; two wild lines with the same number are equal. */
export function encodeLine(colour: number, number: number): number {
  return (number << COLOUR_BITS) | colour;
}

export function colourOf(line: number): number {
  return line & ((1 << COLOUR_BITS) - 1);
}

export function numberOf(line: number): number {
  return line >> COLOUR_BITS;
}

const COLOUR_BITS = 3;

/** A deck that has been checked. The typed arrays, by kind, are what the rules read. */
export interface Deck {
  readonly file: DeckFile;
  /** The card's lines as text, including the Speed-8 cards: 'r6y4k2b1', 'r8'. */
  readonly names: readonly string[];
  readonly lines: readonly (readonly Line[])[];
  readonly kindCount: number;
  /** Without the Speed-8 cards. */
  readonly size: number;
  readonly count: Uint8Array;
  readonly lineCount: Uint8Array;
  /** By kind and line, packed: `colourOf` and `numberOf` read it. */
  readonly line: Uint8Array;
  /** Bit per colour on the card, `WILD` included. */
  readonly colours: Uint8Array;
  /** By kind and colour: the number on that line, or 0; at `WILD` the highest of the wilds (D-A10). */
  readonly bid: Uint8Array;
  /** The lowest number on the card (D-A10). */
  readonly lowest: Uint8Array;
  /** By colour, `WILD` included: the set of kinds with such a line, without Speed-8 cards: they are never bids. */
  readonly kindsWith: Uint8Array;
}

export function buildDeck(file: DeckFile, lists: readonly (readonly Line[])[]): Deck {
  const speed8 = Array.from({ length: SPEED_8_KINDS }, (_, colour): Line[] => [{ colour, number: 8 }]);
  const lines = [...speed8, ...lists];
  const deck: Deck = {
    file,
    names: lines.map((list) => list.map(({ colour, number }) => `${LETTERS[colour]}${number}`).join('')),
    lines,
    kindCount: lines.length,
    size: file.cards.reduce((sum, card) => sum + card.count, 0),
    count: Uint8Array.from([...speed8.map(() => 1), ...file.cards.map((card) => card.count)]),
    lineCount: Uint8Array.from(lines, (list) => list.length),
    line: new Uint8Array(MOST_KINDS * LINE_SLOTS),
    colours: new Uint8Array(MOST_KINDS),
    bid: new Uint8Array(MOST_KINDS * LINE_SLOTS),
    lowest: Uint8Array.from(lines, (list) => Math.min(...list.map((line) => line.number))),
    kindsWith: new Uint8Array((WILD + 1) * KIND_SET),
  };
  for (const [kind, list] of lines.entries())
    for (const [index, line] of list.entries()) noteLine(deck, kind, index, line);
  return deck;
}

function noteLine(deck: Deck, kind: Kind, index: number, { colour, number }: Line): void {
  const slot = kind * LINE_SLOTS;
  deck.line[slot + index] = encodeLine(colour, number);
  deck.colours[kind] |= 1 << colour;
  if (kind < SPEED_8_KINDS) return;
  deck.bid[slot + colour] = Math.max(deck.bid[slot + colour], number);
  deck.kindsWith[colour * KIND_SET + (kind >> 3)] |= 1 << (kind & 7);
}
