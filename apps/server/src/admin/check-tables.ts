import type { Backend, LogRow, TableRow } from '../store/port.ts';
import { foldLog } from '../tables/after.ts';
import type { TableEvent } from '../tables/event.ts';
import { fine, problem, type Finding } from './finding.ts';

const PAGE = 500;
/** More are only counted. */
const MOST_NAMED = 10;

/** Replays every stored table: it must come out as written, with every sum. */
export async function checkTables(
  backend: Backend,
): Promise<{ readonly findings: Finding[]; readonly newest: number }> {
  const wrong: string[] = [];
  let [tables, entries, newest] = [0, 0, 0];
  for (let after = ''; ;) {
    const rows = await backend.everyTable(after, PAGE);
    for (const row of rows) {
      const events = await eventsOf(backend, row.match);
      tables++;
      entries += events.length;
      newest = events.reduce((latest, { at }) => Math.max(latest, at), newest);
      const why = whyWrong(row, events);
      if (why !== undefined) wrong.push(`table ${row.match}: ${why}`);
    }
    if (rows.length < PAGE) break;
    after = rows.at(-1)?.match ?? '';
  }
  const restore = 'restore a backup, or close the table; the server refuses to show it, and all others work';
  const named = wrong.slice(0, MOST_NAMED).map((what) => problem(what, restore));
  if (wrong.length > MOST_NAMED)
    named.push(problem(`${wrong.length - MOST_NAMED} tables more are damaged`, restore));
  const all = `${tables} tables with ${entries} entries come out as written`;
  return { findings: wrong.length > 0 ? named : [fine(all)], newest };
}

async function eventsOf(backend: Backend, match: string): Promise<LogRow[]> {
  const events: LogRow[] = [];
  for (;;) {
    const rows = await backend.events(match, (events.at(-1)?.seq ?? -1) + 1, PAGE);
    events.push(...rows);
    if (rows.length < PAGE) return events;
  }
}

function whyWrong({ match, status }: TableRow, events: readonly LogRow[]): string | undefined {
  const gap = events.findIndex(({ seq }, index) => seq !== index);
  if (gap !== -1 || events.length === 0) return `entry ${Math.max(gap, 0)} is missing`;
  try {
    const read = events.map(({ at, body }) => ({ at, event: JSON.parse(body) as TableEvent }));
    const live = foldLog(match, read);
    return live.status === status ? undefined : `it is listed as ${status}, and is ${live.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : 'it cannot be read';
  }
}
