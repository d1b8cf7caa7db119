import { LETTERS } from '../state/cars.ts';
import { buildDeck, type Deck, type Line } from './deck.ts';
import type { CardEntry, DeckFile } from './reading/file.ts';

/** The deck of a valid file; `readDeck` validates. */
export function compileDeck(file: DeckFile): Deck {
  return buildDeck(file, file.cards.map(linesOf));
}

/** The lines of a card, as text. */
export function pairs(kind: string): string[] {
  return Array.from({ length: Math.ceil(kind.length / 2) }, (_, line) => kind.slice(2 * line, 2 * line + 2));
}

function linesOf({ kind }: CardEntry): Line[] {
  return pairs(kind).map((line) => ({
    colour: LETTERS.indexOf(line.charAt(0)),
    number: Number(line.charAt(1)),
  }));
}
