import type { PowerName } from '@paddock/downforce';

/** What one finished game says about you. Kept on the device: small, and plain JSON. */
export interface Figures {
  readonly id: string;
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly place: number;
  /** How many sides were placed: teams without a player too. */
  readonly sides: number;
  readonly score: number;
  readonly downforce?: DownforceFigures;
  readonly formula?: FormulaFigures;
}

/** Whole millions. */
export interface DownforceFigures {
  /** Null where money does not decide, or not in one game. */
  readonly money: number | null;
  readonly prizes: number;
  readonly bets: number;
  readonly paid: number;
  /** What the winning bids were above one more than the next highest. */
  readonly overpaid: number;
  /** Spaces that your cars lost, jammed or blocked. */
  readonly lost: number;
  /** The one raced with; several in a tour. */
  readonly powers: readonly PowerName[];
}

export interface FormulaFigures {
  /** Of your cars, in every race; retired ones have the place they were given. */
  readonly places: readonly number[];
  readonly races: number;
  readonly retired: number;
}
