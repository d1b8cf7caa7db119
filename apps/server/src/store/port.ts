import type { Parts } from './parts.ts';
import type { FinishedGame } from './parts/sql-results.ts';

/** One event of one table, as it is kept. */
export interface LogRow {
  readonly match: string;
  /** From 0, without gaps. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** JSON. */
  readonly body: string;
}

/** A table in lists; derived from the log. */
export interface TableRow {
  readonly match: string;
  readonly game: string;
  readonly status: string;
  readonly isPublic: boolean;
  readonly made: number;
  readonly touched: number;
  /** JSON of what a list shows. */
  readonly card: string;
  /** The person whose table it is. */
  readonly host: string;
  /** Who sits where; people only. */
  readonly people: readonly { readonly person: string; readonly seat: number }[];
}

/** When the server itself has to look at a table, and whom the table waits for. */
export interface DueRow {
  /** Milliseconds since 1970; null: the table waits only for people. */
  readonly at: number | null;
  /** Seats that are to act, bit by bit. */
  readonly turn: number;
  /** The nearest deadline of a person; null: none. */
  readonly deadline: number | null;
  /** The people who are to act and the number of each one's question, by seat: `,0:41,3:40,`. Absent: nobody. */
  readonly asks?: string | undefined;
}

/** One step of one table: its event, and what the lists must show then. All of it is kept, or nothing. */
export interface Append extends LogRow {
  /** Present if lists change. */
  readonly table?: TableRow | undefined;
  /** Undefined: as before; null: the table is over or closed. */
  readonly due?: DueRow | null | undefined;
  /** The game is over with this event. */
  readonly finished?: FinishedGame | undefined;
  /** The people in whose lists something changes. */
  readonly concerns?: readonly string[] | undefined;
  /** The people whose names are in the event, where the log does not have them already. */
  readonly names?: readonly string[] | undefined;
}

/** What another process has done at one table. */
export interface ForeignChange {
  readonly match: string;
  readonly concerns: readonly string[];
  /** The lobby shows something else now. */
  readonly isLobby: boolean;
}

export interface ForeignListener {
  changed(changes: readonly ForeignChange[]): void;
  present(owner: string, changes: readonly Present[]): void;
  /** Words that another process has passed on. */
  told?(words: readonly string[]): void;
  /** Changes may have been missed: called once a second while the store cannot listen, and once when it `isBack`. */
  missed(isBack: boolean): void;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  /** How often they have signed out everywhere; absent: never. Cookies of older servers name it. */
  readonly sessions?: number | undefined;
  /** Whose bot it is; absent: a person, not a bot. */
  readonly owner?: string | undefined;
  /** For imports: otherwise `parts.accounts.setAdmin` says so. */
  readonly isAdmin?: true | undefined;
}

export interface ListedTable {
  readonly match: string;
  readonly card: string;
  readonly touched: number;
}

export interface HeldSeat extends ListedTable {
  readonly seat: number;
  readonly turn: number;
  readonly deadline: number | null;
}

export interface Counts {
  readonly people: number;
  readonly events: number;
  readonly tables: Readonly<Record<string, number>>;
}

export interface Claim {
  readonly now: number;
  readonly owner: string;
  readonly leaseMs: number;
  readonly limit: number;
}

/** How many there are at one process: a person's or an address's sockets, a table's spectators. */
export interface Present {
  readonly what: string;
  readonly count: number;
}

export interface Hosted {
  readonly open: number;
  readonly listed: number;
}

/** A stretch in which no server gave a sign of life, in milliseconds since 1970. */
export interface Away {
  readonly since: number;
  readonly until: number;
}

/** What a storage engine does. Appends of many tables share one commit; see `Grouped`. */
export interface Backend {
  /** Parts with their own tables: `store.parts.daily`. */
  readonly parts: Parts;
  /** Row by row: whether it was kept. False: that place in the log is taken. */
  appendAll(items: readonly Append[], owner: string): Promise<boolean[]>;
  events(match: string, from: number, limit: number): Promise<LogRow[]>;
  /** How many events the log has of each table; unknown tables are left out. */
  lengths(matches: readonly string[]): Promise<Readonly<Record<string, number>>>;
  table(match: string): Promise<TableRow | undefined>;
  /** Public tables that are open or running, newest first. */
  lobby(limit: number): Promise<ListedTable[]>;
  /** Undefined for a private table as for a missing one: the caller cannot tell them apart, not even by timing. */
  publicTable(match: string): Promise<ListedTable | undefined>;
  tablesOf(person: string, limit: number): Promise<HeldSeat[]>;
  /** Finished games, newest first; `before`: touched before that time. */
  historyOf(person: string, before: number, limit: number): Promise<HeldSeat[]>;
  /** For the admin: every table, in order of id, after that id. */
  everyTable(after: string, limit: number): Promise<TableRow[]>;
  everyPerson(after: string, limit: number): Promise<PersonRow[]>;
  putPerson(person: PersonRow): Promise<void>;
  person(id: string): Promise<PersonRow | undefined>;
  /** These people were there at that time; an earlier one changes nothing. */
  saw(people: readonly string[], at: number): Promise<void>;
  /** When the person was last seen; undefined: there is no such person. */
  lastSeen(person: string): Promise<number | undefined>;
  /** How many tables of that host have not started, and how many are in the lobby. */
  hosted(person: string): Promise<Hosted>;
  /** Tables that have not started and were not touched: since `before`, or since `emptyBefore` where nobody sits there. */
  unusedTables(emptyBefore: number, before: number, limit: number): Promise<string[]>;
  /** Removes guests without a seat at any table but closed ones who have not been seen since then. Returns how many. */
  forgetPeople(seenBefore: number, limit: number): Promise<number>;
  /** A sign of life of any process. */
  showLife(at: number): Promise<void>;
  lastLife(): Promise<number | undefined>;
  /** The newest stretches in which no server ran. */
  aways(): Promise<Away[]>;
  /** Notes one more, and returns all; one that begins at the same time is the same. */
  wasAway(since: number, until: number): Promise<Away[]>;
  /** Ends every session; returns how often that was done. Undefined: there is no such person. */
  signOut(id: string): Promise<number | undefined>;
  /** A one-time link, by its hash. */
  putLink(hash: string, person: string, until: number): Promise<void>;
  takeLink(hash: string, now: number): Promise<string | undefined>;
  /** Stores the value unless the name has one, and returns the value that it has. */
  keep(name: string, value: string): Promise<string>;
  /** Overwrites. */
  put(name: string, value: string): Promise<void>;
  /** Takes over due tables whose process is no longer alive, or has left them alone for too long. */
  claimDue(claim: Claim): Promise<string[]>;
  /** Tables that this process looks after. */
  homesOf(owner: string): Promise<string[]>;
  /** This process no longer looks after them: any process that finds them due may take them. */
  release(owner: string, matches: readonly string[]): Promise<void>;
  /** Says that this process is alive for that long, by the database's clock; returns all that are alive. */
  beat(owner: string, aliveMs: number): Promise<string[]>;
  /** Says that this process ends: others may take its tables at once. */
  leave(owner: string): Promise<void>;
  /** Counts that have changed at this process; 0: none is left. */
  putPresent(owner: string, changes: readonly Present[]): Promise<void>;
  /** All counts of processes that are alive. */
  present(): Promise<(Present & { readonly owner: string })[]>;
  /** Passes a few words on to all other processes. They are not stored: a process that is not listening misses them. */
  tell(owner: string, words: readonly string[]): Promise<void>;
  counts(): Promise<Counts>;
  close(): Promise<void>;
}

export interface Store extends Omit<Backend, 'appendAll'> {
  readonly kind: 'sqlite' | 'postgres';
  readonly owner: string;
  append(item: Append): Promise<boolean>;
  /** Called with what other processes do. */
  onForeign(listener: ForeignListener): void;
  /** The store cannot hear other processes at the moment. */
  isDeaf(): boolean;
}
