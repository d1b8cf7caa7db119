import type { Claim, Present } from './port.ts';
import type { Columns, Engine, Sql } from './sql.ts';

const PRESENT = { owner: 'text', what: 'text', count: 'integer' } as const satisfies Columns;

/** Processes that share a store: which of them are alive, which tables they look after, and who is connected to them. */
export class SqlProcesses {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async claimDue({ now, owner, leaseMs, limit }: Claim): Promise<string[]> {
    const { dialect } = this.#engine;
    const rows = await this.#engine.all(
      `UPDATE due SET lease = ?, owner = ? WHERE match IN (
         SELECT match FROM due WHERE at IS NOT NULL AND at <= ? AND (lease < ?
           OR (owner <> ? AND NOT EXISTS (
             SELECT 1 FROM processes p WHERE p.owner = due.owner AND p.until > ${dialect.now})))
         ORDER BY at LIMIT ? ${dialect.skipLocked}) RETURNING match`,
      [now + leaseMs, owner, now, now, owner, limit],
    );
    return rows.map((row) => String(row['match']));
  }

  async homesOf(owner: string): Promise<string[]> {
    const rows = await this.#engine.all('SELECT match FROM due WHERE owner = ?', [owner]);
    return rows.map((row) => String(row['match']));
  }

  async release(owner: string, matches: readonly string[]): Promise<void> {
    await this.#engine.all(
      `UPDATE due SET lease = 0 WHERE owner = ?
         AND match IN (SELECT match FROM ${this.#engine.dialect.rowsFrom({ match: 'text' })})`,
      [owner, JSON.stringify(matches.map((match) => ({ match })))],
    );
  }

  async beat(owner: string, aliveMs: number): Promise<string[]> {
    const { now } = this.#engine.dialect;
    await this.#engine.all(
      `INSERT INTO processes (owner, until) VALUES (?, ${now} + CAST(? AS INTEGER))
       ON CONFLICT (owner) DO UPDATE SET until = excluded.until`,
      [owner, aliveMs],
    );
    const rows = await this.#engine.all(`SELECT owner, until > ${now} AS alive FROM processes`);
    const dead = rows.filter((row) => !row['alive']).map((row) => String(row['owner']));
    if (dead.length > 0) {
      await this.#engine.transaction(async (sql) => {
        for (const each of dead) await forgetProcess(sql, each, now);
      });
    }
    return rows.filter((row) => row['alive']).map((row) => String(row['owner']));
  }

  /** An embedded database has only one process. */
  tell(_owner: string, _words: readonly string[]): Promise<void> {
    return Promise.resolve();
  }

  leave(owner: string): Promise<void> {
    return this.#engine.transaction(async (sql) => {
      await sql.all('DELETE FROM processes WHERE owner = ?', [owner]);
      await sql.all('DELETE FROM present WHERE owner = ?', [owner]);
    });
  }

  putPresent(owner: string, changes: readonly Present[]): Promise<void> {
    const rows = changes.map(({ what, count }) => ({ owner, what, count }));
    return this.#engine.transaction(async (sql) => {
      const given = this.#engine.dialect.rowsFrom(PRESENT);
      await sql.all(
        `INSERT INTO present (owner, what, count) SELECT owner, what, count FROM ${given} WHERE true
         ON CONFLICT (owner, what) DO UPDATE SET count = excluded.count`,
        [JSON.stringify(rows)],
      );
      await sql.all('DELETE FROM present WHERE owner = ? AND count = 0', [owner]);
      await this.afterPresent(sql, owner, changes);
    });
  }

  async present(): Promise<(Present & { readonly owner: string })[]> {
    const rows = await this.#engine.all(
      `SELECT p.owner, p.what, p.count FROM present p JOIN processes o ON o.owner = p.owner
       WHERE o.until > ${this.#engine.dialect.now}`,
    );
    return rows.map((row) => ({
      owner: String(row['owner']),
      what: String(row['what']),
      count: Number(row['count']),
    }));
  }

  /** A hook for databases that several processes share. */
  protected async afterPresent(_sql: Sql, _owner: string, _changes: readonly Present[]): Promise<void> {}
}

/** Unless it has come back in the meantime. */
async function forgetProcess(sql: Sql, owner: string, now: string): Promise<void> {
  const gone = await sql.all(`DELETE FROM processes WHERE owner = ? AND until <= ${now} RETURNING owner`, [
    owner,
  ]);
  if (gone.length > 0) await sql.all('DELETE FROM present WHERE owner = ?', [owner]);
}
