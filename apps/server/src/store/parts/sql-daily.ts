import type { Engine, Row } from '../sql.ts';

/** One person's counted result of the race of one day. */
export interface DailyRow {
  /** `2026-11-16` */
  readonly day: string;
  readonly person: string;
  /** As the person was called then. */
  readonly name: string;
  readonly score: number;
  readonly place: number;
  readonly at: number;
}

export interface RankedDaily extends DailyRow {
  /** From 1. */
  readonly rank: number;
}

/** Most first; of equals, the earlier one. Nobody shares a rank with somebody later. */
const RANKED = `SELECT person, name, score, place, at,
  ROW_NUMBER() OVER (ORDER BY score DESC, place, at, person) AS rank FROM daily WHERE day = ?`;

/** The results of the race of the day. */
export class SqlDaily {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** False: that person has a result of that day, which stays. */
  async put({ day, person, name, score, place, at }: DailyRow): Promise<boolean> {
    const rows = await this.#engine.all(
      `INSERT INTO daily (day, person, name, score, place, at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (day, person) DO NOTHING RETURNING person`,
      [day, person, name, score, place, at],
    );
    return rows.length > 0;
  }

  /** In order of rank, after the first `from`. */
  async results(day: string, from: number, limit: number): Promise<RankedDaily[]> {
    const rows = await this.#engine.all(`${RANKED} ORDER BY rank LIMIT ? OFFSET ?`, [day, limit, from]);
    return rows.map((row) => rankedOf(day, row));
  }

  async resultOf(day: string, person: string): Promise<RankedDaily | undefined> {
    const [row] = await this.#engine.all(`SELECT * FROM (${RANKED}) AS ranked WHERE person = ?`, [
      day,
      person,
    ]);
    return row && rankedOf(day, row);
  }

  async count(day: string): Promise<number> {
    const [row] = await this.#engine.all('SELECT COUNT(*) AS n FROM daily WHERE day = ?', [day]);
    return Number(row?.['n'] ?? 0);
  }

  /** Removes the results of days before that one. */
  async forget(before: string): Promise<void> {
    await this.#engine.all('DELETE FROM daily WHERE day < ?', [before]);
  }

  async aboutMe(person: string): Promise<Omit<DailyRow, 'person'>[]> {
    const rows = await this.#engine.all(
      'SELECT day, name, score, place, at FROM daily WHERE person = ? ORDER BY day',
      [person],
    );
    return rows.map((row) => ({
      day: String(row['day']),
      name: String(row['name']),
      score: Number(row['score']),
      place: Number(row['place']),
      at: Number(row['at']),
    }));
  }

  async forgetMe(person: string): Promise<void> {
    await this.#engine.all('DELETE FROM daily WHERE person = ?', [person]);
  }
}

function rankedOf(day: string, row: Row): RankedDaily {
  return {
    day,
    person: String(row['person']),
    name: String(row['name']),
    score: Number(row['score']),
    place: Number(row['place']),
    at: Number(row['at']),
    rank: Number(row['rank']),
  };
}
