import { dueRowOf, DUE, LOG } from '../sql-backend.ts';
import type { Append } from '../port.ts';
import { POSTGRES, type Sql } from '../sql.ts';

const LOG_COLUMNS = Object.keys(LOG).join(', ');
const DUE_COLUMNS = Object.keys(DUE);

/** One statement for all of it: no more than one trip to the database. */
const STATEMENT = `WITH kept AS (
    INSERT INTO log (${LOG_COLUMNS}) SELECT ${LOG_COLUMNS} FROM ${POSTGRES.rowsFrom(LOG)}
    ON CONFLICT (match, seq) DO NOTHING RETURNING match, seq),
  scheduled AS (
    INSERT INTO due (${DUE_COLUMNS.join(', ')})
    SELECT ${DUE_COLUMNS.map((name) => `given.${name}`).join(', ')}
    FROM ${POSTGRES.rowsFrom({ ...DUE, seq: 'integer' })} JOIN kept ON kept.match = given.match AND kept.seq = given.seq
    ON CONFLICT (match) DO UPDATE SET at = excluded.at, turn = excluded.turn, deadline = excluded.deadline,
      asks = excluded.asks, lease = excluded.lease, owner = excluded.owner)
  SELECT match, seq FROM kept`;

/** Plays and players' chat: nothing changes in `tables`, `seats` and `mentions`, and no table appears twice. */
export function isSimple(items: readonly Append[]): boolean {
  const isPlain = items.every(({ table, due, finished, names }) => {
    return table === undefined && due !== null && finished === undefined && names === undefined;
  });
  return isPlain && new Set(items.map(({ match }) => match)).size === items.length;
}

export async function appendSimple(sql: Sql, items: readonly Append[], owner: string): Promise<boolean[]> {
  // In one order everywhere: two processes that write the same tables must not wait for each other.
  const sorted = items.toSorted((a, b) => (a.match < b.match ? -1 : 1));
  const due = sorted.flatMap((item) => {
    const row = dueRowOf(item, owner);
    return row === undefined ? [] : [{ ...row, seq: item.seq }];
  });
  const rows = await sql.all(STATEMENT, [
    JSON.stringify(sorted.map(({ match, seq, at, body }) => ({ match, seq, at, body }))),
    JSON.stringify(due),
  ]);
  const kept = new Set(rows.map((row) => String(row['match'])));
  return items.map(({ match }) => kept.has(match));
}
