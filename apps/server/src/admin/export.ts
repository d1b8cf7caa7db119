import type { Backend, LogRow, PersonRow } from '../store/port.ts';
import { EXPORTED_TABLES, type ExportedTable } from '../store/parts/accounts/sql-exported.ts';
import type { Row } from '../store/sql.ts';

/**
 * One line of an export. The cookie's key is not in it, and links are only as hashes; deals' secrets are, and the links of tables
 * that leagues have made: without them their players would not come to the tables of the round.
 */
export type ExportLine =
  | { readonly kind: 'paddock-export'; readonly version: 3 }
  | ({ readonly kind: 'person' } & PersonRow)
  | ({ readonly kind: 'event' } & LogRow)
  /** The order in which games were over; the rest of a result follows from the events. */
  | { readonly kind: 'result'; readonly match: string; readonly number: number }
  /** Of a part's table: passkeys, devices. */
  | { readonly kind: 'row'; readonly table: ExportedTable; readonly row: Row }
  | ({ readonly kind: 'end' } & Counts);

/** What came before the last line, so that a file that was cut off is noticed. */
export interface Counts {
  readonly people: number;
  readonly tables: number;
  readonly events: number;
  readonly rows: number;
}

const PAGE = 500;

/** Everything, line by line, so that it fits any memory. */
export async function* exportLines(backend: Backend): AsyncGenerator<ExportLine> {
  yield { kind: 'paddock-export', version: 3 };
  const counts = { people: 0, tables: 0, events: 0, rows: 0 };
  for (let after = ''; ;) {
    const people = await backend.everyPerson(after, PAGE);
    for (const person of people) yield { kind: 'person', ...person };
    counts.people += people.length;
    if (people.length < PAGE) break;
    after = people.at(-1)?.id ?? '';
  }
  for (let after = ''; ;) {
    const tables = await backend.everyTable(after, PAGE);
    for (const { match } of tables) {
      counts.events += yield* eventLines(backend, match);
      counts.tables++;
    }
    if (tables.length < PAGE) break;
    after = tables.at(-1)?.match ?? '';
  }
  for (let after = 0; await backend.parts.results.areThere();) {
    const results = await backend.parts.results.every(after, PAGE);
    for (const { match, number } of results) yield { kind: 'result', match, number };
    if (results.length < PAGE) break;
    after = results.at(-1)?.number ?? after;
  }
  for (const table of EXPORTED_TABLES) counts.rows += yield* rowLines(backend, table);
  yield { kind: 'end', ...counts };
}

async function* rowLines(backend: Backend, table: ExportedTable): AsyncGenerator<ExportLine, number> {
  for (let from = 0; ; from += PAGE) {
    const rows = await backend.parts.exported.rows(table, from, PAGE);
    // As plain objects: a database's rows have no prototype.
    for (const row of rows) yield { kind: 'row', table, row: { ...row } };
    if (rows.length < PAGE) return from + rows.length;
  }
}

async function* eventLines(backend: Backend, match: string): AsyncGenerator<ExportLine, number> {
  for (let from = 0; ; from += PAGE) {
    const rows = await backend.events(match, from, PAGE);
    for (const row of rows) yield { kind: 'event', ...row };
    if (rows.length < PAGE) return from + rows.length;
  }
}
