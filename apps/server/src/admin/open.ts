import { existsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileReason, UserFacingError, sqliteCodeOf } from '../user-facing-error.ts';
import { refuseNewer, SCHEMA_VERSION, versionOf } from '../store/migrations.ts';
import { DATABASE_FILE, type Place } from '../store/open.ts';
import type { Backend } from '../store/port.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { SqlBackend } from '../store/sql-backend.ts';
import { SqliteEngine } from '../store/sqlite.ts';

/** What the admin asked for cannot be done; the message says why. */
export class AdminError extends UserFacingError {
  override readonly name = 'AdminError';
}

export function databaseFile({ dataDir }: Place): string {
  return join(dataDir, DATABASE_FILE);
}

/** Beside a running server, without disturbing it. */
export async function reading<Result>(
  place: Place,
  read: (backend: Backend) => Promise<Result>,
): Promise<Result> {
  if (place.databaseUrl === undefined) {
    return readingFile(place, async (engine) => {
      // One moment for everything that is read.
      await engine.all('BEGIN');
      return read(new SqlBackend(engine));
    });
  }
  const backend = await openPostgres(place.databaseUrl, randomBytes(6).toString('hex'));
  return read(backend).finally(() => backend.close());
}

/** Beside a running server, too: each call is a transaction of its own. */
export async function writing<Result>(
  place: Place,
  write: (backend: Backend) => Promise<Result>,
): Promise<Result> {
  if (place.databaseUrl !== undefined) return reading(place, write);
  await readingFile(place, async (engine) => {
    if ((await versionOf(engine)) < SCHEMA_VERSION)
      throw new AdminError('start this version’s server once first');
  });
  const engine = new SqliteEngine(databaseFile(place));
  return write(new SqlBackend(engine)).finally(() => engine.close());
}

/** SQLite's codes for a file that is not a database, or is damaged. */
const DAMAGED: ReadonlySet<number | undefined> = new Set([11, 26]);

export async function readingFile<Result>(
  place: Place,
  read: (engine: SqliteEngine) => Promise<Result>,
): Promise<Result> {
  const file = databaseFile(place);
  const engine = await openFile(file);
  try {
    return await read(engine);
  } catch (error) {
    throw DAMAGED.has(sqliteCodeOf(error)) ? cannotRead(file, error) : error;
  } finally {
    await engine.close();
  }
}

async function openFile(file: string): Promise<SqliteEngine> {
  if (!existsSync(file)) throw new AdminError(`there is no database at ${file}`, 2);
  let engine: SqliteEngine | undefined;
  try {
    engine = new SqliteEngine(file, { readOnly: true });
    const [known] = await engine.all(`SELECT name FROM sqlite_master WHERE name = 'schema_version'`);
    if (known === undefined || (await versionOf(engine)) === 0) throw new AdminError(`${file} is empty`);
    await refuseNewer(engine);
    return engine;
  } catch (error) {
    await engine?.close();
    throw cannotRead(file, error);
  }
}

export function cannotRead(file: string, error: unknown): unknown {
  const reason = fileReason(error);
  return reason === undefined ? error : new AdminError(`cannot read ${file}: ${reason}`, 2);
}
