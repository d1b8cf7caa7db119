import type { Deal, Outcome, Seat } from '@paddock/kernel';

/** No clock; a time for each move and a reserve; or days for each move. */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly moveSeconds: number; readonly reserveSeconds: number }
  | { readonly kind: 'days'; readonly days: number };

/** What a seat is for. A reserved one is taken with the seat's own link. */
export type SeatPlan =
  | { readonly kind: 'open' }
  | { readonly kind: 'reserved' }
  | { readonly kind: 'bot'; readonly level: string };

export interface SeatInfo {
  readonly plan: SeatPlan;
  /** The person's or the bot's name; null: nobody sits here. */
  readonly name: string | null;
  readonly isOnline: boolean;
  /** The level of the bot that plays for a person who is away, or has left. */
  readonly standIn: string | null;
}

export type TableStatus = 'open' | 'running' | 'over' | 'closed';

/** What everybody who may see a table sees of it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rulings: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: TableStatus;
  readonly isPublic: boolean;
  readonly clock: ClockRule;
  readonly startsWhenFull: boolean;
  readonly seats: readonly SeatInfo[];
  /** The seat of the host; null: the host does not play. */
  readonly host: Seat | null;
  readonly hostName: string;
  readonly watching: number;
  /** Milliseconds since 1970. */
  readonly made: number;
  /** The table where the same people play again. */
  readonly rematch: string | null;
  /** Seats that may not chat; null: whoever only watches. */
  readonly muted: readonly (Seat | null)[];
}

/** A table in a list. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly isPublic: boolean;
  readonly clock: ClockRule;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly { readonly name: string | null; readonly bot?: string | undefined }[];
  readonly openSeats: number;
  readonly made: number;
  readonly touched: number;
  readonly result?: Outcome | undefined;
}

/** A table in the list of one's own. */
export interface MyTable extends TableCard {
  readonly seat: Seat;
  /** It waits for you. */
  readonly isYourTurn: boolean;
  /** Milliseconds to the deadline. */
  readonly left?: number | undefined;
}

export interface ChatLine {
  readonly number: number;
  readonly at: number;
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
}

/** A seat's time while its question is open. */
export interface SeatClock {
  readonly seat: Seat;
  /** Milliseconds to the deadline, the reserve included, when the message was written. */
  readonly left: number;
  readonly reserve: number;
}

/** What a screen needs of a running game besides the view. */
export interface GameNow {
  /** How many entries there are. */
  readonly length: number;
  readonly toAct: readonly Seat[];
  /** The number of the viewer's own question; −1: none. */
  readonly asked: number;
  /** The number of the question whose answer the viewer may still change; −1: none. */
  readonly changeable: number;
  readonly clocks: readonly SeatClock[];
  readonly isOver: boolean;
}

/** The deals so far, that of a race to come included. */
export interface DealInfo {
  readonly commitment: string;
  /** Absent until the race starts. */
  readonly salts?: Deal['salts'] | undefined;
  /** Absent until the race is over. */
  readonly secret?: string | undefined;
}
