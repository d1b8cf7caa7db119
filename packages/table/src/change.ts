import type { Entry, Hand, MatchHead, OwnContent, Proxy, SavedDeal, Seat } from '@paddock/kernel';
import type { Gathering } from './gathering.ts';

/** A command names the question it answers, so a late or repeated one is harmless. */
export interface Command extends BotTurn {
  /** Chosen by the sender, unique among its commands. */
  readonly id: string;
}

/** A bot is asked once by the table itself, so its turn needs no id. */
export interface BotTurn {
  readonly seat: Seat;
  readonly asked: number;
  readonly do: readonly string[];
  /** How many hints the seat took since its last command; the entry says so. A record of format 1 has no place for it. */
  readonly hints?: number;
}

/** Entries `from` to `to` (exclusive) are new. A repeated command gets the same answer. */
export interface Accepted {
  readonly from: number;
  readonly to: number;
}

/** Makes a table's secrets: 64 hex digits each. */
export type NewSecret = () => string;

export interface SavedTable<Options> {
  readonly head: MatchHead<Options>;
  /** Absent in saves from before there were second ones: 1. */
  readonly rulings?: number;
  readonly deals: readonly SavedDeal[];
  readonly entries: readonly Entry[];
  /** By seat, the level of the bot that plays for an absent person. */
  readonly standIns: readonly (string | null)[];
  /** For the deal that waits. */
  readonly gathering?: Gathering;
  /** By seat: in saves from before there were hashes, the salts of the deal that waits. */
  readonly salts?: readonly string[];
  /** Seats that have changed hands since the last entry. */
  readonly hands?: readonly Hand[];
}

/** A question for a bot or a stand-in. */
export interface BotTask<View> {
  readonly seat: Seat;
  readonly level: string;
  readonly asked: number;
  readonly view: View;
  /** What the table is played with, besides what the program has. */
  readonly content?: OwnContent;
  readonly by?: Proxy;
}

/** What a log keeps of one command: enough to replay it. A changed sealed choice rewrites the entries of its round. */
export interface Change {
  readonly from: number;
  readonly seat?: Seat;
  readonly id?: string;
  readonly entries: readonly Entry[];
  /** The secret of the deal it opened. */
  readonly secret?: string;
}
