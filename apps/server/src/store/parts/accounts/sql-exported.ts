import type { Columns, Engine, Row } from '../../sql.ts';

/** Tables of parts that an export carries, with their key: what is not here is left behind. */
export const EXPORTED = {
  devices: {
    key: 'id',
    columns: {
      id: 'text',
      person: 'text',
      made: 'bigint',
      seen: 'bigint',
      about: 'text',
      ended: 'integer',
    },
  },
  passkeys: {
    key: 'id',
    columns: {
      id: 'text',
      person: 'text',
      name: 'text',
      public_key: 'text',
      counter: 'bigint',
      transports: 'text',
      made: 'bigint',
      used: 'bigint',
    },
  },
  recovery_codes: { key: 'hash', columns: { hash: 'text', start: 'text', person: 'text' } },
  blocks: {
    key: 'id',
    columns: { id: 'text', person: 'text', blocked: 'text', name: 'text', at: 'bigint' },
  },
  sanctions: {
    key: 'id',
    columns: { id: 'text', person: 'text', name: 'text', kind: 'text', at: 'bigint', until: 'bigint' },
  },
  leagues: {
    key: 'id',
    columns: {
      id: 'text',
      name: 'text',
      settings: 'text',
      organiser: 'text',
      key_hash: 'text',
      fixtures: 'text',
      made: 'bigint',
      touched: 'bigint',
    },
  },
  league_places: {
    key: 'league, place',
    columns: { league: 'text', place: 'integer', person: 'text', name: 'text', has_left: 'integer' },
  },
  league_tables: {
    key: 'league, round, number',
    columns: { league: 'text', round: 'integer', number: 'integer', match: 'text', key: 'text' },
  },
} as const satisfies Record<string, { readonly key: string; readonly columns: Columns }>;

export type ExportedTable = keyof typeof EXPORTED;
export const EXPORTED_TABLES = Object.keys(EXPORTED) as [ExportedTable, ...ExportedTable[]];

/** Rows of parts, only for exports and imports. */
export class SqlExported {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** In order of their key, after the first `from`. */
  async rows(table: ExportedTable, from: number, limit: number): Promise<Row[]> {
    if (!(await this.#isThere(table))) return [];
    const { key, columns } = EXPORTED[table];
    const names = Object.keys(columns).join(', ');
    return this.#engine.all(`SELECT ${names} FROM ${table} ORDER BY ${key} LIMIT ? OFFSET ?`, [limit, from]);
  }

  /** A row that is there stays as it is. */
  async put(table: ExportedTable, row: Row): Promise<void> {
    const { key, columns } = EXPORTED[table];
    const names = Object.keys(columns);
    await this.#engine.all(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
       ON CONFLICT (${key}) DO NOTHING`,
      names.map((name) => row[name] ?? null),
    );
  }

  /** Data of an older server may be read before it is migrated. */
  async #isThere(table: string): Promise<boolean> {
    if (this.#engine.dialect.name === 'postgres') return true;
    return (await this.#engine.all('SELECT name FROM sqlite_master WHERE name = ?', [table])).length > 0;
  }
}
