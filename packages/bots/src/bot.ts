import type { FastChance, Seat } from '@paddock/kernel';
import type { Leanings } from './characters/leanings.ts';

/** How much a bot may think about one question. Counted, never timed: the same budget gives the same answer. */
export interface Budget {
  /** How many plans may be weighed (Downforce checks after each card, so it may pass this), or games played out; at least one. */
  readonly iterations: number;
  /** Checked between two plans, or rounds of games; once true, the best plan so far is the answer. */
  readonly shouldStop?: (() => boolean) | undefined;
}

/** What a plan leads to, over the worlds that a searching level imagined. */
export interface Outlook {
  /** Expected: millions in Downforce, points in Formula. */
  readonly points: number;
  /** The chance to win, from 0 to 1. */
  readonly win: number;
}

/** A weighed plan and its value to its player; only differences between values are meaningful. */
export interface Alternative {
  readonly do: readonly string[];
  readonly value: number;
  /** Given by levels that search. */
  readonly outlook?: Outlook;
}

/** Why the plan was chosen: a code to look up the sentence, its parameters, and the plans it was preferred to. */
export interface Reasons {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Best first, including the chosen one, one per first action; empty if nothing was weighed. */
  readonly alternatives: readonly Alternative[];
}

/** A whole command: the actions until its player is no longer to act, or the race is over. */
export interface Answer {
  readonly do: readonly string[];
  readonly reasons: Reasons;
}

/** A player to act, who sees what its seat sees. Its chance is its own, never the game's. `leanings`: its character's. */
export type Bot<View> = (
  view: View,
  seat: Seat,
  chance: FastChance,
  budget: Budget,
  leanings?: Leanings,
) => Answer;
