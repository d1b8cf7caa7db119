import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { personName, tableId } from '@paddock/protocol/schemas';
import { z } from 'zod';
import { openStore, type Place } from '../store/open.ts';
import type { LogRow, Store } from '../store/port.ts';
import type { TableEvent } from '../tables/event.ts';
import { LiveTable } from '../tables/live-table.ts';
import { AdminError } from './open.ts';

const time = z.int().min(0);
const line = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paddock-export'), version: z.literal(1) }),
  z.strictObject({ kind: z.literal('person'), id: tableId, name: personName, made: time }),
  z.strictObject({
    kind: z.literal('event'),
    match: tableId,
    seq: z.int().min(0),
    at: time,
    body: z.string().max(1_000_000),
  }),
]);

export interface Imported {
  readonly people: number;
  readonly tables: number;
  readonly events: number;
}

/** Takes an export up. A table that is there already, or that does not come out as written, stops it before its first event. */
export async function importFrom(place: Place, file: string): Promise<Imported> {
  if (!existsSync(file)) throw new AdminError(`there is no ${file}`);
  const store = await openStore(place, undefined, 'an import');
  const counts = { people: 0, tables: 0, events: 0 };
  let events: LogRow[] = [];
  const flush = async () => {
    if (events.length === 0) return;
    await importTable(store, events);
    counts.tables++;
    counts.events += events.length;
    events = [];
  };
  try {
    let number = 0;
    for await (const text of createInterface({ input: createReadStream(file) })) {
      const read = readLine(text, ++number);
      if (read.kind === 'person') {
        await store.putPerson({ id: read.id, name: read.name, made: read.made });
        counts.people++;
      }
      if (read.kind !== 'event') continue;
      if (read.match !== events[0]?.match) await flush();
      events.push({ match: read.match, seq: read.seq, at: read.at, body: read.body });
    }
    await flush();
    return counts;
  } finally {
    await store.close();
  }
}

function readLine(text: string, number: number): z.output<typeof line> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AdminError(`line ${number} is not JSON`);
  }
  const read = line.safeParse(value);
  if (!read.success) throw new AdminError(`line ${number} is not a line of an export`);
  if (number === 1 && read.data.kind !== 'paddock-export') throw new AdminError('this is not an export');
  return read.data;
}

async function importTable(store: Store, events: readonly LogRow[]): Promise<void> {
  const [first] = events;
  if (first === undefined) return;
  const { match } = first;
  if (events.some(({ seq }, index) => seq !== index)) throw new AdminError(`table ${match} has gaps`);
  if ((await store.events(match, 0, 1)).length > 0) throw new AdminError(`table ${match} is there already`);
  const table = foldOrRefuse(match, events);
  const last = events.length - 1;
  for (const [index, event] of events.entries()) {
    const due = index === last ? table.due(event.at, 0) : undefined;
    const isKept = await store.append({ ...event, ...(index === last && { table: table.row(), due }) });
    if (!isKept) throw new AdminError(`table ${match} is being written by somebody else`);
  }
}

function foldOrRefuse(match: string, events: readonly LogRow[]): LiveTable {
  try {
    return LiveTable.fold(
      match,
      events.map(({ at, body }) => ({ at, event: JSON.parse(body) as TableEvent })),
    );
  } catch (error) {
    throw new AdminError(`table ${match}: ${error instanceof Error ? error.message : 'damaged'}`);
  }
}
