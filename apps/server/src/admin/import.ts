import { openStore, type Place } from '../store/open.ts';
import type { LogRow, Store } from '../store/port.ts';
import type { TableEvent } from '../tables/event.ts';
import { LiveTable } from '../tables/live-table.ts';
import { readExport } from './export-file.ts';
import type { Counts } from './export.ts';
import { AdminError } from './open.ts';

/**
 * Takes an export up, which is read twice: nothing is written before all of it is known to be whole, every table comes
 * out as written, and none is there already.
 */
export async function importFrom(place: Place, file: string): Promise<Counts> {
  const matches = await check(file);
  const store = await openStore(place, undefined, 'an import');
  try {
    for (const match of matches) {
      if ((await store.events(match, 0, 1)).length > 0)
        throw new AdminError(`table ${match} is there already`);
    }
    return await write(store, file);
  } finally {
    await store.close();
  }
}

/** The tables in it, all of them good. */
async function check(file: string): Promise<Set<string>> {
  const matches = new Set<string>();
  for await (const part of readExport(file)) {
    if (!('table' in part)) continue;
    const { id } = fold(part.table);
    if (matches.has(id)) throw new AdminError(`table ${id} comes twice`);
    matches.add(id);
  }
  return matches;
}

async function write(store: Store, file: string): Promise<Counts> {
  const counts = { people: 0, tables: 0, events: 0 };
  for await (const part of readExport(file)) {
    if ('person' in part) {
      await store.putPerson(part.person);
      counts.people++;
    } else {
      await writeTable(store, part.table);
      counts.tables++;
      counts.events += part.table.length;
    }
  }
  return counts;
}

/** Its events share commits. */
async function writeTable(store: Store, events: readonly LogRow[]): Promise<void> {
  const table = fold(events);
  const last = events.length - 1;
  const kept = await Promise.all(
    events.map((event, index) =>
      store.append(index < last ? event : { ...event, table: table.row(), due: table.due(event.at, 0) }),
    ),
  );
  if (kept.includes(false)) throw new AdminError(`table ${table.id} is being written by somebody else`);
}

function fold(events: readonly LogRow[]): LiveTable {
  const match = events[0]?.match ?? '';
  if (events.some(({ seq }, index) => seq !== index)) throw new AdminError(`table ${match} has gaps`);
  try {
    return LiveTable.fold(
      match,
      events.map(({ at, body }) => ({ at, event: JSON.parse(body) as TableEvent })),
    );
  } catch (error) {
    throw new AdminError(`table ${match}: ${error instanceof Error ? error.message : 'damaged'}`);
  }
}
