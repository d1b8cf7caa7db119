import type { Chance } from './chance.ts';
import type { OwnContent } from './content.ts';
import type { OptionTable } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Actor, Seat, SeatSet } from './seat.ts';

/** An integer internally; outside, a short text that serves as notation, wire format and record. */
export type Action = number;

/** `'all'` sees everything, but only after the game has ended. */
export type Viewer = Seat | 'public' | 'all';

export interface Setup<Options> {
  readonly players: number;
  readonly options: Options;
}

/** How a game ended for one side: a seat, or a side without a player. */
export interface Standing {
  readonly side: string;
  readonly seat?: Seat;
  /** 1 is best; tied sides share a number. */
  readonly place: number;
  readonly score: number;
}

export interface Outcome {
  readonly standings: readonly Standing[];
}

/** Where facts go. A fact's audience never widens: a reveal is a fact of its own. */
export interface Tell<Fact> {
  all(fact: Fact): void;
  /** `secret` to one seat, `shadow` to everybody else. */
  only(seat: Seat, secret: Fact, shadow: Fact): void;
}

export interface ViewShape {
  readonly public: unknown;
  readonly own?: unknown;
  readonly all?: unknown;
}

/** A game, as pure functions over a compact state that `apply` changes in place. */
export interface Rules<Options, State, View extends ViewShape, Fact> {
  readonly game: string;
  /** The rulings that new games are played under. Raised when a released record would replay differently. */
  readonly rulings: number;
  /**
   * The same game by older rulings; undefined for a number it does not know, absent if there are none. States and views
   * carry their rulings wherever these matter, so that only `start` differs.
   */
  under?(rulings: number): Rules<Options, State, View, Fact> | undefined;
  /** The same game, by its newest rulings, with a custom deck or board; or what is wrong with it. Absent if it takes none. */
  withContent?(content: OwnContent): Rules<Options, State, View, Fact> | Refusal;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: OptionTable<Options>;
  /** How many seats, from the first, have a player; TABLE plays the others. */
  people(setup: Setup<Options>): number;
  /** Not random: TABLE's first actions draw what is. */
  start(setup: Setup<Options>): State;
  toAct(state: State): SeatSet;
  /**
   * The deal TABLE's next draw belongs to. It goes up when a race ends; then the last secret is published. A seat must act
   * before TABLE draws from the next one, so that there is time for the players' salts.
   */
  deal(state: State): number;
  /** Fills the caller's array from 0 and returns the count; depends only on what that seat sees. */
  legal(state: State, seat: Seat, out: Action[]): number;
  /** Why not, for any number at all; uses the same knowledge as `legal`. */
  refusal(state: State, who: Actor, action: Action): Refusal | undefined;
  /** Deterministic; never draws. The action must pass `refusal`. */
  apply(state: State, who: Actor, action: Action, tell?: Tell<Fact>): void;
  /** What TABLE does now: the only place that draws. */
  roll(state: State, chance: Chance): Action;
  copy(state: State, into?: State): State;
  /** Built field by field, never by deleting from the state. */
  view(state: State, viewer: Viewer): View;
  /** `view(state, seat).own` alone: cheaper for a server that shows a table to many. */
  own?(state: State, seat: Seat): View['own'];
  /**
   * `view(state, seat)` and what that seat has seen before: what a bot is asked with, so that it can remember. Whatever
   * it adds was in the seat's view at that time, and `imagine` takes it. Absent if the view is all there is to know.
   */
  recall?(state: State, seat: Seat): View;
  /** One full state that the view allows. */
  imagine(view: View, chance: Chance): State;
  outcome(state: State): Outcome | undefined;
  write(action: Action): string;
  read(text: string): Action | Refusal;
}
