import { SCHEMA_VERSION, versionOf } from '../store/migrations.ts';
import type { Backend } from '../store/port.ts';
import type { Sql } from '../store/sql.ts';
import { fine, problem, type Finding } from './finding.ts';

/** Recounts every rated game. Data of an older server has none yet. */
export async function checkRatings(sql: Sql, { parts: { ratings } }: Backend): Promise<Finding[]> {
  if ((await versionOf(sql)) < SCHEMA_VERSION) return [];
  const { results, ratings: count, wrong } = await ratings.check();
  if (wrong === 0) return [fine(`${results} rated games, counted anew, give the ${count} ratings`)];
  return [
    problem(
      `${wrong} rows of the ratings do not follow from the ${results} rated games`,
      'run `paddock admin refold`',
    ),
  ];
}
