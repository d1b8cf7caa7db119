import type { OwnContent, RecordFormat, RecordSeat, Seat } from '@paddock/kernel';
import type { ClockRule, SeatPlan } from '@paddock/protocol';
import type { Change } from '@paddock/table';

export interface MadeSeat {
  readonly plan: SeatPlan;
  readonly keyHash: string | null;
  /** The one person the seat is for, who needs no link. */
  readonly reservedFor?: string;
}

/** How a table was made. */
export interface MadeTable {
  readonly game: string;
  readonly rulings: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** A custom deck and tracks, as they were checked when the table was made: it keeps them to its end. */
  readonly content?: OwnContent;
  readonly seats: readonly MadeSeat[];
  readonly isPublic: boolean;
  /** Everybody who sat down has agreed that it counts. */
  readonly isRated?: true;
  /** The league and round it counts for. */
  readonly league?: { readonly id: string; readonly round: number };
  /** Of the table's link. */
  readonly keyHash: string;
  readonly clock: ClockRule;
  readonly startsWhenFull: boolean;
  /** For anyone who comes: it starts by itself, this long after the first person sat down; see `quick/quick.ts`. */
  readonly quick?: { readonly waitMs: number };
  readonly host: { readonly person: string; readonly name: string };
  /** Of the first deal: its commitment is out from the beginning. */
  readonly secret: string;
}

/** What one device adds to a shuffle. */
export type PartEvent = Extract<TableEvent, { kind: 'hashed' | 'revealed' }>;

/** Everything that ever happens to a table, in order: its log holds these and nothing else. */
export type TableEvent =
  | { readonly kind: 'made'; readonly table: MadeTable }
  /** `botOf`: whose bot has sat down. */
  | {
      readonly kind: 'sat';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      readonly botOf?: string;
      /** At a public table, without a link. Also absent in events from before this was noted. */
      readonly isStranger?: true;
    }
  /** `level`: of the bot that plays on where a game runs. Absent, here and below: see `UNSAID_LEVEL`. */
  | { readonly kind: 'left'; readonly seat: Seat; readonly level?: string }
  /** The host gives the seat another purpose; the person there loses it. */
  | {
      readonly kind: 'planned';
      readonly seat: Seat;
      readonly plan: SeatPlan;
      readonly keyHash: string | null;
      readonly level?: string;
    }
  /** The host has started it, or the table is full: nobody can sit down any more, and the first deal is shuffled. */
  | { readonly kind: 'starting' }
  /** Of a salt, by the device of the person in the seat, for the deal that waits. */
  | { readonly kind: 'hashed'; readonly seat: Seat; readonly hash: string }
  /** The hashes are fixed: salts may be shown. Before a later race everybody's hashes are fixed without it. */
  | { readonly kind: 'fixed' }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly salt: string }
  /** Hashes and salts that devices sent at about the same moment, in this order. */
  | { readonly kind: 'together'; readonly parts: readonly PartEvent[] }
  /** With the salts that were revealed. The first deal is sealed by the start, and a later one by the last of its salts. */
  | { readonly kind: 'sealed' }
  /** Before there were hashes: a salt alone. */
  | { readonly kind: 'salted'; readonly seat: Seat; readonly salt: string }
  /** `seats`: who plays, bots in empty seats too; the game's sums begin with them. Absent: see `unsaidSeats`. */
  | {
      readonly kind: 'started';
      /** The record's format; absent: 1. */
      readonly paddock?: RecordFormat;
      readonly seats?: readonly RecordSeat[];
      readonly change: Change;
    }
  | { readonly kind: 'played'; readonly change: Change }
  | {
      readonly kind: 'stood-in';
      readonly seat: Seat;
      readonly isOn: boolean;
      readonly level?: string;
      readonly why: 'clock' | 'word';
    }
  | {
      readonly kind: 'said';
      readonly person: string;
      readonly seat: Seat | null;
      readonly name: string;
      readonly id: string;
      readonly text: string;
    }
  /** An admin has removed what was said: the line of that number. */
  | { readonly kind: 'unsaid'; readonly line: number }
  /** An admin has given a person another name. */
  | { readonly kind: 'renamed'; readonly person: string; readonly name: string }
  /** No server ran in that time: it counts on nobody's clock. */
  | { readonly kind: 'away'; readonly since: number; readonly until: number }
  /** Null: everybody who only watches. */
  | { readonly kind: 'muted'; readonly seat: Seat | null; readonly isMuted: boolean }
  | { readonly kind: 'rematched'; readonly table: string }
  /** Somebody has deleted their account or guest data: their name and words are no longer shown; see `accounts/forgotten.ts`. */
  | { readonly kind: 'forgotten'; readonly person: string; readonly level: string }
  | { readonly kind: 'closed' };
