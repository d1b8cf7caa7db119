import { commitmentTo, type Outcome, type Seat } from '@paddock/kernel';
import type { ChatLine, DealInfo, SeatPlan, TableStatus } from '@paddock/protocol';
import type { AnyRules, AnyTable } from './any-table.ts';
import type { Clocks } from './clocks.ts';
import type { MadeTable } from './event.ts';

export interface LiveSeat {
  readonly plan: SeatPlan;
  readonly keyHash: string | null;
  readonly person: string | null;
  readonly name: string | null;
  /** Until the race starts. */
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

/** A bot has the seat since the start: it was a bot's already, or nobody had come. */
export function isBots({ table }: LiveTable, seat: Seat): boolean {
  return table?.seats[seat]?.bot !== undefined;
}

export function isFree(live: LiveTable, seat: Seat): boolean {
  const at = live.seats[seat];
  return at !== undefined && at.person === null && at.plan.kind !== 'bot' && !isBots(live, seat);
}

export function isFull(live: LiveTable): boolean {
  return live.seats.every((_, seat) => !isFree(live, seat));
}

export function dealsOf({ id, made, table }: LiveTable): DealInfo[] {
  if (table === undefined) return [{ commitment: commitmentTo(made.secret, id, 0) }];
  const sealed = table.record().deals;
  return table.commitments.map((commitment, deal) => sealed[deal] ?? { commitment });
}

export function outcomeOf({ table }: LiveTable): Outcome | undefined {
  return table?.isOver === true ? table.record().result : undefined;
}

/** The first entry after the seat's own last turn: everything since is news to the person there. */
export function lastTurn({ table }: LiveTable, seat: Seat): number {
  const entries = table?.entries ?? [];
  return entries.findLastIndex((entry) => entry.seat === seat && entry.by === undefined) + 1;
}
