import postgres from 'postgres';
import { UserFacingError } from '../user-facing-error.ts';
import { cannotOpenPostgres } from './cannot-open.ts';
import { migrate } from './migrations.ts';
import type { Append, Backend } from './port.ts';
import { SqlBackend } from './sql-backend.ts';
import { POSTGRES, type Engine, type Row, type Sql, type Value } from './sql.ts';

const CHANNEL = 'paddock_log';
/** PostgreSQL takes 8000 bytes in one notice. */
const LONGEST_NOTICE = 7_500;
const BIGINT = 20;

type Connection = postgres.Sql;

function numbered(text: string): string {
  let count = 0;
  return text.replaceAll('?', () => `$${++count}`);
}

function sqlOn(connection: Pick<Connection, 'unsafe'>): Sql {
  return {
    all: async (text: string, values: readonly Value[] = []) => {
      const rows = await connection.unsafe(numbered(text), [...values], { prepare: values.length > 0 });
      return [...rows] as Row[];
    },
  };
}

class PostgresEngine implements Engine {
  readonly dialect = POSTGRES;
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  all(text: string, values?: readonly Value[]): Promise<Row[]> {
    return sqlOn(this.#connection).all(text, values);
  }

  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    return this.#connection.begin((transaction) => work(sqlOn(transaction))) as Promise<Result>;
  }

  close(): Promise<void> {
    return this.#connection.end({ timeout: 5 });
  }
}

export interface PostgresBackend extends Backend {
  onForeign(heard: (match: string | null) => void): void;
}

/** Many processes on one database: each group of appends is one notice with the tables it changed. */
export async function openPostgres(url: string, owner: string): Promise<PostgresBackend> {
  const connection = postgres(url, {
    max: 8,
    onnotice: () => undefined,
    types: { bigint: { to: BIGINT, from: [BIGINT], parse: Number, serialize: String } },
  });
  try {
    return await open(connection, owner);
  } catch (error) {
    await connection.end({ timeout: 5 });
    throw cannotOpenPostgres(error);
  }
}

async function open(connection: Connection, owner: string): Promise<PostgresBackend> {
  const engine = new PostgresEngine(connection);
  const [{ synchronous_commit: commits } = {}] = await engine.all('SHOW synchronous_commit');
  if (commits === 'off') {
    throw new UserFacingError(
      'DATABASE_URL: it has synchronous_commit off, and would lose what was acknowledged',
    );
  }
  await migrate(engine);
  const backend = new SqlBackend(engine, async (sql, kept) => {
    if (kept.length > 0) await sql.all('SELECT pg_notify(?, ?)', [CHANNEL, noticeOf(owner, kept)]);
  });
  let heard: (match: string | null) => void = () => undefined;
  await connection.listen(
    CHANNEL,
    (notice) => {
      const [from, ...matches] = notice.split(' ');
      if (from === owner) return;
      for (const match of matches) heard(match === '*' ? null : match);
    },
    // After a lost connection anything may have happened.
    () => heard(null),
  );
  return Object.assign(backend, {
    onForeign: (listener: (match: string | null) => void) => {
      heard = listener;
    },
  });
}

function noticeOf(owner: string, kept: readonly Append[]): string {
  const notice = [owner, ...new Set(kept.map(({ match }) => match))].join(' ');
  return notice.length > LONGEST_NOTICE ? `${owner} *` : notice;
}
