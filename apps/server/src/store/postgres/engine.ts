import { setTimeout } from 'node:timers/promises';
import { Pool, types, type ClientConfig, type PoolClient } from 'pg';
import { codeOf } from '../../user-facing-error.ts';
import { POSTGRES, type Engine, type Row, type Sql, type Value } from '../sql.ts';

const BIGINT = 20;
const CONNECTIONS = 8;
/** How long a call waits for a database that restarts before it fails. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 100;

/** A backend that has stopped does not time out by itself: the driver does, too. */
const LIMITS = { statement_timeout: 10_000, query_timeout: 12_000 } as const;
/** A migration of much data takes its time. */
const UNLIMITED = { statement_timeout: 0, query_timeout: 0 } as const;

/** What every connection has in common: none waits for ever. */
export function connectionTo(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'paddock',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...LIMITS,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format),
    },
  };
}

/** The system's codes, and PostgreSQL's for a lost connection, a shutdown, a start, and two transactions in each other's way. */
const PASSING =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0[123]|40001|40P01|53300)$/;
/** The driver's own errors have no code. */
const PASSING_TEXT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/;

/** The database was away, or on its way out: the same call may work in a moment. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return code === undefined ? PASSING_TEXT.test(error.message) : PASSING.test(code);
}

/** Repeats what may be repeated until the database is back; `until` is in milliseconds of `performance.now`. */
export async function patiently<Result>(
  call: () => Promise<Result>,
  until = performance.now() + PATIENCE_MS,
): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error) || performance.now() > until) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}

/** Statements as the driver wants them, prepared by name. */
const prepared = new Map<string, { readonly name: string; readonly text: string }>();

function preparedOf(text: string): { readonly name: string; readonly text: string } {
  let known = prepared.get(text);
  if (known === undefined) {
    let count = 0;
    known = { name: `paddock_${prepared.size}`, text: text.replaceAll('?', () => `$${++count}`) };
    prepared.set(text, known);
  }
  return known;
}

async function run(client: PoolClient, text: string, values: readonly Value[]): Promise<Row[]> {
  const statement = values.length > 0 ? { ...preparedOf(text), values: [...values] } : { text };
  return (await client.query<Row>(statement)).rows;
}

/** A pool of connections that outlives restarts of the database. */
export class PostgresEngine implements Engine {
  readonly dialect = POSTGRES;
  readonly #pool: Pool;

  constructor(url: string, { isLimited = true }: { readonly isLimited?: boolean } = {}) {
    const limits = isLimited ? LIMITS : UNLIMITED;
    this.#pool = new Pool({ ...connectionTo(url), ...limits, max: CONNECTIONS, idleTimeoutMillis: 60_000 });
    // A connection that dies while nobody waits for it is replaced when the next is needed. Without a listener on the
    // pool and on each connection, even while it is in use between two statements, its error would end the process.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Without patience: a wrong address is said at once. */
  async first(text: string): Promise<Row[]> {
    const client = await this.#pool.connect();
    try {
      return await run(client, text, []);
    } finally {
      client.release();
    }
  }

  /** Reading is repeated after a lost connection; what writes fails, since nobody knows whether it was done. */
  all(text: string, values: readonly Value[] = []): Promise<Row[]> {
    const call = () => this.#with((client) => run(client, text, values));
    return text.startsWith('SELECT') ? patiently(call) : call();
  }

  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    return this.#with(async (client) => {
      await client.query('BEGIN');
      try {
        const result = await work({ all: (text, values = []) => run(client, text, values) });
        await client.query('COMMIT');
        return result;
      } catch (error) {
        // With a lost connection there is nothing to roll back.
        if (!isPassing(error)) await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  /** Nothing has been asked before there is a connection: waiting for one is always safe. */
  async #with<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await patiently(() => this.#pool.connect());
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(isPassing(error));
      throw error;
    }
  }
}
