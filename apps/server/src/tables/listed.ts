import { seatSet } from '@paddock/kernel';
import type { TableCard } from '@paddock/protocol';
import type { Append, DueRow, TableRow } from '../store/port.ts';
import type { TableEvent } from './event.ts';
import { finishedOf } from '../ratings/finished.ts';
import { startsAt } from './quick/quick.ts';
import { botOwnerAt, isFree, isToStart, outcomeOf, peopleAt, type LiveTable } from './live-table.ts';

/** Events after which lists show something else. */
const LISTED: ReadonlySet<TableEvent['kind']> = new Set([
  'made',
  'sat',
  'left',
  'planned',
  'renamed',
  'starting',
  'started',
  'closed',
  'forgotten',
]);

/** One event, and all that changes with it; `live`: the table as the event leaves it. */
export function appendOf(before: LiveTable, live: LiveTable, event: TableEvent, botPauseMs: number): Append {
  const at = live.touched;
  const isListed = LISTED.has(event.kind) || live.status !== before.status;
  const isNews = event.kind === 'played' && event.change.from >= (before.table?.length ?? 0);
  const names = namedIn(event);
  return {
    match: live.id,
    seq: before.length,
    at,
    body: JSON.stringify(event),
    ...(names.length > 0 && { names }),
    // A person who has just left is concerned, too.
    ...((isListed || isNews || event.kind === 'away') && {
      concerns:
        before.seats === live.seats ? peopleAt(live) : [...new Set([...peopleAt(before), ...peopleAt(live)])],
    }),
    ...(isListed && { table: rowOf(live) }),
    ...(live.status === 'over' && before.status !== 'over' && { finished: finishedOf(live, at) }),
    ...((isListed || isScheduled(live, event)) && { due: dueOf(live, at, botPauseMs) }),
  };
}

/** The people whose names the event writes down. A person who speaks from a seat was named on sitting down. */
export function namedIn(event: TableEvent): string[] {
  if (event.kind === 'made') return [event.table.host.person];
  const isNamed = event.kind === 'sat' || (event.kind === 'said' && event.seat === null);
  return isNamed ? [event.person] : [];
}

/** Events after which nobody else is to act, and at no other time. */
const ASIDE: ReadonlySet<TableEvent['kind']> = new Set([
  'said',
  'unsaid',
  'muted',
  'hashed',
  'fixed',
  'revealed',
  'together',
  'sealed',
]);

/** Whether the store must update when the table is due, and at which process. */
export function isScheduled({ table }: LiveTable, { kind }: TableEvent): boolean {
  return LISTED.has(kind) || (table !== undefined && !ASIDE.has(kind));
}

/** What the store keeps of a table for lists. */
export function rowOf(live: LiveTable): TableRow {
  const { id, made, madeAt, status, touched, seats } = live;
  return {
    match: id,
    game: made.game,
    status,
    isPublic: made.isPublic,
    made: madeAt,
    touched,
    card: JSON.stringify(cardOf(live)),
    host: live.host.person,
    people: seats.flatMap(({ person, reservedFor = null }, seat) => {
      // A seat that waits for somebody is in their list, too.
      const who = person ?? (status === 'open' ? reservedFor : null);
      return who === null ? [] : [{ person: who, seat }];
    }),
  };
}

/** When the server must look at this table next. */
export function dueOf(live: LiveTable, now: number, botPauseMs: number): DueRow | null {
  const { status, table, clocks } = live;
  if (status === 'over' || status === 'closed') return null;
  if (table === undefined) {
    return { at: isToStart(live) ? now : (startsAt(live) ?? null), turn: 0, deadline: null };
  }
  const deadline = clocks.nextDeadline() ?? null;
  const isBotsTurn = table.botTasks().length > 0;
  const at = isBotsTurn ? now + botPauseMs : deadline;
  return { at, turn: seatSet(...table.toAct), deadline, asks: asksOf(live) };
}

/** Which question each person is asked for whom no bot plays; see `DueRow`. */
function asksOf({ table, seats }: LiveTable): string {
  const asked = (table?.toAct ?? []).filter((seat) => {
    const isPerson = seats[seat]?.person !== null && table?.seats[seat]?.bot === undefined;
    return isPerson && table?.standIn(seat) === null;
  });
  return asked.length === 0 ? '' : `,${asked.map((seat) => `${seat}:${table?.asked(seat)}`).join(',')},`;
}

function cardOf(live: LiveTable): TableCard {
  const { id, made, madeAt, content, status, touched, seats, table } = live;
  const result = outcomeOf(live);
  const starts = startsAt(live);
  const isOpen = (seat: number) => isFree(live, seat) && seats[seat]?.plan.kind === 'open';
  return {
    id,
    game: made.game,
    status,
    isPublic: made.isPublic,
    ...(made.isRated && { isRated: made.isRated }),
    ...(made.league && { league: made.league }),
    clock: made.clock,
    options: made.options,
    ...(content && { content: content.names }),
    seats: seats.map(({ name, plan }, seat) => {
      const botOf = botOwnerAt(live, seat);
      const bot = plan.kind === 'bot' ? plan.level : table?.seats[seat]?.bot;
      return { name, ...(bot !== undefined && { bot }), ...(botOf !== null && { botOf }) };
    }),
    openSeats: status === 'open' && !live.isStarting ? seats.filter((_, seat) => isOpen(seat)).length : 0,
    made: madeAt,
    touched,
    ...(starts !== undefined && { startsAt: starts }),
    ...(result && { result }),
  };
}
