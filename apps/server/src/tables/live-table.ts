import { commitmentTo, withoutNames, type GameRecord, type Outcome, type Seat } from '@paddock/kernel';
import type { ChatLine, DealInfo, DealNews, SeatNews, SeatPlan, TableStatus } from '@paddock/protocol';
import type { Gathering } from '@paddock/table';
import type { AnyRules, AnyTable } from './any-table.ts';
import type { Clocks } from './clocks.ts';
import type { MadeTable } from './event.ts';
import type { TableContent } from './own-content.ts';

export interface LiveSeat {
  readonly plan: SeatPlan;
  readonly keyHash: string | null;
  /** Until the game starts, or the host says otherwise. */
  readonly reservedFor?: string | null;
  readonly person: string | null;
  /** Empty: that person has deleted their data. */
  readonly name: string | null;
  /** If somebody's own bot sits there: its owner's id. */
  readonly botOf?: string | null;
  /** Whose name the record has: they may have left since. */
  readonly called?: string | null;
  /** That person deleted their account: see `recordOf`. */
  readonly isNameless?: boolean;
  /** Before the start, in logs from before there were hashes. */
  readonly salt: string;
  /** The first entry after the person sat down: they see nothing of the hand before it. */
  readonly since?: number;
  /** The person whose seat the host gave to a bot in a running game: the hand is still theirs. */
  readonly replaced?: string | null;
  /** Who left the seat in a running game, while nobody else has come. */
  readonly gone?: {
    readonly person: string;
    readonly name: string;
    readonly botOf: string | null;
  } | null;
  /** Sat down at a public table without a link. */
  readonly isStranger?: boolean;
  /** A bot plays for the person because their time ran out. */
  readonly isOutOfTime?: boolean;
}

/** With the person who said it, which only the server sees. */
export interface SaidLine extends ChatLine {
  readonly person: string;
}

/** With the people it names, which only the server sees. */
export interface ToldNews extends SeatNews {
  readonly people: { readonly name: string | null; readonly from: string | null };
}

/** A table as its log tells it. Immutable: every event gives another one; see `after`. */
export interface LiveTable {
  readonly id: string;
  readonly made: MadeTable;
  readonly madeAt: number;
  /** With the table's own content. */
  readonly rules: AnyRules;
  readonly content: TableContent | undefined;
  readonly seats: readonly LiveSeat[];
  readonly host: MadeTable['host'];
  readonly status: TableStatus;
  /** The first deal is being shuffled. */
  readonly isStarting: boolean;
  /** When the first of the people who sit at a quick table sat down; null: nobody sits there, or it is another table. */
  readonly waitsSince: number | null;
  /** For the first deal, until the game starts; then the table gathers. */
  readonly gathering: Gathering;
  /** Absent until the game starts. */
  readonly table: AnyTable | undefined;
  readonly clocks: Clocks;
  /** Up to this time, stretches without a server have been taken off the clocks. */
  readonly awayUntil: number;
  /** The newest lines. */
  readonly chat: readonly SaidLine[];
  /** Chat lines by sender and id: a repeated one is not said twice. */
  readonly said: ReadonlySet<string>;
  readonly muted: ReadonlySet<Seat | null>;
  readonly rematch: string | null;
  /** Who came and went since the start. */
  readonly news: readonly ToldNews[];
  /** People of whom nothing is shown any more. */
  readonly forgotten: ReadonlySet<string>;
  /** Events so far. */
  readonly length: number;
  readonly touched: number;
}

export function seatOf({ seats }: LiveTable, person: string | null): Seat | undefined {
  if (person === null) return undefined;
  const seat = seats.findIndex((each) => each.person === person);
  return seat === -1 ? undefined : seat;
}

/** Whose hand is in the seat: nobody else may see it while they are there. */
export function holderOf({ seats }: LiveTable, seat: Seat): string | null {
  const { person = null, replaced = null } = seats[seat] ?? {};
  return person ?? replaced;
}

/** The chat as everybody may read it. */
export function shownLine({ number, at, seat, name, text, isRemoved }: SaidLine): ChatLine {
  return { number, at, seat, name, text, ...(isRemoved && { isRemoved }) };
}

/** The seat that waits for that person. */
export function seatFor({ seats, status }: LiveTable, person: string | null): Seat | undefined {
  if (person === null || status !== 'open') return undefined;
  const seat = seats.findIndex((each) => each.reservedFor === person && each.person === null);
  return seat === -1 ? undefined : seat;
}

export function peopleAt({ seats }: LiveTable): string[] {
  return seats.flatMap(({ person }) => person ?? []);
}

/** Whose bot sits there, by name; empty if they are not at the table. Null: it is not a bot that somebody brought. */
export function botOwnerAt({ seats, host }: LiveTable, seat: Seat): string | null {
  const { botOf = null } = seats[seat] ?? {};
  if (botOf === null) return null;
  const there = seats.find(({ person }) => person === botOf)?.name;
  return there ?? (host.person === botOf ? host.name : '');
}

/** A bot plays the seat of a running game: from its start, or until somebody takes over. */
export function isBots({ table }: LiveTable, seat: Seat): boolean {
  return table?.seats[seat]?.bot !== undefined;
}

export function isFree({ seats }: LiveTable, seat: Seat): boolean {
  const at = seats[seat];
  return at !== undefined && at.person === null && at.plan.kind !== 'bot';
}

/** The first entry that the viewer may see as the seat's player. */
export function sinceOf({ seats }: LiveTable, viewer: Seat | 'public'): number {
  return viewer === 'public' ? 0 : (seats[viewer]?.since ?? 0);
}

/** The number of the question whose answer the person in the seat may still change; −1: none. */
export function changeableBy(live: LiveTable, seat: Seat): number {
  const asked = live.table?.changeable(seat) ?? -1;
  if (asked === -1) return -1;
  // What was chosen before they came is not theirs.
  const chosen = live.table?.entries.findLastIndex((entry) => entry.seat === seat) ?? -1;
  return chosen < sinceOf(live, seat) ? -1 : asked;
}

export function isFull(live: LiveTable): boolean {
  return live.seats.every((_, seat) => !isFree(live, seat));
}

/** Whether it can start without anything more from anybody. */
export function isToStart(live: LiveTable): boolean {
  const { status, isStarting, made } = live;
  return status === 'open' && (isStarting || (made.startsWhenFull && isFull(live)));
}

/** What is gathered for the deal that waits; undefined: none does. */
export function gatheringOf({ table, gathering }: LiveTable): Gathering | undefined {
  return table === undefined ? gathering : table.gathering;
}

/** How far the deal that waits has come, for everybody to see. */
export function shuffledSoFar(live: LiveTable): 'hashing' | 'revealing' | 'sealed' {
  const gathering = gatheringOf(live);
  if (gathering === undefined) return 'sealed';
  return gathering.isFixed ? 'revealing' : 'hashing';
}

export function dealsOf(live: LiveTable): DealInfo[] {
  const { id, made, table } = live;
  const waiting = gatheringOf(live);
  const fixedHashes = waiting?.isFixed === true ? { hashes: waiting.hashes } : {};
  const deals = table?.deals ?? [{ commitment: commitmentTo(made.secret, id, 0) }];
  return deals.map((deal) => ('salts' in deal ? deal : { ...deal, ...fixedHashes }));
}

/** The deals that an event may have changed: the last one so far, and new ones. */
export function newsOfDeals(live: LiveTable, before: LiveTable): DealNews {
  const from = (before.table?.deals.length ?? 1) - 1;
  return { from, list: dealsOf(live).slice(from) };
}

/** The game's record, without the names of people who have deleted their data. */
export function recordOf({ seats }: LiveTable, table: AnyTable): GameRecord {
  const record = table.record();
  const isNameless = (seat: Seat) => seats[seat]?.isNameless === true;
  return seats.some((_, seat) => isNameless(seat)) ? withoutNames(record, isNameless) : record;
}

export function outcomeOf({ table }: LiveTable): Outcome | undefined {
  return table?.isOver === true ? table.record().result : undefined;
}

/** The first entry after the seat's own last turn: everything since is news to the person there. */
export function lastTurn(live: LiveTable, seat: Seat): number {
  const entries = live.table?.entries ?? [];
  const last = entries.findLastIndex((entry) => entry.seat === seat && entry.by === undefined);
  return Math.max(last + 1, sinceOf(live, seat));
}
