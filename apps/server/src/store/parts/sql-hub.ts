import type { Engine } from '../sql.ts';

/** Older games of a very busy week are not looked at. */
const LOOKED_AT = 1_000;

/** What the online page needs besides lists: which quick table people are sent to, and which game was the best. */
export class SqlHub {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * The quick table of the game, the same at all processes: `fresh` if there was none, or if it was `worn`, which
   * nobody can sit down at any more.
   */
  async agreeOnQuick(game: string, worn: string | null, fresh: string): Promise<string> {
    await this.#engine.all(
      `INSERT INTO quick_tables (game, match) VALUES (?, ?)
       ON CONFLICT (game) DO UPDATE SET match = excluded.match WHERE quick_tables.match = ?`,
      [game, fresh, worn ?? ''],
    );
    return (await this.quickTable(game)) ?? fresh;
  }

  /** Undefined: there has been none. It may have started long ago. */
  async quickTable(game: string): Promise<string | undefined> {
    const [row] = await this.#engine.all('SELECT match FROM quick_tables WHERE game = ?', [game]);
    return row && String(row['match']);
  }

  /**
   * The number of the finished public game since then with the highest-rated people: what is sure of their strength, all of
   * them together. Of equals, the one that more people played, then the newest.
   */
  async topGame(since: number): Promise<number | undefined> {
    const [row] = await this.#engine.all(
      `SELECT g.number, COUNT(s.person) AS people, SUM(CASE WHEN r.mu > 3 * r.sigma THEN r.mu - 3 * r.sigma ELSE 0 END) AS strength
       FROM (SELECT number, game, at FROM results WHERE is_public = 1 ORDER BY number DESC LIMIT ?) AS g
       JOIN result_seats s ON s.number = g.number AND s.person IS NOT NULL AND s.is_own_bot = 0 AND s.name <> ''
       LEFT JOIN ratings r ON r.player = s.person AND r.game = g.game AND r.season = ''
       WHERE g.at >= ? GROUP BY g.number ORDER BY strength DESC, people DESC, g.number DESC LIMIT 1`,
      [LOOKED_AT, since],
    );
    return row && Number(row['number']);
  }
}
