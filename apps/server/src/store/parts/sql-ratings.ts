import type { Kind, Rated, RatingChange } from '../../ratings/fold.ts';
import { check, refold, type Refolded } from '../../ratings/refold.ts';
import type { Season } from '../../ratings/season.ts';
import { changeOf, ratedOf } from '../../ratings/write.ts';
import type { Engine, Row } from '../sql.ts';

/** A list of players: one game, one season, one kind. */
export interface RatingList {
  readonly game: string;
  readonly season: Season;
  readonly kind: Kind;
}

export interface Ranked extends Rated {
  /** From 1. Provisional ratings come after all others. */
  readonly rank: number;
  /** Null: a bot, or somebody who has deleted their data. */
  readonly name: string | null;
}

/** Games of two people with each other, from the first's side. */
export interface Versus {
  readonly game: string;
  readonly ahead: number;
  readonly behind: number;
  readonly tied: number;
}

export interface PastRating extends RatingChange {
  readonly at: number;
}

const OF_LIST = 'game = ? AND season = ? AND kind = ?';
/** Not a join: PostgreSQL might read all people for it. */
const NAME = '(SELECT name FROM people p WHERE p.id = r.player) AS name';
const IN_ORDER = 'ORDER BY step DESC, mu DESC, player DESC';

/**
 * Ratings, each written with the game that changes it; see `foldInto`. A player's `step` is the whole number of their points.
 * `rating_steps` counts the players on each: a rank is the sum of a few hundred numbers, however many players there are.
 */
export class SqlRatings {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** In order of rank, after the first `from`. */
  async top(list: RatingList, from: number, limit: number): Promise<Ranked[]> {
    const values = [list.game, list.season, list.kind];
    // The step that the page begins on, and how many players are above it.
    const rows = await this.#engine.all(
      `SELECT * FROM (WITH first AS (
         SELECT step, before FROM (
           SELECT step, SUM(count) OVER (ORDER BY step DESC) - count AS before FROM rating_steps WHERE ${OF_LIST}) AS steps
         WHERE before <= ? ORDER BY step LIMIT 1)
       SELECT r.*, ${NAME} FROM ratings r WHERE ${OF_LIST} AND step <= (SELECT step FROM first)
       ${IN_ORDER} LIMIT ? OFFSET COALESCE((SELECT ${this.#engine.dialect.name === 'postgres' ? '?::bigint' : '?'} - before FROM first), 0)) AS page ${IN_ORDER}`,
      [...values, from, ...values, limit, from],
    );
    return rows.map((row, index) => rankedOf(row, from + index + 1));
  }

  async count({ game, season, kind }: RatingList): Promise<number> {
    const [row] = await this.#engine.all(`SELECT SUM(count) AS n FROM rating_steps WHERE ${OF_LIST}`, [
      game,
      season,
      kind,
    ]);
    return Number(row?.['n'] ?? 0);
  }

  async rankOf(game: string, season: Season, player: string): Promise<Ranked | undefined> {
    const [row] = await this.#engine.all(
      `SELECT r.*, ${NAME} FROM ratings r WHERE game = ? AND season = ? AND player = ?`,
      [game, season, player],
    );
    if (row === undefined) return undefined;
    const { kind, mu } = ratedOf(row);
    const [list, step] = [[game, season, kind], Number(row['step'])] as const;
    const [above] = await this.#engine.all(
      `SELECT SUM(count) AS n FROM rating_steps WHERE ${OF_LIST} AND step > ?`,
      [...list, step],
    );
    const [beside] = await this.#engine.all(
      `SELECT COUNT(*) AS n FROM ratings WHERE ${OF_LIST} AND step = ? AND (mu, player) > (?, ?)`,
      [...list, step, mu, player],
    );
    return rankedOf(row, Number(above?.['n'] ?? 0) + Number(beside?.['n'] ?? 0) + 1);
  }

  /** Games and seasons in which the player has been rated. */
  async of(player: string): Promise<Rated[]> {
    const rows = await this.#engine.all('SELECT * FROM ratings WHERE player = ? ORDER BY game, season', [
      player,
    ]);
    return rows.map(ratedOf);
  }

  /** Seasons in which somebody was rated, newest first; all times are not among them. */
  async seasons(game: string): Promise<Season[]> {
    const rows = await this.#engine.all(
      `SELECT DISTINCT season FROM rating_steps WHERE game = ? AND season <> '' ORDER BY season DESC`,
      [game],
    );
    return rows.map((row) => String(row['season']));
  }

  /** The player's newest, oldest first. */
  async history(player: string, game: string, limit: number): Promise<PastRating[]> {
    const rows = await this.#engine.all(
      `SELECT c.*, r.at FROM rating_changes c JOIN results r ON r.number = c.number
       WHERE c.player = ? AND c.game = ? ORDER BY c.number DESC LIMIT ?`,
      [player, game, limit],
    );
    return rows.map((row) => ({ ...changeOf(row), at: Number(row['at']) })).toReversed();
  }

  /** Seat by seat; none: the game was not counted. */
  async changesOf(match: string): Promise<RatingChange[]> {
    const rows = await this.#engine.all(
      `SELECT c.* FROM results r JOIN rating_changes c ON c.number = r.number WHERE r.match = ? ORDER BY c.seat`,
      [match],
    );
    return rows.map(changeOf);
  }

  /** The rated games of a player, newest first, by number; `before`: with a smaller one. */
  async numbersOf(player: string, before: number, limit: number): Promise<number[]> {
    const rows = await this.#engine.all(
      `SELECT DISTINCT number FROM rating_changes WHERE player = ? AND number < ? ORDER BY number DESC LIMIT ?`,
      [player, before, limit],
    );
    return rows.map((row) => Number(row['number']));
  }

  /** Everything that two people have finished together, rated or not. */
  async versus(one: string, other: string): Promise<Versus[]> {
    const rows = await this.#engine.all(
      `SELECT r.game, SUM(CASE WHEN a.place < b.place THEN 1 ELSE 0 END) AS ahead,
         SUM(CASE WHEN a.place > b.place THEN 1 ELSE 0 END) AS behind, SUM(CASE WHEN a.place = b.place THEN 1 ELSE 0 END) AS tied
       FROM result_seats a JOIN result_seats b ON b.number = a.number JOIN results r ON r.number = a.number
       WHERE a.person = ? AND b.person = ? GROUP BY r.game ORDER BY r.game`,
      [one, other],
    );
    return rows.map((row) => ({
      game: String(row['game']),
      ahead: Number(row['ahead']),
      behind: Number(row['behind']),
      tied: Number(row['tied']),
    }));
  }

  aboutMe(person: string): Promise<Rated[]> {
    return this.of(person);
  }

  /** A rating has no name: it stays, so that those of others stay what they are. */
  forgetMe(_person: string): Promise<void> {
    return Promise.resolve();
  }

  /** Recounts all results and says what differs from what is stored. */
  check(): Promise<Refolded> {
    return check(this.#engine);
  }

  /** The same, and puts it right. Games that end meanwhile wait. */
  refold(): Promise<Refolded> {
    return refold(this.#engine);
  }
}

function rankedOf(row: Row, rank: number): Ranked {
  const { name } = row;
  return { ...ratedOf(row), rank, name: typeof name === 'string' ? name : null };
}
