import { commitmentTo, type Outcome, type Seat } from '@paddock/kernel';
import type { ChatLine, DealInfo, SeatPlan, TableStatus } from '@paddock/protocol';
import type { Gathering } from '@paddock/table';
import type { AnyRules, AnyTable } from './any-table.ts';
import type { Clocks } from './clocks.ts';
import type { MadeTable } from './event.ts';

export interface LiveSeat {
  readonly plan: SeatPlan;
  readonly keyHash: string | null;
  readonly person: string | null;
  readonly name: string | null;
  /** Before the start, in logs from before there were hashes. */
  readonly salt: string;
}

/** A table as its log tells it. It never changes: every event gives another one; see `after`. */
export interface LiveTable {
  readonly id: string;
  readonly made: MadeTable;
  readonly madeAt: number;
  readonly rules: AnyRules;
  readonly seats: readonly LiveSeat[];
  readonly host: MadeTable['host'];
  readonly status: TableStatus;
  /** The first deal is being shuffled. */
  readonly isStarting: boolean;
  /** For the first deal, until the game starts; then the table gathers. */
  readonly gathering: Gathering;
  /** Absent until the game starts. */
  readonly table: AnyTable | undefined;
  readonly clocks: Clocks;
  /** The newest lines. */
  readonly chat: readonly ChatLine[];
  /** Chat lines by sender and id: a repeated one is not said twice. */
  readonly said: ReadonlySet<string>;
  readonly muted: ReadonlySet<Seat | null>;
  readonly rematch: string | null;
  /** Events so far. */
  readonly length: number;
  readonly touched: number;
}

export function seatOf({ seats }: LiveTable, person: string | null): Seat | undefined {
  if (person === null) return undefined;
  const seat = seats.findIndex((each) => each.person === person);
  return seat === -1 ? undefined : seat;
}

export function peopleAt({ seats }: LiveTable): string[] {
  return seats.flatMap(({ person }) => person ?? []);
}

export function isFree({ seats }: LiveTable, seat: Seat): boolean {
  const at = seats[seat];
  return at !== undefined && at.person === null && at.plan.kind !== 'bot';
}

export function isFull(live: LiveTable): boolean {
  return live.seats.every((_, seat) => !isFree(live, seat));
}

/** Nobody has to say anything more: it starts by itself. */
export function isToStart(live: LiveTable): boolean {
  const { status, isStarting, made } = live;
  return status === 'open' && (isStarting || (made.startsWhenFull && isFull(live)));
}

/** What is gathered for the deal that waits; undefined: none does. */
export function gatheringOf({ table, gathering }: LiveTable): Gathering | undefined {
  return table === undefined ? gathering : table.gathering;
}

export function dealsOf(live: LiveTable): DealInfo[] {
  const { id, made, table } = live;
  const waiting = gatheringOf(live);
  const fixedHashes = waiting?.isFixed === true ? { hashes: waiting.hashes } : {};
  const deals = table?.deals ?? [{ commitment: commitmentTo(made.secret, id, 0) }];
  return deals.map((deal) => ('salts' in deal ? deal : { ...deal, ...fixedHashes }));
}

export function outcomeOf({ table }: LiveTable): Outcome | undefined {
  return table?.isOver === true ? table.record().result : undefined;
}

/** The first entry after the seat's own last turn: everything since is news to the person there. */
export function lastTurn({ table }: LiveTable, seat: Seat): number {
  const entries = table?.entries ?? [];
  return entries.findLastIndex((entry) => entry.seat === seat && entry.by === undefined) + 1;
}
