import { openStore, type Place } from '../store/open.ts';
import type { LogRow, Store } from '../store/port.ts';
import type { TableEvent } from '../tables/event.ts';
import { addMissingResults } from '../ratings/from-log.ts';
import { foldLog } from '../tables/after.ts';
import { dueOf, namedIn, rowOf } from '../tables/listed.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { readExport } from './export-file.ts';
import type { Counts } from './export.ts';
import { AdminError } from './open.ts';

/**
 * Reads an export. Nothing is written before all of it is known to be complete, every table replays as written, and none
 * exists as another game. An import that stopped halfway goes on where it ended.
 */
export async function importFrom(place: Place, file: string): Promise<Counts> {
  await check(file);
  const store = await openStore(place, undefined, 'an import');
  try {
    for await (const part of readExport(file)) if ('table' in part) await alike(store, part.table);
    return await write(store, file);
  } finally {
    await store.close();
  }
}

async function check(file: string): Promise<void> {
  const matches = new Set<string>();
  for await (const part of readExport(file)) {
    if (!('table' in part)) continue;
    const { id } = fold(part.table);
    if (matches.has(id)) throw new AdminError(`table ${id} comes twice`);
    matches.add(id);
  }
}

/** How many of a table's events are there already; they must be the same. */
async function alike(store: Store, events: readonly LogRow[]): Promise<number> {
  const match = events[0]?.match ?? '';
  const there = await store.events(match, 0, events.length + 1);
  const isSame = there.every(({ at, body }, seq) => events[seq]?.at === at && events[seq].body === body);
  if (!isSame) throw new AdminError(`table ${match} is there already, and is not the same`);
  return there.length;
}

async function write(store: Store, file: string): Promise<Counts> {
  const counts = { people: 0, tables: 0, events: 0, rows: 0 };
  const numbers = new Map<string, number>();
  for await (const part of readExport(file)) {
    if ('person' in part) {
      await store.putPerson(part.person);
      await store.saw([part.person.id], Date.now());
      counts.people++;
    } else if ('result' in part) {
      numbers.set(part.result.match, part.result.number);
    } else if ('of' in part) {
      await store.parts.exported.put(part.of, part.row);
      counts.rows++;
    } else {
      await writeTable(store, part.table);
      counts.tables++;
      counts.events += part.table.length;
    }
  }
  await addMissingResults(store, numbers);
  return counts;
}

/** Its events share commits. */
async function writeTable(store: Store, events: readonly LogRow[]): Promise<void> {
  const table = fold(events);
  const missing = events.slice(await alike(store, events));
  const last = missing.at(-1);
  const kept = await Promise.all(
    missing.map((row) => {
      const event = { ...row, names: namedIn(JSON.parse(row.body) as TableEvent) };
      return store.append(
        row === last ? { ...event, table: rowOf(table), due: dueOf(table, row.at, 0) } : event,
      );
    }),
  );
  if (kept.includes(false)) throw new AdminError(`table ${table.id} is being written by somebody else`);
}

function fold(events: readonly LogRow[]): LiveTable {
  const match = events[0]?.match ?? '';
  if (events.some(({ seq }, index) => seq !== index)) throw new AdminError(`table ${match} has gaps`);
  try {
    return foldLog(
      match,
      events.map(({ at, body }) => ({ at, event: JSON.parse(body) as TableEvent })),
    );
  } catch (error) {
    throw new AdminError(`table ${match}: ${error instanceof Error ? error.message : 'damaged'}`);
  }
}
