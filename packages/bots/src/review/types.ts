import type { Seat, Stream } from '@paddock/kernel';

/** Raised when an older stored review would be read wrongly; such a review is made again. */
export const REVIEW_VERSION = 1;

/** What a moment is worth to a seat. Integers, so that sums are exact. */
export interface Worth {
  /** Expected points (millions in Downforce), in thousandths. */
  readonly points: number;
  /** The chance to win, in millionths; a shared win counts in part. */
  readonly win: number;
}

/** What changed the game: a seat's decision, a kind of draw, or something that was settled and only became known. */
export type Cause = 'decision' | Stream | 'reveal';

/** Best first. Named in words only; `GRADE_LIMITS` has the limits. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** A plan over the worlds that its seat could imagine then. */
export interface WeighedPlan {
  /** A whole command, in the game's notation. */
  readonly do: readonly string[];
  readonly worth: Worth;
}

/** A decision, judged by what its seat knew then. */
export interface Judgement {
  /** The better plan, if one was found, then the played one. */
  readonly plans: readonly WeighedPlan[];
  /** Its index in `plans`. */
  readonly played: number;
  /** The best plan's worth minus the played one's, never negative. */
  readonly gave: Worth;
  /** The standard error of `gave.win`, in millionths. */
  readonly error: number;
  readonly grade: Grade;
}

/**
 * One step of the game, from the step before (or the start) to the next moment:
 * `values` = the values before + `change` + `residual`, for every seat, to the last digit.
 */
export interface Step {
  /** The record's entry, from 0. */
  readonly entry: number;
  /** The entry's actions from `from` to before `to`, counting `do` first and then `then`. */
  readonly from: number;
  readonly to: number;
  readonly cause: Cause;
  /** Who decided; absent for a draw. */
  readonly seat?: Seat;
  /** After the step, by seat. */
  readonly values: readonly Worth[];
  /** By seat: a draw's luck, or what the decision changed. */
  readonly change: readonly Worth[];
  /** By seat: what estimation leaves over. */
  readonly residual: readonly Worth[];
  /** Too early to tell: `win` is not shown to be better than a guess here. */
  readonly isEarly: boolean;
  /** Absent for a draw, for what was forced, and until it has been judged. */
  readonly judged?: Judgement;
}

/** `result` = `start` + `luck` + `own` + `others` + `residual`, exactly, in points and in winning chance. */
export interface SeatTotals {
  readonly start: Worth;
  readonly luck: Worth;
  /** What the seat's own decisions changed. */
  readonly own: Worth;
  /** What the others' decisions changed. */
  readonly others: Worth;
  /** What estimation leaves over: belongs to nobody. */
  readonly residual: Worth;
  readonly result: Worth;
  /** The standard errors of their `win`, in millionths: what more rollouts would make smaller. */
  readonly errors: Readonly<Record<'luck' | 'own' | 'others', number>>;
  /** `luck` by kind of draw; only those that happened. */
  readonly luckBy: Readonly<Partial<Record<Cause, Worth>>>;
  /** The sum of `gave` over the seat's judged decisions. */
  readonly gave: Worth;
  /** How many of the seat's decisions have been judged. */
  readonly judged: number;
}

/** A game's review. At any time whole and exact in its sums; more work makes the estimates better. */
export interface Review {
  readonly version: typeof REVIEW_VERSION;
  readonly game: string;
  /** The record it belongs to; see `recordKey`. */
  readonly record: string;
  /** How far the work has come, in units of its own: done when they are equal. */
  readonly done: number;
  readonly of: number;
  /** Before the first step, by seat. */
  readonly start: readonly Worth[];
  readonly steps: readonly Step[];
  /** By seat. */
  readonly totals: readonly SeatTotals[];
  /** Indices in `steps` of the biggest swings of a winning chance, biggest first; none of a time too early to tell. */
  readonly turns: readonly number[];
}

/** How a seat ends when a moment is played on many times. */
export interface LabSeat {
  /** How many continuations ended with these points. Sorted by points. */
  readonly points: readonly { readonly points: number; readonly count: number }[];
  /** In all, in millionths of a game: a shared win counts in part. */
  readonly wins: number;
  /** The mean, in thousandths. */
  readonly mean: number;
}

/** Continuations from one moment of a record. */
export interface LabResult {
  readonly entry: number;
  /** How many have been played so far. */
  readonly played: number;
  readonly of: number;
  readonly seats: readonly LabSeat[];
}
