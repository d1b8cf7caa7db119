import { readResults, type Result } from '../store/parts/sql-results.ts';
import type { Engine, Sql } from '../store/sql.ts';
import { foldResult, type Rated, type RatingChange } from './fold.ts';
import { loadModel } from './model.ts';
import { changeOf, putChange, putRated, ratedOf, stepOf } from './write.ts';

export interface Refolded {
  /** Results that were counted. */
  readonly results: number;
  readonly ratings: number;
  /** Rows that were not as they should be, of all three tables. */
  readonly wrong: number;
}

/** All ratings, from only the results. */
interface Fold {
  readonly results: number;
  readonly rated: ReadonlyMap<string, Rated>;
  readonly changes: readonly RatingChange[];
}

const PAGE = 500;

/** Beside a running server: what ends meanwhile is seen whole or not at all, or counts as different until it is looked at again. */
export async function check(engine: Engine): Promise<Refolded> {
  await loadModel();
  const { results, rated, changes } = await foldAll(engine, engine);
  return { results, ratings: rated.size, wrong: await differences(engine, rated, changes) };
}

export async function refold(engine: Engine): Promise<Refolded> {
  await loadModel();
  return engine.transaction(async (sql) => {
    // Like writers of results: no game ends until this is done.
    await sql.all('UPDATE result_count SET number = number');
    const { results, rated, changes } = await foldAll(sql, engine);
    const wrong = await differences(sql, rated, changes);
    if (wrong > 0) {
      for (const table of ['ratings', 'rating_steps', 'rating_changes'])
        await sql.all(`DELETE FROM ${table}`);
      for (const each of rated.values()) await putRated(sql, each, undefined);
      for (const change of changes) await putChange(sql, change);
    }
    return { results, ratings: rated.size, wrong };
  });
}

async function foldAll(sql: Sql, { dialect }: Engine): Promise<Fold> {
  const rated = new Map<string, Rated>();
  const changes: RatingChange[] = [];
  let [after, count] = [0, 0];
  for (;;) {
    const results: Result[] = await readResults(sql, dialect, 'number > ? ORDER BY number LIMIT ?', [
      after,
      PAGE,
    ]);
    for (const result of results) {
      const folded = await foldResult(result, (season, player) =>
        rated.get(keyOf({ game: result.game, season, player })),
      );
      for (const each of folded.rated) rated.set(keyOf(each), each);
      changes.push(...folded.changes);
      if (folded.rated.length > 0) count++;
    }
    after = results.at(-1)?.number ?? after;
    if (results.length < PAGE) return { results: count, rated, changes };
  }
}

function keyOf({ game, season, player }: Pick<Rated, 'game' | 'season' | 'player'>): string {
  return `${game} ${season} ${player}`;
}

async function differences(
  sql: Sql,
  rated: ReadonlyMap<string, Rated>,
  changes: readonly RatingChange[],
): Promise<number> {
  const stored = await sql.all('SELECT * FROM ratings');
  const kept = stored.map((row) => `${write(ratedOf(row))} ${row['step']}`);
  const past = (await sql.all('SELECT * FROM rating_changes')).map((row) => write(changeOf(row)));
  const steps = (await sql.all('SELECT * FROM rating_steps WHERE count <> 0')).map(
    ({ game, season, kind, step, count }) => `${game} ${season} ${kind} ${step} ${count}`,
  );
  const all = [...rated.values()];
  return (
    unlike(
      kept,
      all.map((each) => `${write(each)} ${stepOf(each)}`),
    ) +
    unlike(past, changes.map(write)) +
    unlike(steps, stepsOf(all))
  );
}

/** The same fields in the same order, numbers in full. */
function write(row: Rated | RatingChange): string {
  return JSON.stringify(row);
}

function stepsOf(rated: readonly Rated[]): string[] {
  const onStep = Map.groupBy(rated, (each) => `${each.game} ${each.season} ${each.kind} ${stepOf(each)}`);
  return Array.from(onStep, ([step, { length }]) => `${step} ${length}`);
}

/** How many are in only one of the lists. */
function unlike(stored: readonly string[], expected: readonly string[]): number {
  const [one, other] = [new Set(stored), new Set(expected)];
  const missing = [...other].filter((row) => !one.has(row));
  return missing.length + [...one].filter((row) => !other.has(row)).length;
}
