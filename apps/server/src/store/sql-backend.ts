/** Over 300 lines: every statement that both engines run, one short method each. */
import { loadModel } from '../ratings/model.ts';
import { foldInto } from '../ratings/write.ts';
import { partsOn, type Parts } from './parts.ts';
import type {
  Append,
  Away,
  Backend,
  Counts,
  DueRow,
  HeldSeat,
  Hosted,
  ListedTable,
  LogRow,
  TableRow,
} from './port.ts';
import { SqlPeople } from './sql-people.ts';
import { putResults } from './parts/sql-results.ts';
import { number, text, type Columns, type Dialect, type Engine, type Row, type Sql } from './sql.ts';

export const LOG = { match: 'text', seq: 'integer', at: 'bigint', body: 'text' } as const satisfies Columns;
const TABLE = {
  match: 'text',
  game: 'text',
  status: 'text',
  is_public: 'integer',
  made: 'bigint',
  touched: 'bigint',
  card: 'text',
  host: 'text',
} as const satisfies Columns;
const SEAT = { match: 'text', seat: 'integer', person: 'text' } as const satisfies Columns;
export const DUE = {
  match: 'text',
  at: 'bigint',
  turn: 'integer',
  deadline: 'bigint',
  asks: 'text',
  lease: 'bigint',
  owner: 'text',
} as const satisfies Columns;

type WithRows = Parameters<Dialect['withRows']>;

/** More times than a server is away while the longest clock runs. */
const AWAYS = 500;

/** How long after its due time a table is left to the living process that wrote it last. */
const LEASE_MS = 15_000;

const HELD = `SELECT t.match, t.card, t.touched, s.seat, COALESCE(d.turn, 0) AS turn, d.deadline
  FROM seats s JOIN tables t ON t.match = s.match LEFT JOIN due d ON d.match = s.match`;

/** Both engines keep the same tables and understand the same statements. */
export class SqlBackend extends SqlPeople implements Backend {
  readonly parts: Parts;
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super(engine);
    this.parts = partsOn(engine);
    this.#engine = engine;
  }

  async appendAll(items: readonly Append[], owner: string): Promise<boolean[]> {
    if (items.some(({ finished }) => finished?.isRated === true)) await loadModel();
    return this.#engine.transaction(async (sql) => {
      const columns = Object.keys(LOG).join(', ');
      // In one order everywhere: two processes that write the same tables must not wait for each other.
      const sorted = items.toSorted((a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : 0));
      const inserted = await this.#withRows(
        sql,
        LOG,
        sorted.map(({ match, seq, at, body }) => ({ match, seq, at, body })),
        (given) => `INSERT INTO log (${columns}) SELECT ${columns} FROM ${given} WHERE true
         ON CONFLICT (match, seq) DO NOTHING RETURNING match, seq`,
      );
      const places = new Set(inserted.map((row) => `${row['match']} ${row['seq']}`));
      const isKept = items.map(({ match, seq }) => places.delete(`${match} ${seq}`));
      const isKeptItem = new Set(items.filter((_, index) => isKept[index]));
      const kept = sorted.filter((item) => isKeptItem.has(item));
      await this.#list(sql, kept);
      await this.#mention(sql, kept);
      await this.#schedule(sql, kept, owner);
      const results = await putResults(
        sql,
        kept.flatMap(({ finished }) => finished ?? []),
      );
      await foldInto(sql, this.#engine.dialect, results);
      return isKept;
    });
  }

  async events(match: string, from: number, limit: number): Promise<LogRow[]> {
    const rows = await this.#engine.all(
      'SELECT seq, at, body FROM log WHERE match = ? AND seq >= ? ORDER BY seq LIMIT ?',
      [match, from, limit],
    );
    return rows.map((row) => ({
      match,
      seq: number(row, 'seq'),
      at: number(row, 'at'),
      body: text(row, 'body'),
    }));
  }

  async lengths(matches: readonly string[]): Promise<Readonly<Record<string, number>>> {
    if (matches.length === 0) return {};
    const rows = await this.#engine.all(
      `SELECT given.match, MAX(l.seq) + 1 AS length FROM ${this.#engine.dialect.rowsFrom({ match: 'text' })}
       JOIN log l ON l.match = given.match GROUP BY given.match`,
      [JSON.stringify(matches.map((match) => ({ match })))],
    );
    return Object.fromEntries(rows.map((row) => [text(row, 'match'), number(row, 'length')]));
  }

  async table(match: string): Promise<TableRow | undefined> {
    const [row] = await this.#engine.all('SELECT * FROM tables WHERE match = ?', [match]);
    return row && this.#tableOf(row);
  }

  async lobby(limit: number): Promise<ListedTable[]> {
    const rows = await this.#engine.all(
      `SELECT match, card, touched FROM tables
       WHERE status IN ('open', 'running') AND is_public = 1 ORDER BY touched DESC LIMIT ?`,
      [limit],
    );
    return rows.map(listed);
  }

  async publicTable(match: string): Promise<ListedTable | undefined> {
    const [row] = await this.#engine.all(
      'SELECT match, card, touched FROM tables WHERE match = ? AND is_public = 1',
      [match],
    );
    return row && listed(row);
  }

  async tablesOf(person: string, limit: number): Promise<HeldSeat[]> {
    const rows = await this.#engine.all(
      `${HELD} WHERE s.person = ? AND t.status IN ('open', 'running') ORDER BY t.touched DESC LIMIT ?`,
      [person, limit],
    );
    return rows.map(held);
  }

  async historyOf(person: string, before: number, limit: number): Promise<HeldSeat[]> {
    const rows = await this.#engine.all(
      `${HELD} WHERE s.person = ? AND t.status = 'over' AND t.touched < ? ORDER BY t.touched DESC LIMIT ?`,
      [person, before, limit],
    );
    return rows.map(held);
  }

  async everyTable(after: string, limit: number): Promise<TableRow[]> {
    const rows = await this.#engine.all('SELECT * FROM tables WHERE match > ? ORDER BY match LIMIT ?', [
      after,
      limit,
    ]);
    return Promise.all(rows.map((row) => this.#tableOf(row)));
  }

  async hosted(person: string): Promise<Hosted> {
    const [row] = await this.#engine.all(
      `SELECT COUNT(CASE WHEN status = 'open' THEN 1 END) AS open, COUNT(CASE WHEN is_public = 1 THEN 1 END) AS listed
       FROM tables WHERE host = ? AND status IN ('open', 'running')`,
      [person],
    );
    return { open: Number(row?.['open'] ?? 0), listed: Number(row?.['listed'] ?? 0) };
  }

  async unusedTables(emptyBefore: number, before: number, limit: number): Promise<string[]> {
    const rows = await this.#engine.all(
      `SELECT match FROM tables t WHERE status = 'open' AND (touched < ? OR (touched < ?
         AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match = t.match))) LIMIT ?`,
      [before, emptyBefore, limit],
    );
    return rows.map((row) => text(row, 'match'));
  }

  async showLife(at: number): Promise<void> {
    await this.#engine.all(
      'INSERT INTO life (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
      [at],
    );
  }

  async lastLife(): Promise<number | undefined> {
    const [row] = await this.#engine.all('SELECT at FROM life');
    return row && number(row, 'at');
  }

  async aways(): Promise<Away[]> {
    const rows = await this.#engine.all('SELECT since, until FROM away ORDER BY since DESC LIMIT ?', [AWAYS]);
    return rows.map((row) => ({ since: number(row, 'since'), until: number(row, 'until') })).toReversed();
  }

  async wasAway(since: number, until: number): Promise<Away[]> {
    await this.#engine.all('INSERT INTO away (since, until) VALUES (?, ?) ON CONFLICT (since) DO NOTHING', [
      since,
      until,
    ]);
    return this.aways();
  }

  async keep(name: string, value: string): Promise<string> {
    await this.#engine.all('INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', [
      name,
      value,
    ]);
    const [row] = await this.#engine.all('SELECT value FROM kept WHERE name = ?', [name]);
    return row === undefined ? value : text(row, 'value');
  }

  async put(name: string, value: string): Promise<void> {
    await this.#engine.all(
      'INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      [name, value],
    );
  }

  async counts(): Promise<Counts> {
    const [people] = await this.#engine.all('SELECT COUNT(*) AS n FROM people');
    const [events] = await this.#engine.all('SELECT COUNT(*) AS n FROM log');
    const tables = await this.#engine.all('SELECT status, COUNT(*) AS n FROM tables GROUP BY status');
    return {
      people: Number(people?.['n'] ?? 0),
      events: Number(events?.['n'] ?? 0),
      tables: Object.fromEntries(tables.map((row) => [text(row, 'status'), number(row, 'n')])),
    };
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  async #list(sql: Sql, kept: readonly Append[]): Promise<void> {
    const tables = lastByMatch(kept.flatMap(({ table }) => table ?? []));
    if (tables.length === 0) return;
    const columns = Object.keys(TABLE).join(', ');
    await this.#withRows(
      sql,
      TABLE,
      tables.map(({ isPublic, ...row }) => ({ ...row, is_public: isPublic ? 1 : 0 })),
      (given) => `INSERT INTO tables (${columns}) SELECT ${columns} FROM ${given} WHERE true
       ON CONFLICT (match) DO UPDATE SET status = excluded.status, is_public = excluded.is_public,
         touched = excluded.touched, card = excluded.card, host = excluded.host`,
    );
    for (const { match } of tables) await sql.all('DELETE FROM seats WHERE match = ?', [match]);
    const seats = tables.flatMap(({ match, people }) => people.map((each) => ({ match, ...each })));
    if (seats.length === 0) return;
    await this.#withRows(
      sql,
      SEAT,
      seats,
      (given) =>
        `INSERT INTO seats (match, seat, person) SELECT match, seat, person FROM ${given} WHERE true`,
    );
  }

  async #mention(sql: Sql, kept: readonly Append[]): Promise<void> {
    const names = kept.flatMap(({ match, names: people = [] }) =>
      people.map((person) => ({ person, match })),
    );
    if (names.length === 0) return;
    await this.#withRows(
      sql,
      { person: 'text', match: 'text' },
      names,
      (given) => `INSERT INTO mentions (person, match) SELECT person, match FROM ${given} WHERE true
       ON CONFLICT (person, match) DO NOTHING`,
    );
  }

  async #schedule(sql: Sql, kept: readonly Append[], owner: string): Promise<void> {
    const changed = lastByMatch(kept.filter(({ due }) => due !== undefined));
    const rows = changed.flatMap((item) => dueRowOf(item, owner) ?? []);
    if (rows.length > 0) {
      const columns = Object.keys(DUE).join(', ');
      await this.#withRows(
        sql,
        DUE,
        rows,
        (given) => `INSERT INTO due (${columns}) SELECT ${columns} FROM ${given} WHERE true
         ON CONFLICT (match) DO UPDATE SET at = excluded.at, turn = excluded.turn, deadline = excluded.deadline,
           asks = excluded.asks, lease = excluded.lease, owner = excluded.owner`,
      );
    }
    for (const { match, due } of changed) {
      if (due === null) await sql.all('DELETE FROM due WHERE match = ?', [match]);
    }
  }

  #withRows(...[sql, columns, rows, statement]: WithRows): Promise<Row[]> {
    return this.#engine.dialect.withRows(sql, columns, rows, statement);
  }

  async #tableOf(row: Row): Promise<TableRow> {
    const match = text(row, 'match');
    const seats = await this.#engine.all('SELECT seat, person FROM seats WHERE match = ? ORDER BY seat', [
      match,
    ]);
    return {
      match,
      game: text(row, 'game'),
      status: text(row, 'status'),
      isPublic: number(row, 'is_public') === 1,
      made: number(row, 'made'),
      touched: number(row, 'touched'),
      card: text(row, 'card'),
      host: text(row, 'host'),
      people: seats.map((seat) => ({ person: text(seat, 'person'), seat: number(seat, 'seat') })),
    };
  }
}

/** Undefined: nobody has to look at the table. */
export function dueRowOf(
  { match, due, at: now }: Append,
  owner: string,
): (DueRow & { readonly match: string; readonly lease: number; readonly owner: string }) | undefined {
  return due
    ? { match, ...due, asks: due.asks ?? '', lease: Math.max(due.at ?? now, now) + LEASE_MS, owner }
    : undefined;
}

/** One statement must not touch a row twice. */
function lastByMatch<Item extends { readonly match: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.match, item])).values()];
}

function listed(row: Row): ListedTable {
  return { match: text(row, 'match'), card: text(row, 'card'), touched: number(row, 'touched') };
}

function held(row: Row): HeldSeat {
  const deadline = row['deadline'];
  return {
    ...listed(row),
    seat: number(row, 'seat'),
    turn: number(row, 'turn'),
    deadline: deadline === null || deadline === undefined ? null : Number(deadline),
  };
}
