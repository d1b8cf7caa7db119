import type { Actor, Entry, Match, MatchHead, Proxy, SavedDeal, Seat, ViewShape } from '@paddock/kernel';
import type { Position } from './draft.ts';

/** A command names the question it answers, so that a late or repeated one does no harm. */
export interface Command {
  readonly seat: Seat;
  /** Chosen by the sender, unique among its commands. */
  readonly id: string;
  readonly asked: number;
  readonly do: readonly string[];
}

/** Entries `from` to `to` (exclusive) are new; the same answer again where the command was a repeated one. */
export interface Accepted {
  readonly from: number;
  readonly to: number;
}

/** One action as one viewer saw it. Whose it was is open to all; what it was, the facts say. */
export interface Moment<View, Fact> {
  readonly entry: number;
  readonly who: Actor;
  readonly facts: readonly Fact[];
  readonly view: View;
}

/** Where a table's secrets come from: 64 hex digits each time. */
export type NewSecret = () => string;

export interface SavedTable<Options> {
  readonly head: MatchHead<Options>;
  readonly deals: readonly SavedDeal[];
  readonly entries: readonly Entry[];
  /** Levels by seat of bots that play for people who are away. */
  readonly standIns: readonly (string | null)[];
  /** By seat, for the deal that waits for them. */
  readonly salts: readonly string[];
}

/** What a bot, or a stand-in, has to answer. */
export interface BotTask<View> {
  readonly seat: Seat;
  readonly level: string;
  readonly asked: number;
  readonly view: View;
  readonly by?: Proxy;
}

/**
 * What a log keeps of one command: enough to make it again. A changed sealed choice writes the round's entries anew, from
 * an earlier number.
 */
export interface Change {
  readonly from: number;
  readonly seat?: Seat;
  readonly id?: string;
  readonly entries: readonly Entry[];
  /** Of the deal that opened with it. */
  readonly secret?: string;
}

/** A change that is not one yet: write it down first, then let the table accept it. */
export interface Prepared<Options, State, View extends ViewShape, Fact> {
  readonly base: Match<Options, State, View, Fact>;
  readonly next: Position<Options, State, View, Fact>;
  readonly change: Change;
}
