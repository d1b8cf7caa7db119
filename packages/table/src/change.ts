import type { Actor, Entry, MatchHead, Proxy, SavedDeal, Seat, ViewShape } from '@paddock/kernel';
import type { Played } from './steps.ts';
import type { Table } from './table.ts';

/** A command names the question it answers, so that a late or repeated one does no harm. */
export interface Command {
  readonly seat: Seat;
  /** Chosen by the sender, unique among its commands. */
  readonly id: string;
  readonly asked: number;
  readonly do: readonly string[];
}

/** Entries `from` to `to` (exclusive) are new. A repeated command gets the same answer again. */
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

/** What a log keeps of one command: enough to repeat it. A changed sealed choice rewrites the entries of its round. */
export interface Change {
  readonly from: number;
  readonly seat?: Seat;
  readonly id?: string;
  readonly entries: readonly Entry[];
  /** Of the deal that opened with it. */
  readonly secret?: string;
}

/** A table after one more command: write the change down, then put this table in the place of the one before. */
export interface NextTable<Options, State, View extends ViewShape, Fact> extends Played<State, Fact> {
  readonly table: Table<Options, State, View, Fact>;
  readonly change: Change;
}
