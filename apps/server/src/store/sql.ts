export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export function text(row: Row, name: string): string {
  return String(row[name]);
}

export function number(row: Row, name: string): number {
  return Number(row[name]);
}

/** The little that both engines share: one statement with `?` for its values. */
export interface Sql {
  all(text: string, values?: readonly Value[]): Promise<Row[]>;
}

export interface Engine extends Sql {
  readonly dialect: Dialect;
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export type ColumnType = 'text' | 'integer' | 'bigint';
export type Columns = Readonly<Record<string, ColumnType>>;

/** `given`: where the rows come from. */
type Statement = (given: string) => string;

export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** A list of JSON objects in one value, as rows. */
  rowsFrom(columns: Columns): string;
  /** Runs a statement that reads these rows as `given`, in the way that is quickest here. */
  withRows(sql: Sql, columns: Columns, rows: readonly object[], statement: Statement): Promise<Row[]>;
  /** A row number that the engine gives. */
  readonly rowId: string;
  /** Milliseconds since 1970, by the engine's own clock. */
  readonly now: string;
  /** Skips rows that another transaction has locked. */
  readonly skipLocked: string;
}

export const SQLITE: Dialect = {
  name: 'sqlite',
  rowsFrom: (columns) =>
    `(SELECT ${Object.keys(columns)
      .map((name) => `value ->> '${name}' AS ${name}`)
      .join(', ')} FROM json_each(?)) AS given`,
  // Row by row: its own JSON takes twice as long.
  async withRows(sql, columns, rows, statement) {
    const names = Object.keys(columns);
    const once = statement(`(SELECT ${names.map((name) => `? AS ${name}`).join(', ')}) AS given`);
    const results: Row[] = [];
    for (const row of rows) {
      const values = row as Readonly<Record<string, Value>>;
      const found = await sql.all(
        once,
        names.map((name) => values[name] ?? null),
      );
      results.push(...found);
    }
    return results;
  },
  rowId: 'INTEGER PRIMARY KEY',
  now: `CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
  // It has one writer.
  skipLocked: '',
};

export const POSTGRES: Dialect = {
  name: 'postgres',
  rowsFrom: (columns) =>
    `json_to_recordset(?::text::json) AS given(${Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')})`,
  withRows: (sql, columns, rows, statement) =>
    sql.all(statement(POSTGRES.rowsFrom(columns)), [JSON.stringify(rows)]),
  rowId: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  now: '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
};
