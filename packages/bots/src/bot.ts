import type { FastChance, Seat } from '@paddock/kernel';

/** How much a bot may think about one question. Counted, never timed: the same budget gives the same answer. */
export interface Budget {
  /** Whole plans that may be weighed; one is always weighed. */
  readonly iterations: number;
  /** Asked between two plans; once it says yes, the best plan so far is the answer. */
  readonly shouldStop?: (() => boolean) | undefined;
}

/** A plan that was weighed and what it is worth to its player; only differences between values mean anything. */
export interface Alternative {
  readonly do: readonly string[];
  readonly value: number;
}

/** Why the plan was chosen: a code for the words, what the sentence needs, and the plans it was preferred to. */
export interface Reasons {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Best first, the chosen one among them, one for each way to begin; empty where nothing was weighed. */
  readonly alternatives: readonly Alternative[];
}

/** A whole command: the actions until its player is no longer to act, or the race is over. */
export interface Answer {
  readonly do: readonly string[];
  readonly reasons: Reasons;
}

/** A player that sees what its seat sees, and is to act. Its chance is its own and never the game's. */
export type Bot<View> = (view: View, seat: Seat, chance: FastChance, budget: Budget) => Answer;
