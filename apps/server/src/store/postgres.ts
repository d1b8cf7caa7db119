import { UserFacingError } from '../user-facing-error.ts';
import { cannotOpenPostgres } from './cannot-open.ts';
import { migrate } from './migrations.ts';
import { noticesOf, readNotice } from './notices.ts';
import type { Append, ForeignListener } from './port.ts';
import { patiently, PostgresEngine } from './postgres-engine.ts';
import { PostgresListener } from './postgres-listener.ts';
import { SqlBackend } from './sql-backend.ts';

const CHANNEL = 'paddock_log';

/** Many processes on one database: each group of appends is one notice with the tables and people it concerns. */
export async function openPostgres(url: string, owner: string): Promise<PostgresBackend> {
  const backend = new PostgresBackend(url, owner);
  try {
    await backend.open();
    return backend;
  } catch (error) {
    await backend.close();
    throw cannotOpenPostgres(error);
  }
}

class PostgresBackend extends SqlBackend {
  readonly #engine: PostgresEngine;
  readonly #listener: PostgresListener;
  #foreign: ForeignListener = { changed: () => undefined, missed: () => undefined };

  constructor(url: string, owner: string) {
    const engine = new PostgresEngine(url);
    super(engine, async (sql, kept) => {
      for (const notice of noticesOf(owner, kept)) {
        await sql.all('SELECT pg_notify(?, ?)', [CHANNEL, notice]);
      }
    });
    this.#engine = engine;
    this.#listener = new PostgresListener(url, CHANNEL, `paddock_${owner}`, {
      heard: (text) => {
        const { from, changes } = readNotice(text);
        if (from !== owner) this.#foreign.changed(changes);
      },
      missed: (isBack) => this.#foreign.missed(isBack),
    });
  }

  get isDeaf(): boolean {
    return this.#listener.isDeaf;
  }

  onForeign(listener: ForeignListener): void {
    this.#foreign = listener;
  }

  async open(): Promise<void> {
    const [{ synchronous_commit: commits } = {}] = await this.#engine.first('SHOW synchronous_commit');
    if (commits === 'off') {
      throw new UserFacingError(
        'DATABASE_URL: it has synchronous_commit off, and would lose what was acknowledged',
      );
    }
    await migrate(this.#engine);
    await this.#listener.open();
  }

  /**
   * A commit that was cut off may have been done. It is tried again: places in the log are unique, so that nothing is
   * written twice, and a place that is taken by this very event was kept the first time.
   */
  override appendAll(items: readonly Append[], owner: string): Promise<boolean[]> {
    let tries = 0;
    return patiently(async () => {
      tries++;
      const kept = await super.appendAll(items, owner);
      if (tries === 1) return kept;
      return Promise.all(items.map(async (item, index) => kept[index] === true || (await this.#has(item))));
    });
  }

  override async close(): Promise<void> {
    await this.#listener.close();
    await super.close();
  }

  async #has({ match, seq, at, body }: Append): Promise<boolean> {
    const [row] = await this.events(match, seq, 1);
    return row?.seq === seq && row.at === at && row.body === body;
  }
}

export type { PostgresBackend };
