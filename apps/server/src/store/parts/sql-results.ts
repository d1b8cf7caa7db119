import { loadModel } from '../../ratings/model.ts';
import { foldInto } from '../../ratings/write.ts';
import type { Dialect, Engine, Row, Sql } from '../sql.ts';

/** One seat of a finished game. */
export interface FinishedSeat {
  readonly seat: number;
  /** Whom the result is for; null: a bot played from the start. */
  readonly person: string | null;
  /** The bot's level, where it played from the start. */
  readonly bot: string | null;
  /** Somebody's own bot sat there: a person of its own. */
  readonly isOwnBot?: true;
  /** As everybody at the table saw it; empty: the person has been forgotten. */
  readonly name: string;
  /** 1 is best; tied seats share a number. Sides that nobody plays have places too. */
  readonly place: number;
  readonly score: number;
  /** Left early; a stand-in played on. */
  readonly hasLeft: boolean;
}

/** A finished game, rated or not. */
export interface FinishedGame {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly isPublic: boolean;
  readonly isRated: boolean;
  /** The league and round it counts for; null: none. */
  readonly league: { readonly id: string; readonly round: number } | null;
  readonly seats: readonly FinishedSeat[];
}

/** As it was written. */
export interface Result extends FinishedGame {
  /** In the order in which games were over, from 1 and without gaps: ratings are counted in this order. */
  readonly number: number;
}

/** More than any number of a result: `publicOnes(NEWEST, 10)`. */
export const NEWEST = Number.MAX_SAFE_INTEGER;

/** Finished games, by the number that each got when it was written. */
export class SqlResults {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async of(match: string): Promise<Result | undefined> {
    const [result] = await this.#read('match = ? ORDER BY number', [match]);
    return result;
  }

  /** Games of public tables, newest first; `before`: with a smaller number. */
  publicOnes(before: number, limit: number): Promise<Result[]> {
    return this.#read('is_public = 1 AND number < ? ORDER BY number DESC LIMIT ?', [before, limit]);
  }

  /** All games of a league, in order. */
  ofLeague(league: string): Promise<Result[]> {
    return this.#read('league = ? ORDER BY number', [league]);
  }

  /** Newest first; `before`: with a smaller number. */
  ofPerson(person: string, before: number, limit: number): Promise<Result[]> {
    return this.#read(
      `number IN (SELECT number FROM result_seats WHERE person = ? AND number < ? ORDER BY number DESC LIMIT ?)
       ORDER BY number DESC`,
      [person, before, limit],
    );
  }

  /** Data of an older server may be read before it is migrated. */
  async areThere(): Promise<boolean> {
    if (this.#engine.dialect.name === 'postgres') return true;
    const tables = await this.#engine.all(`SELECT name FROM sqlite_master WHERE name = 'results'`);
    return tables.length > 0;
  }

  /** In order, after that number. */
  every(after: number, limit: number): Promise<Result[]> {
    return this.#read('number > ? ORDER BY number LIMIT ?', [after, limit]);
  }

  /** Games that ended elsewhere or long ago, in this order; those that are there already stay as they are. */
  async add(games: readonly FinishedGame[]): Promise<void> {
    if (games.some(({ isRated }) => isRated)) await loadModel();
    for (const game of games) {
      await this.#engine.transaction(async (sql) => {
        // Taken first here: nothing else is written.
        await sql.all('UPDATE result_count SET number = number');
        const [there] = await sql.all('SELECT number FROM results WHERE match = ?', [game.match]);
        if (there === undefined) await foldInto(sql, this.#engine.dialect, await putResults(sql, [game]));
      });
    }
  }

  /** Everything that the person has finished. */
  aboutMe(person: string): Promise<Result[]> {
    return this.#read('number IN (SELECT number FROM result_seats WHERE person = ?) ORDER BY number', [
      person,
    ]);
  }

  /** The name goes; the games stay, for those who played in them. */
  async forgetMe(person: string): Promise<void> {
    await this.#engine.all("UPDATE result_seats SET name = '' WHERE person = ?", [person]);
  }

  #read(where: string, values: readonly (string | number)[]): Promise<Result[]> {
    return readResults(this.#engine, this.#engine.dialect, where, values);
  }
}

/**
 * Writes the games that are over, in the transaction of the events that ended them. The first writer holds the counter
 * until the commit: numbers become visible in their order, without gaps, however many processes write. The counter comes
 * last in the transaction, so that nobody who holds it waits for anybody.
 */
export async function putResults(sql: Sql, games: readonly FinishedGame[]): Promise<Result[]> {
  if (games.length === 0) return [];
  const [row] = await sql.all('UPDATE result_count SET number = number + ? RETURNING number', [games.length]);
  const first = Number(row?.['number']) - games.length + 1;
  const results = games.map((game, index): Result => ({ ...game, number: first + index }));
  for (const result of results) await putResult(sql, result);
  return results;
}

async function putResult(sql: Sql, result: Result): Promise<void> {
  const { number, match, game, at, isPublic, isRated, league, seats } = result;
  await sql.all(
    `INSERT INTO results (number, match, game, at, is_public, is_rated, league, round) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [number, match, game, at, isPublic ? 1 : 0, isRated ? 1 : 0, league?.id ?? null, league?.round ?? null],
  );
  for (const { seat, person, bot, isOwnBot, name, place, score, hasLeft } of seats) {
    await sql.all(
      `INSERT INTO result_seats (number, seat, person, bot, is_own_bot, name, place, score, has_left)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [number, seat, person, bot, isOwnBot === true ? 1 : 0, name, place, score, hasLeft ? 1 : 0],
    );
  }
}

/** In the order of the statement's end. */
export async function readResults(
  sql: Sql,
  dialect: Dialect,
  where: string,
  values: readonly (string | number)[],
): Promise<Result[]> {
  const rows = await sql.all(`SELECT * FROM results WHERE ${where}`, values);
  if (rows.length === 0) return [];
  const seats = await sql.all(
    `SELECT s.* FROM ${dialect.rowsFrom({ number: 'bigint' })} JOIN result_seats s ON s.number = given.number
     ORDER BY s.number, s.seat`,
    [JSON.stringify(rows.map(({ number }) => ({ number })))],
  );
  const byNumber = Map.groupBy(seats, ({ number }) => Number(number));
  return rows.map((row) => resultOf(row, byNumber.get(Number(row['number'])) ?? []));
}

function resultOf(row: Row, seats: readonly Row[]): Result {
  const { league, round } = row;
  return {
    number: Number(row['number']),
    match: String(row['match']),
    game: String(row['game']),
    at: Number(row['at']),
    isPublic: row['is_public'] === 1,
    isRated: row['is_rated'] === 1,
    league: typeof league === 'string' ? { id: league, round: Number(round) } : null,
    seats: seats.map(seatOf),
  };
}

function seatOf(row: Row): FinishedSeat {
  const { person, bot } = row;
  return {
    seat: Number(row['seat']),
    person: typeof person === 'string' ? person : null,
    bot: typeof bot === 'string' ? bot : null,
    ...(row['is_own_bot'] === 1 && { isOwnBot: true }),
    name: String(row['name']),
    place: Number(row['place']),
    score: Number(row['score']),
    hasLeft: row['has_left'] === 1,
  };
}
