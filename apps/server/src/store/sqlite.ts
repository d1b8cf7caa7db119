import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { SQLITE, type Engine, type Row, type Sql, type Value } from './sql.ts';

/** SQLite's own word for `synchronous=FULL`. */
const FULL = 2;

/**
 * A commit writes every page that it touches, and each table's rows are on pages of their own: with half of SQLite's usual
 * size, and pages that change again and again copied back less often, an append takes a quarter less processor time. A
 * database that exists keeps the size it has.
 */
const PAGE_BYTES = 2048;
const CHECKPOINT_PAGES = 8000;
/** Statements that write nearly as many pages as that. */
const CHECKPOINT_STATEMENTS = 3000;

export interface Durability {
  readonly journal: string;
  readonly synchronous: number;
}

/** One connection. Statements run synchronously; they return promises because the other engine must. */
export class SqliteEngine implements Engine {
  readonly dialect = SQLITE;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  /** Since the last checkpoint. */
  #ran = 0;

  constructor(file: string, options: { readonly readOnly?: boolean } = {}) {
    this.#database = new DatabaseSync(file, { readOnly: options.readOnly ?? false, timeout: 10_000 });
    if (options.readOnly === true) return;
    this.#database.exec(
      `PRAGMA page_size = ${PAGE_BYTES}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL`,
    );
    this.#database.exec(`PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    const { journal, synchronous } = this.durability();
    if (journal !== 'wal' || synchronous !== FULL) {
      throw new Error(`SQLite refused to be durable: journal ${journal}, synchronous ${synchronous}`);
    }
  }

  /** As the live connection has it. */
  durability(): Durability {
    const journal = this.#database.prepare('PRAGMA journal_mode').get();
    const synchronous = this.#database.prepare('PRAGMA synchronous').get();
    return { journal: String(journal?.['journal_mode']), synchronous: Number(synchronous?.['synchronous']) };
  }

  all(text: string, values: readonly Value[] = []): Promise<Row[]> {
    return Promise.resolve(this.#run(text, values));
  }

  async transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = await work(this);
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Copies pages back when it is nearly time: SQLite itself would do it within a commit that somebody waits for. */
  checkpoint(): void {
    if (this.#ran < CHECKPOINT_STATEMENTS) return;
    this.#ran = 0;
    try {
      this.#database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // A full disk, say: the next one.
    }
  }

  /** A complete and consistent copy, even while another process writes. */
  copyTo(file: string): Promise<void> {
    this.#database.prepare('VACUUM INTO ?').run(file);
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.#statements.clear();
    this.#database.close();
    return Promise.resolve();
  }

  #run(text: string, values: readonly Value[]): Row[] {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.#database.prepare(text);
      this.#statements.set(text, statement);
    }
    this.#ran++;
    return statement.all(...values) as Row[];
  }
}
