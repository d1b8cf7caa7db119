import { randomInt } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '@paddock/kernel';
import type { AdminAction } from '@paddock/protocol';
import { newRowId } from '../secrets.ts';
import type { Server } from '../server.ts';
import type { SanctionKind } from '../store/parts/moderation/sql-blocks.ts';
import type { AuditRow, ReportRow } from '../store/parts/moderation/sql-reports.ts';
import { no, type Decided, type Decision } from '../tables/decision.ts';
import { distinct } from '../tables/seating.ts';
import type { KeptLine } from './whom.ts';
import type { LiveTable } from '../tables/live-table.ts';

const HOUR_MS = 3_600_000;
/** Tables whose logs have a name in them, looked up at once. */
const PAGE = 100;
/** Somebody who was given a name keeps it for a week. */
const NAME_HOURS = 7 * 24;

/** Whom it concerned, where that is not the person whom the report is about. */
type About = Pick<AuditRow, 'person' | 'name'>;

/** Writes down what was done, for the audit list. */
type Note = (detail: string, about?: About) => Promise<void>;

/** Tables at which it could not be done; a refusal: nothing was. */
type Done = Promise<readonly string[] | Refusal>;

const EVERYWHERE: readonly string[] = [];

type Of<Kind extends AdminAction['kind']> = Extract<AdminAction, { kind: Kind }>;

/** Everything is about one report: an admin reaches no table and nobody else. */
export function act(server: Server, report: ReportRow, action: AdminAction, note: Note): Done {
  switch (action.kind) {
    case 'remove-line':
      return removeLine(server, report, action, note);
    case 'rename':
      return rename(server, report, note);
    case 'silence':
    case 'ban':
      return sanction(server, report, action, note);
    case 'close-table':
      return closeTable(server, report, note);
    case 'done':
      return close(server, report, note);
  }
}

export function linesOf({ context }: ReportRow): KeptLine[] {
  return JSON.parse(context) as KeptLine[];
}

async function removeLine(server: Server, report: ReportRow, { line }: Of<'remove-line'>, note: Note): Done {
  const lines = linesOf(report);
  const said = lines.find(({ number }) => number === line);
  if (said === undefined) return refuse('no-such-line', 'moderation');
  const done = await actAt(server, report.match, (live) => unsay(live, line));
  if (isRefusal(done)) return done;
  const marked = lines.map((each) => (each.number === line ? { ...each, isRemoved: true as const } : each));
  await server.store.parts.reports.setContext(report.id, JSON.stringify(marked));
  // Often somebody else's than the report is about, and never its words: its author may be deleted.
  await note(String(line), { person: said.person, name: said.name });
  return EVERYWHERE;
}

/** Replaces the name everywhere: at running tables and in finished games. One that is damaged or busy does not keep it at others. */
async function rename(server: Server, { person }: ReportRow, note: Note): Done {
  const { store } = server;
  const row = await store.person(person);
  if (row === undefined) return refuse('nobody-there', 'moderation');
  const name = `Driver ${randomInt(1_000, 10_000)}`;
  // It takes many steps: it is on the list even if one of them fails.
  await note(name);
  await store.parts.blocks.rename(person, name);
  await setSanction(server, row, 'name', NAME_HOURS);
  const unchanged: string[] = [];
  for (let after = ''; ;) {
    const tables = await store.parts.mentions.of(person, after, PAGE);
    for (const table of tables) if (!(await renameAt(server, table, person, name))) unchanged.push(table);
    if (tables.length < PAGE) break;
    after = tables.at(-1) ?? '';
  }
  await server.moderation.renamed(person);
  return unchanged;
}

/** False: the table still shows the old name. */
async function renameAt(server: Server, table: string, person: string, name: string): Promise<boolean> {
  try {
    const done = await actAt(server, table, (live) => call(live, person, name));
    // A table that is gone shows nothing.
    return !isRefusal(done) || done.code === 'no-such-table';
  } catch (error) {
    server.failed(table, error);
    return false;
  }
}

async function sanction(
  server: Server,
  { person, name }: ReportRow,
  { kind, hours }: Of<'silence' | 'ban'>,
  note: Note,
): Done {
  await setSanction(server, { id: person, name }, kind, hours);
  await note(String(hours));
  await server.moderation.changed(person);
  return EVERYWHERE;
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

async function closeTable(server: Server, { match }: ReportRow, note: Note): Done {
  const done = await actAt(server, match, closeForAll);
  if (isRefusal(done)) return done;
  await note('');
  return EVERYWHERE;
}

async function close(server: Server, { id }: ReportRow, note: Note): Done {
  await server.store.parts.reports.close(id, server.now());
  await note('');
  return EVERYWHERE;
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
