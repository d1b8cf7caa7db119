import { DECK_LIMITS, LETTERS } from '@paddock/downforce';
import { faultOf } from './check.ts';
import { linesIn } from './notation.ts';

/** A deck in figures, wrong cards left out. `LETTERS` is the order of the colours, wild last. */
export interface Tally {
  readonly cards: number;
  readonly kinds: number;
  readonly colours: readonly { readonly lines: number; readonly spaces: number }[];
  /** Lines with a 1, a 2, … a 6. */
  readonly numbers: readonly number[];
  /** Cards of one line, of two, … of six. */
  readonly lengths: readonly number[];
}

export function tally(deck: readonly string[]): Tally {
  const cards = deck.filter((kind) => faultOf(kind) === undefined);
  const lines = cards.flatMap(linesIn);
  const numbers = upTo(DECK_LIMITS.number);
  return {
    cards: cards.length,
    kinds: new Set(cards).size,
    colours: LETTERS.split('').map((letter) => {
      const own = lines.filter((line) => line.startsWith(letter));
      return { lines: own.length, spaces: own.reduce((sum, line) => sum + Number(line.charAt(1)), 0) };
    }),
    numbers: numbers.map((number) => lines.filter((line) => line.endsWith(String(number))).length),
    lengths: upTo(DECK_LIMITS.lines).map(
      (length) => cards.filter((kind) => linesIn(kind).length === length).length,
    ),
  };
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, at) => at + 1);
}
