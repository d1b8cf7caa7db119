import { canonical, sha256Hex } from './canonical.ts';
import { byDigest, type Content } from './content.ts';
import type { Deal } from './fair.ts';
import type { Outcome } from './rules.ts';
import type { Seat } from './seat.ts';

/** The format that is written. Format 1 is still read, and games that began in it stay in it. */
export const RECORD_FORMAT = 2;
export type RecordFormat = 1 | 2;

/** Who sits down. */
export interface RecordSeat {
  readonly name: string;
  /** The bot's level; absent for a person. */
  readonly bot?: string;
}

/** A seat in the sealed head. Its name is there in format 1 only, until it is removed. */
export type SealedSeat = Partial<RecordSeat>;

/** From this entry on that bot plays the seat; without a bot, a person does. */
export interface Hand {
  readonly seat: Seat;
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
  /** Seats that have changed hands since the entry before. */
  readonly hands?: readonly Hand[];
  /** How many hints the seat took since its last entry. */
  readonly hints?: number;
  readonly do: readonly string[];
  readonly then: readonly string[];
  readonly sum: string;
}

/** What an entry says about its command besides the actions. */
export type Note = Pick<Entry, 'by' | 'hands' | 'hints'>;

export interface GameRecord {
  readonly paddock: RecordFormat;
  readonly game: string;
  readonly rulings: number;
  readonly match: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SealedSeat[];
  readonly content?: Readonly<Record<string, Content>>;
  /** Beside the sealed head: one for each seat, empty where it was removed. Format 2. */
  readonly names?: readonly string[];
  /** The head's sum, kept because names were removed from the head. Format 1. */
  readonly head?: string;
  readonly deals: readonly Deal[];
  readonly entries: readonly Entry[];
  /** Absent while the game runs. */
  readonly result?: Outcome;
  readonly digest?: string;
}

export type RecordHead = Pick<
  GameRecord,
  'paddock' | 'game' | 'rulings' | 'match' | 'options' | 'seats' | 'content'
>;

export const SUM_LENGTH = 16;

export function headSum({ paddock, game, rulings, match, options, seats, content }: RecordHead): string {
  const sealed = content && byDigest(content);
  const head = { paddock, game, rulings, match, options, seats, content: sealed };
  return sha256Hex(canonical(head)).slice(0, SUM_LENGTH);
}

/** Chains an entry to the one before; the entry that opens a deal also binds its commitment, hashes and salts. */
export function entrySum(before: string, entry: Omit<Entry, 'sum'>, deal: Deal | undefined): string {
  const opened = deal && { commitment: deal.commitment, hashes: deal.hashes, salts: deal.salts };
  const { by, do: done, hints, seat, then } = entry;
  const hands = entry.hands?.map((hand) => ({ bot: hand.bot, seat: hand.seat }));
  // Already canonical: members in alphabetical order. Sorting them would take longer than the hash.
  const body = { by, deal: entry.deal, do: done, hands, hints, seat, then };
  return sha256Hex(JSON.stringify([before, body, opened ?? null])).slice(0, SUM_LENGTH);
}

/** Hashes the full final view, not the state, so that old records survive a new state layout. */
export function finalDigest(view: unknown, result: Outcome, lastSum: string): string {
  return sha256Hex(canonical({ view, result, lastSum }));
}

/** The entry's note alone. */
export function noteOf({ by, hands, hints }: Note): Note {
  return { ...(by && { by }), ...(hands && { hands }), ...(hints !== undefined && { hints }) };
}

/** Who plays each seat after those entries. */
export function handsAfter<Seated extends SealedSeat>(
  seats: readonly Seated[],
  entries: readonly Pick<Entry, 'hands'>[],
): Seated[] {
  const now = [...seats];
  for (const { hands = [] } of entries) {
    for (const { seat, bot } of hands) {
      const before = now[seat];
      if (before !== undefined) now[seat] = withBot(before, bot);
    }
  }
  return now;
}

function withBot<Seated extends SealedSeat>(seat: Seated, bot: string | undefined): Seated {
  const { bot: _before, ...person } = seat;
  return { ...person, ...(bot !== undefined && { bot }) } as Seated;
}
