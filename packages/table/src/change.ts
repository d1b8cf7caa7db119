import type { Entry, MatchHead, Proxy, SavedDeal, Seat } from '@paddock/kernel';

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
