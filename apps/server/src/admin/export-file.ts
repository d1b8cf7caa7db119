import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { LIMITS } from '@paddock/protocol';
import { tableId } from '@paddock/protocol/schemas';
import { z } from 'zod';
import type { LogRow, PersonRow } from '../store/port.ts';
import { EXPORTED_TABLES, type ExportedTable } from '../store/parts/accounts/sql-exported.ts';
import type { Row } from '../store/sql.ts';
import type { Counts } from './export.ts';
import { AdminError, cannotRead } from './open.ts';

const count = z.int().min(0);
const line = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paddock-export'), version: z.literal([1, 2, 3]) }),
  // What is allowed in a name may have been wider when it was given.
  z.strictObject({
    kind: z.literal('person'),
    id: tableId,
    name: z
      .string()
      .min(1)
      .max(2 * LIMITS.name),
    made: count,
    sessions: count.optional(),
    owner: tableId.optional(),
    isAdmin: z.literal(true).optional(),
  }),
  z.strictObject({
    kind: z.literal('event'),
    match: tableId,
    seq: count,
    at: count,
    body: z.string().max(1_000_000),
  }),
  z.strictObject({ kind: z.literal('result'), match: tableId, number: count }),
  z.strictObject({
    kind: z.literal('row'),
    table: z.enum(EXPORTED_TABLES),
    row: z.record(z.string(), z.union([z.string().max(10_000), z.number(), z.null()])),
  }),
  z.strictObject({
    kind: z.literal('end'),
    people: count,
    tables: count,
    events: count,
    rows: count.default(0),
  }),
]);
type Line = z.output<typeof line>;

/** A part of an export: somebody, a whole table, when a game was over, or a row of something else. */
export type ExportPart =
  | { readonly person: PersonRow }
  | { readonly table: readonly LogRow[] }
  | { readonly result: { readonly match: string; readonly number: number } }
  | { readonly of: ExportedTable; readonly row: Row };

/** An export, part by part. A file that is not an export, or is cut off, is refused at its last part. */
export async function* readExport(file: string): AsyncGenerator<ExportPart> {
  const told = { people: 0, tables: 0, events: 0, rows: 0 };
  let version: number | undefined;
  let end: Counts | undefined;
  let events: LogRow[] = [];
  let number = 0;
  for await (const text of linesOf(file)) {
    const read = readLine(text, ++number);
    if (end !== undefined) throw new AdminError(`line ${number} comes after the end`);
    if ((version === undefined) !== (read.kind === 'paddock-export')) {
      throw new AdminError(number === 1 ? 'this is not an export' : `line ${number} begins another export`);
    }
    const isSameTable = read.kind === 'event' && read.match === events[0]?.match;
    if (events.length > 0 && !isSameTable) {
      yield { table: events };
      events = [];
    }
    switch (read.kind) {
      case 'paddock-export':
        version = read.version;
        break;
      case 'person':
        told.people++;
        yield { person: personOf(read) };
        break;
      case 'event':
        told.events++;
        if (!isSameTable) told.tables++;
        events.push({ match: read.match, seq: read.seq, at: read.at, body: read.body });
        break;
      case 'result':
        yield { result: { match: read.match, number: read.number } };
        break;
      case 'row':
        told.rows++;
        yield { of: read.table, row: read.row };
        break;
      case 'end':
        end = read;
        break;
    }
  }
  if (events.length > 0) yield { table: events };
  if (version === undefined) throw new AdminError('this is not an export: it is empty');
  // The first version had no last line.
  if (version > 1) checkEnd(told, end);
}

function personOf({
  id,
  name,
  made,
  sessions,
  isAdmin,
  owner,
}: Extract<Line, { kind: 'person' }>): PersonRow {
  return { id, name, made, sessions, isAdmin, owner };
}

async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: createReadStream(file) });
  } catch (error) {
    throw cannotRead(file, error);
  }
}

function checkEnd(told: Counts, end: Counts | undefined): void {
  if (end === undefined) throw new AdminError('the export was cut off: its last line is missing');
  const names = ['people', 'tables', 'events', 'rows'] as const;
  const isWhole = names.every((name) => told[name] === end[name]);
  if (!isWhole)
    throw new AdminError('the export is not whole: it holds less, or more, than its last line says');
}

function readLine(text: string, number: number): Line {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AdminError(`line ${number} is not JSON`);
  }
  const read = line.safeParse(value);
  if (!read.success) throw new AdminError(`line ${number} is not a line of an export`);
  return read.data;
}
