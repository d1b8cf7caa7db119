import { canonical, sha256Hex } from './canonical.ts';
import type { Deal } from './fair.ts';
import type { Outcome } from './rules.ts';
import type { Seat } from './seat.ts';

export const RECORD_FORMAT = 1;

export interface RecordSeat {
  readonly name: string;
  /** The bot's level; absent for a person. */
  readonly bot?: string;
}

/** Who acted in the seat's place. */
export const PROXIES = ['forced', 'stand-in', 'host'] as const;
export type Proxy = (typeof PROXIES)[number];

/** What one seat did in one command, and what TABLE did next. Without a seat: TABLE alone. */
export interface Entry {
  readonly seat?: Seat;
  readonly by?: Proxy;
  /** Present on the entry in which TABLE first draws from this deal. */
  readonly deal?: number;
  readonly do: readonly string[];
  readonly then: readonly string[];
  readonly sum: string;
}

export interface GameRecord {
  readonly paddock: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulings: number;
  readonly match: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly RecordSeat[];
  readonly deals: readonly Deal[];
  readonly entries: readonly Entry[];
  /** Absent while the game runs. */
  readonly result?: Outcome;
  readonly digest?: string;
}

export type RecordHead = Pick<GameRecord, 'paddock' | 'game' | 'rulings' | 'match' | 'options' | 'seats'>;

export const SUM_LENGTH = 16;

export function headSum({ paddock, game, rulings, match, options, seats }: RecordHead): string {
  return sha256Hex(canonical({ paddock, game, rulings, match, options, seats })).slice(0, SUM_LENGTH);
}

/** Chains an entry to the one before; the entry that opens a deal also binds its commitment and salts. */
export function entrySum(before: string, entry: Omit<Entry, 'sum'>, deal: Deal | undefined): string {
  const opened = deal && { commitment: deal.commitment, salts: deal.salts };
  const { seat, by, do: done, then } = entry;
  return sha256Hex(canonical([before, { seat, by, deal: entry.deal, do: done, then }, opened ?? null])).slice(
    0,
    SUM_LENGTH,
  );
}

/** Hashes the full final view, not the state, so that old records survive a new state layout. */
export function finalDigest(view: unknown, result: Outcome, lastSum: string): string {
  return sha256Hex(canonical({ view, result, lastSum }));
}
