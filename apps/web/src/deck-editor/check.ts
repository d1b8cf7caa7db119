import { DECK_FORMAT, DECK_LIMITS, readDeck, type DeckProblem } from '@paddock/downforce';
import { linesIn, type Typed } from './notation.ts';

const known = new Map<string, DeckProblem | undefined>();

/** What is wrong with a card, regardless of the rest of the deck (D-C2). */
export function faultOf(kind: string): DeckProblem | undefined {
  if (!known.has(kind)) {
    const cards = [{ kind, count: DECK_LIMITS.fewest }];
    const reading = readDeck({ format: DECK_FORMAT, id: 'a', name: 'a', note: 'a', cards });
    known.set(kind, reading.ok ? undefined : reading.problems[0]);
  }
  return known.get(kind);
}

/** How far a card has been typed. */
export type Judged =
  | { readonly is: 'empty' | 'sound' }
  /** Right so far: the colour at its end needs a number. */
  | { readonly is: 'unfinished'; readonly fault: DeckProblem }
  | { readonly is: 'wrong'; readonly fault: DeckProblem };

export function judge({ kind }: Pick<Typed, 'kind'>): Judged {
  if (kind === '') return { is: 'empty' };
  const fault = faultOf(kind);
  if (fault === undefined) return { is: 'sound' };
  const isHalf = linesIn(kind).at(-1)?.length === 1;
  const whole = isHalf ? faultOf(`${kind}1`) : fault;
  return whole === undefined ? { is: 'unfinished', fault } : { is: 'wrong', fault: whole };
}
