export const DECK_FORMAT = 1;

/** Not in `DECK_LIMITS`, so that a bundler can inline it into every offset of the state. */
export const MOST_CARDS = 60;

/** Bounds on a file from outside, checked before anything is built from it. */
export const DECK_LIMITS = {
  /** 64 kinds with the six Speed-8 cards: a set of kinds is eight bytes. */
  kinds: 58,
  cards: MOST_CARDS,
  /** Two players, six each (D-C2). */
  fewest: 12,
  count: 60,
  lines: 6,
  number: 6,
  id: 40,
  name: 60,
  note: 1000,
  author: 40,
  evidence: 120,
} as const;

export interface CardEntry {
  /** The lines from the top, a letter and a number each; the card's name in actions and records. */
  readonly kind: string;
  readonly count: number;
  /** The evidence that the card is printed like this. */
  readonly evidence?: string;
}

/** A deck as people write it (D-C2). The Speed-8 cards belong to every deck and are not listed. */
export interface DeckFile {
  readonly format: typeof DECK_FORMAT;
  readonly id: string;
  readonly name: string;
  /** Where it comes from and how certain it is; shown to players. */
  readonly note: string;
  /** Who made the file. */
  readonly author?: string;
  readonly cards: readonly CardEntry[];
}
