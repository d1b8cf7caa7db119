import type { Backend, LogRow, PersonRow } from '../store/port.ts';

/** One line of an export. Link secrets and the cookie's key are not in it; deals' secrets are. */
export type ExportLine =
  | { readonly kind: 'paddock-export'; readonly version: 1 }
  | ({ readonly kind: 'person' } & PersonRow)
  | ({ readonly kind: 'event' } & LogRow);

const PAGE = 500;

/** Everything, line by line, so that it fits any memory. */
export async function* exportLines(backend: Backend): AsyncGenerator<ExportLine> {
  yield { kind: 'paddock-export', version: 1 };
  for (let after = ''; ;) {
    const people = await backend.everyPerson(after, PAGE);
    for (const person of people) yield { kind: 'person', ...person };
    if (people.length < PAGE) break;
    after = people.at(-1)?.id ?? '';
  }
  for (let after = ''; ;) {
    const tables = await backend.everyTable(after, PAGE);
    for (const { match } of tables) yield* eventLines(backend, match);
    if (tables.length < PAGE) break;
    after = tables.at(-1)?.match ?? '';
  }
}

async function* eventLines(backend: Backend, match: string): AsyncGenerator<ExportLine> {
  for (let from = 0; ; from += PAGE) {
    const rows = await backend.events(match, from, PAGE);
    for (const row of rows) yield { kind: 'event', ...row };
    if (rows.length < PAGE) return;
  }
}
