import { randomInt } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '@paddock/kernel';
import type { AdminAction } from '@paddock/protocol';
import { newRowId } from '../secrets.ts';
import type { Server } from '../server.ts';
import type { SanctionKind } from '../store/parts/moderation/sql-blocks.ts';
import type { ReportRow } from '../store/parts/moderation/sql-reports.ts';
import { no, type Decided, type Decision } from '../tables/decision.ts';
import { distinct } from '../tables/seating.ts';
import type { KeptLine } from './whom.ts';
import type { LiveTable } from '../tables/live-table.ts';

const HOUR_MS = 3_600_000;
/** Tables whose logs have a name in them, looked up at once. */
const PAGE = 100;
/** Somebody who was given a name keeps it for a week. */
const NAME_HOURS = 7 * 24;

/** What was done, for the audit list; a refusal: nothing was. */
type Done = Promise<{ readonly detail: string } | Refusal>;

type Of<Kind extends AdminAction['kind']> = Extract<AdminAction, { kind: Kind }>;

/** Everything is about one report: an admin reaches no table and nobody else. */
export function act(server: Server, report: ReportRow, action: AdminAction): Done {
  switch (action.kind) {
    case 'remove-line':
      return removeLine(server, report, action);
    case 'rename':
      return rename(server, report);
    case 'silence':
    case 'ban':
      return sanction(server, report, action.kind, action.hours);
    case 'close-table':
      return closeTable(server, report);
    case 'done':
      return close(server, report);
  }
}

export function linesOf({ context }: ReportRow): KeptLine[] {
  return JSON.parse(context) as KeptLine[];
}

async function removeLine(server: Server, report: ReportRow, { line }: Of<'remove-line'>): Done {
  const lines = linesOf(report);
  const isKnown = lines.some(({ number }) => number === line);
  if (!isKnown) return refuse('no-such-line', 'moderation');
  const done = await actAt(server, report.match, (live) => unsay(live, line));
  if (isRefusal(done)) return done;
  const marked = lines.map((each) => (each.number === line ? { ...each, isRemoved: true as const } : each));
  await server.store.parts.reports.setContext(report.id, JSON.stringify(marked));
  return { detail: lines.find(({ number }) => number === line)?.text ?? '' };
}

/** Replaces the name everywhere: at running tables and in finished games. */
async function rename(server: Server, { person }: ReportRow): Done {
  const { store } = server;
  const row = await store.person(person);
  if (row === undefined) return refuse('nobody-there', 'moderation');
  const name = `Driver ${randomInt(1_000, 10_000)}`;
  await store.parts.blocks.rename(person, name);
  await setSanction(server, row, 'name', NAME_HOURS);
  for (let after = ''; ;) {
    const tables = await store.parts.mentions.of(person, after, PAGE);
    for (const table of tables) {
      const done = await actAt(server, table, (live) => call(live, person, name));
      if (isRefusal(done)) return done;
    }
    if (tables.length < PAGE) break;
    after = tables.at(-1) ?? '';
  }
  await server.moderation.renamed(person);
  return { detail: name };
}

async function sanction(
  server: Server,
  { person, name }: ReportRow,
  kind: SanctionKind,
  hours: number,
): Done {
  await setSanction(server, { id: person, name }, kind, hours);
  await server.moderation.changed(person);
  return { detail: String(hours) };
}

async function setSanction(
  server: Server,
  { id: person, name }: { readonly id: string; readonly name: string },
  kind: SanctionKind,
  hours: number,
): Promise<void> {
  const at = server.now();
  const until = at + hours * HOUR_MS;
  await server.store.parts.blocks.sanction({ id: newRowId(), person, name, kind, at, until });
}

async function closeTable(server: Server, { match }: ReportRow): Done {
  const done = await actAt(server, match, closeForAll);
  return isRefusal(done) ? done : { detail: '' };
}

async function close(server: Server, { id }: ReportRow): Done {
  await server.store.parts.reports.close(id, server.now());
  return { detail: '' };
}

async function actAt<Answer>(
  server: Server,
  id: string,
  decide: (live: LiveTable) => Decision<Answer> | Refusal,
): Promise<Answer | Refusal> {
  const room = await server.rooms.open(id);
  return room === undefined ? refuse('no-such-table', 'table') : room.act(decide);
}

/** The log keeps that it was removed. A line that is no longer shown needs nothing. */
export function unsay(live: LiveTable, line: number): Decided {
  const said = live.chat.find(({ number }) => number === line);
  if (said === undefined || said.isRemoved === true) return { done: null };
  return { event: { kind: 'unsaid', line }, answer: null };
}

/** Told apart from the others at the table. */
export function call(live: LiveTable, person: string, name: string): Decided {
  if (live.forgotten.has(person)) return { done: null };
  const others = live.seats.flatMap((seat) =>
    seat.person === person || seat.name === null ? [] : seat.name,
  );
  return { event: { kind: 'renamed', person, name: distinct(name, others) }, answer: null };
}

export function closeForAll(live: LiveTable): Decided {
  if (live.status === 'closed') return { done: null };
  return live.status === 'over' ? no('table-over') : { event: { kind: 'closed' }, answer: null };
}
