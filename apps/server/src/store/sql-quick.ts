import type { Engine } from './sql.ts';

/** Which quick table of a game people are sent to: all processes agree on one. */
export class SqlQuick {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The table's id; `fresh` where there was none, or where it was `worn`, on which nobody can sit down any more. */
  async agree(game: string, worn: string | null, fresh: string): Promise<string> {
    await this.#engine.all(
      `INSERT INTO quick_tables (game, match) VALUES (?, ?)
       ON CONFLICT (game) DO UPDATE SET match = excluded.match WHERE quick_tables.match = ?`,
      [game, fresh, worn ?? ''],
    );
    return (await this.current(game)) ?? fresh;
  }

  /** Undefined: there has been none. It may have started long ago. */
  async current(game: string): Promise<string | undefined> {
    const [row] = await this.#engine.all('SELECT match FROM quick_tables WHERE game = ?', [game]);
    return row && String(row['match']);
  }
}
