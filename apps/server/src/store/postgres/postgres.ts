import { UserFacingError } from '../../user-facing-error.ts';
import { Announcer } from './announcer.ts';
import { cannotOpenPostgres } from '../cannot-open.ts';
import { migrate } from '../migrations.ts';
import { changeNotices, presentNotices, readNotice, wordsNotice } from '../notices.ts';
import type { Append, ForeignListener, Present } from '../port.ts';
import { appendSimple, isSimple } from './append.ts';
import { patiently, PostgresEngine } from './engine.ts';
import { PostgresListener } from './listener.ts';
import { SqlBackend } from '../sql-backend.ts';
import type { Sql } from '../sql.ts';

const CHANNEL = 'paddock_log';

/** Many processes on one database: they tell each other which tables have changed, and whom it concerns. */
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
  readonly #url: string;
  readonly #listener: PostgresListener;
  readonly #announcer: Announcer;
  #foreign: ForeignListener = {
    changed: () => undefined,
    present: () => undefined,
    missed: () => undefined,
  };

  constructor(url: string, owner: string) {
    const engine = new PostgresEngine(url);
    super(engine);
    this.#engine = engine;
    this.#url = url;
    this.#announcer = new Announcer((written) => tell(engine, changeNotices(owner, written)));
    this.#listener = new PostgresListener(url, CHANNEL, `paddock_${owner}`, {
      heard: (text) => {
        const notice = readNotice(text);
        if (notice.from === owner) return;
        if ('changes' in notice) this.#foreign.changed(notice.changes);
        else if ('words' in notice) this.#foreign.told?.(notice.words);
        else this.#foreign.present(notice.from, notice.present);
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
    const unlimited = new PostgresEngine(this.#url, { isLimited: false });
    await migrate(unlimited).finally(() => unlimited.close());
    await this.#listener.open();
  }

  /**
   * A commit that was cut off may have been done. It is tried again: places in the log are unique, so that nothing is
   * written twice, and a place that is taken by this very event was kept the first time.
   */
  override async appendAll(items: readonly Append[], owner: string): Promise<boolean[]> {
    let tries = 0;
    const isKept = await patiently(async () => {
      tries++;
      const kept = isSimple(items)
        ? await appendSimple(this.#engine, items, owner)
        : await super.appendAll(items, owner);
      if (tries === 1) return kept;
      return Promise.all(items.map(async (item, index) => kept[index] === true || (await this.#has(item))));
    });
    this.#announcer.add(items.filter((_, index) => isKept[index]));
    return isKept;
  }

  override async tell(owner: string, words: readonly string[]): Promise<void> {
    await tell(this.#engine, [wordsNotice(owner, words)]);
  }

  override async close(): Promise<void> {
    await this.#announcer.close();
    await this.#listener.close();
    await super.close();
  }

  protected override async afterPresent(sql: Sql, owner: string, changes: readonly Present[]): Promise<void> {
    await tell(sql, presentNotices(owner, changes));
  }

  async #has({ match, seq, at, body }: Append): Promise<boolean> {
    const [row] = await this.events(match, seq, 1);
    return row?.seq === seq && row.at === at && row.body === body;
  }
}

async function tell(sql: Sql, notices: readonly string[]): Promise<void> {
  for (const notice of notices) await sql.all('SELECT pg_notify(?, ?)', [CHANNEL, notice]);
}

export type { PostgresBackend };
