import { dirname } from 'node:path';
import { cannotOpenPostgres } from '../store/cannot-open.ts';
import { readLogEnd } from '../store/log-end.ts';
import { refuseNewer, versionOf } from '../store/migrations.ts';
import { PostgresEngine } from '../store/postgres/engine.ts';
import { SqlBackend } from '../store/sql-backend.ts';
import type { SqliteEngine } from '../store/sqlite.ts';
import { logEnd } from '../store/start-checks.ts';
import { checkRatings } from './check-ratings.ts';
import { checkTables } from './check-tables.ts';
import { fine, problem, type Finding } from './finding.ts';
import { AdminError, databaseFile, readingFile } from './open.ts';
import type { Place } from '../store/open.ts';

/** Connections of one server process: its pool, a listener and a lock. */
const CONNECTIONS = 10;

interface Checked {
  readonly findings: readonly Finding[];
  readonly newest: number;
}

export async function checkDatabase(place: Place): Promise<Checked> {
  const { databaseUrl } = place;
  if (databaseUrl !== undefined) return checkPostgres(databaseUrl);
  return readingFile(place, (engine) => checkSqlite(engine, databaseFile(place)));
}

async function checkSqlite(engine: SqliteEngine, file: string): Promise<Checked> {
  const [check] = await engine.all('PRAGMA quick_check(1)');
  const found = String(check?.['quick_check']);
  if (found !== 'ok') {
    const todo = 'stop the server and put a backup in its place: `paddock admin restore`';
    return { findings: [problem(`${file} is damaged: ${found.replaceAll(/\s+/g, ' ')}`, todo)], newest: 0 };
  }
  const { journal } = engine.durability();
  const [end, known] = [await logEnd(engine), readLogEnd(dirname(file))];
  const backend = new SqlBackend(engine);
  const { findings, newest } = await checkTables(backend);
  return {
    findings: [
      fine(`${file} is whole (quick_check)`),
      journal === 'wal'
        ? fine('its journal is a write-ahead log (wal), which the server syncs in full')
        : problem(`its journal is ${journal}`, 'start the server once: it changes it to wal'),
      end < known
        ? problem(
            `the log ends at entry ${end}, and ${known} were written`,
            'restore a backup, or go on without them',
          )
        : fine(`the log reaches entry ${end}`),
      ...findings,
      ...(await checkRatings(engine, backend)),
    ],
    newest,
  };
}

async function checkPostgres(url: string): Promise<Checked> {
  const engine = new PostgresEngine(url);
  try {
    const settings = await settingsOf(engine);
    const [known] = await engine.first(`SELECT to_regclass('schema_version')::text AS name`);
    if (typeof known?.['name'] !== 'string' || (await versionOf(engine)) === 0) {
      return { findings: [...settings, problem('the database is empty', 'start a server once')], newest: 0 };
    }
    await refuseNewer(engine);
    const backend = new SqlBackend(engine);
    const { findings, newest } = await checkTables(backend);
    return { findings: [...settings, ...findings, ...(await checkRatings(engine, backend))], newest };
  } catch (error) {
    throw error instanceof AdminError ? error : cannotOpenPostgres(error);
  } finally {
    await engine.close();
  }
}

async function settingsOf(engine: PostgresEngine): Promise<Finding[]> {
  const valueOf = async (name: string) => String((await engine.first(`SHOW ${name}`))[0]?.[name]);
  const findings: Finding[] = [];
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const value = await valueOf(name);
    findings.push(
      value === 'off'
        ? problem(
            `${name} is off: what was acknowledged may be lost`,
            `ALTER SYSTEM SET ${name} = on, then reload`,
          )
        : fine(`${name} is ${value}`),
    );
  }
  const most = Number(await valueOf('max_connections'));
  const enough = `max_connections is ${most}, enough for ${Math.floor(most / CONNECTIONS)} server processes`;
  const todo = 'raise it: a server process needs ten';
  return [...findings, most < 2 * CONNECTIONS ? problem(enough, todo) : fine(enough)];
}
