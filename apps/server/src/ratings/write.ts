import type { Result } from '../store/parts/sql-results.ts';
import type { Dialect, Row, Sql } from '../store/sql.ts';
import {
  foldResult,
  isCounted,
  playerOf,
  seasonsOf,
  type Kind,
  type Rated,
  type RatingChange,
} from './fold.ts';
import { isProvisional, pointsOf } from './model.ts';

/** Below those of everybody who is established. */
const PROVISIONAL = -1_000_000;

/** Counts results that were just written in the same transaction: nobody else counts meanwhile; see `putResults`. */
export async function foldInto(sql: Sql, dialect: Dialect, results: readonly Result[]): Promise<void> {
  for (const result of results) {
    if (!isCounted(result)) continue;
    const before = await ratingsBefore(sql, dialect, result);
    const { rated, changes } = await foldResult(result, (season, player) =>
      before.get(`${season} ${player}`),
    );
    for (const each of rated) await putRated(sql, each, before.get(`${each.season} ${each.player}`));
    for (const change of changes) await putChange(sql, change);
  }
}

async function ratingsBefore(
  sql: Sql,
  dialect: Dialect,
  result: Result,
): Promise<ReadonlyMap<string, Rated>> {
  const keys = seasonsOf(result).flatMap((season) =>
    result.seats.map((seat) => ({ season, player: playerOf(seat) })),
  );
  const rows = await sql.all(
    `SELECT DISTINCT r.* FROM ${dialect.rowsFrom({ season: 'text', player: 'text' })}
     JOIN ratings r ON r.season = given.season AND r.player = given.player WHERE r.game = ?`,
    [JSON.stringify(keys), result.game],
  );
  return new Map(rows.map(ratedOf).map((each) => [`${each.season} ${each.player}`, each]));
}

/** The whole number of a player's points; see `SqlRatings`. */
export function stepOf({ mu, sigma, games }: Rated): number {
  return pointsOf(mu) + (isProvisional(sigma, games) ? PROVISIONAL : 0);
}

/** Numbers go in as they are: through JSON, SQLite would round them. */
export async function putRated(sql: Sql, rated: Rated, before: Rated | undefined): Promise<void> {
  const { game, season, player, kind, mu, sigma, games, last } = rated;
  await sql.all(
    `INSERT INTO ratings (game, season, player, kind, mu, sigma, games, last, step) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (player, game, season) DO UPDATE SET kind = excluded.kind, mu = excluded.mu, sigma = excluded.sigma,
       games = excluded.games, last = excluded.last, step = excluded.step`,
    [game, season, player, kind, mu, sigma, games, last, stepOf(rated)],
  );
  if (before !== undefined && stepOf(before) === stepOf(rated) && before.kind === kind) return;
  if (before !== undefined) await addToStep(sql, before, -1);
  await addToStep(sql, rated, 1);
}

async function addToStep(sql: Sql, rated: Rated, by: number): Promise<void> {
  await sql.all(
    `INSERT INTO rating_steps (game, season, kind, step, count) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (game, season, kind, step) DO UPDATE SET count = rating_steps.count + excluded.count`,
    [rated.game, rated.season, rated.kind, stepOf(rated), by],
  );
}

export async function putChange(sql: Sql, change: RatingChange): Promise<void> {
  const { number, seat, player, game, before, after, games } = change;
  await sql.all(
    `INSERT INTO rating_changes (number, seat, player, game, mu_before, sigma_before, mu, sigma, games)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [number, seat, player, game, before.mu, before.sigma, after.mu, after.sigma, games],
  );
}

export function ratedOf(row: Row): Rated {
  return {
    game: String(row['game']),
    season: String(row['season']),
    player: String(row['player']),
    kind: row['kind'] as Kind,
    mu: Number(row['mu']),
    sigma: Number(row['sigma']),
    games: Number(row['games']),
    last: Number(row['last']),
  };
}

export function changeOf(row: Row): RatingChange {
  return {
    number: Number(row['number']),
    seat: Number(row['seat']),
    player: String(row['player']),
    game: String(row['game']),
    before: { mu: Number(row['mu_before']), sigma: Number(row['sigma_before']) },
    after: { mu: Number(row['mu']), sigma: Number(row['sigma']) },
    games: Number(row['games']),
  };
}
