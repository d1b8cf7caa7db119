import type { Engine } from '../../sql.ts';

/** A table with somebody's name in its log. */
export interface MentionedTable {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly made: number;
  readonly touched: number;
  /** Null: not, or not any more. */
  readonly seat: number | null;
  readonly isHost: boolean;
}

export interface OwnLine {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

/** A process that has not yet heard that somebody is gone may still write their name down: it is looked for this long. */
const WATCHED_MS = 30 * 86_400_000;

/** Whose names are in which tables' logs, and whose are to be removed. */
export class SqlMentions {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Tables with that person's name in them, in order of id, after that id. */
  async of(person: string, after: string, limit: number): Promise<string[]> {
    const rows = await this.#engine.all(
      'SELECT match FROM mentions WHERE person = ? AND match > ? ORDER BY match LIMIT ?',
      [person, after, limit],
    );
    return rows.map((row) => String(row['match']));
  }

  /** The name is not shown there any more. */
  async removed(person: string, match: string): Promise<void> {
    await this.#engine.all('DELETE FROM mentions WHERE person = ? AND match = ?', [person, match]);
  }

  /** Written down first, so that what is left to do is found again after a crash. */
  async forget(person: string, at: number): Promise<void> {
    await this.#engine.all(
      'INSERT INTO forgotten (person, at) VALUES (?, ?) ON CONFLICT (person) DO NOTHING',
      [person, at],
    );
  }

  async forgot(person: string): Promise<void> {
    await this.#engine.all('UPDATE forgotten SET is_done = 1 WHERE person = ?', [person]);
  }

  /** People who asked to be forgotten and are not yet, or whose name was written down since. */
  async toForget(now: number, limit: number): Promise<string[]> {
    await this.#engine.all('DELETE FROM forgotten WHERE is_done = 1 AND at < ?', [now - WATCHED_MS]);
    const rows = await this.#engine.all(
      `SELECT person FROM forgotten f WHERE is_done = 0
         OR EXISTS (SELECT 1 FROM mentions m WHERE m.person = f.person) ORDER BY at LIMIT ?`,
      [limit],
    );
    return rows.map((row) => String(row['person']));
  }

  /** What a person has said at that table. */
  async saidAt(match: string, person: string): Promise<OwnLine[]> {
    const rows = await this.#engine.all(
      `SELECT at, body FROM log WHERE match = ? AND body LIKE '{"kind":"said"%' ORDER BY seq`,
      [match],
    );
    return rows.flatMap((row) => {
      const said = JSON.parse(String(row['body'])) as { readonly person?: unknown; readonly text?: unknown };
      return said.person === person ? [{ table: match, at: Number(row['at']), text: String(said.text) }] : [];
    });
  }

  async tablesOf(person: string, after: string, limit: number): Promise<MentionedTable[]> {
    const rows = await this.#engine.all(
      `SELECT t.match, t.game, t.status, t.made, t.touched, t.host, s.seat
       FROM mentions m JOIN tables t ON t.match = m.match
         LEFT JOIN seats s ON s.match = m.match AND s.person = m.person
       WHERE m.person = ? AND m.match > ? ORDER BY m.match LIMIT ?`,
      [person, after, limit],
    );
    return rows.map((row) => {
      const seat = row['seat'];
      return {
        table: String(row['match']),
        game: String(row['game']),
        status: String(row['status']),
        made: Number(row['made']),
        touched: Number(row['touched']),
        seat: seat === null || seat === undefined ? null : Number(seat),
        isHost: row['host'] === person,
      };
    });
  }
}
