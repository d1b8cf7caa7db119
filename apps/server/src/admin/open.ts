import { existsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { SaidError } from '../said-error.ts';
import { DATABASE_FILE, type Place } from '../store/open.ts';
import type { Backend } from '../store/port.ts';
import { openPostgres } from '../store/postgres.ts';
import { SqlBackend } from '../store/sql-backend.ts';
import { SqliteEngine } from '../store/sqlite.ts';

/** What the admin asked for cannot be done; the message says why. */
export class AdminError extends SaidError {
  override readonly name = 'AdminError';
}

export function databaseFile({ dataDir }: Place): string {
  return join(dataDir, DATABASE_FILE);
}

function existingFile(place: Place): string {
  const file = databaseFile(place);
  if (!existsSync(file)) throw new AdminError(`there is no database at ${file}`);
  return file;
}

/** Beside a running server, without disturbing it. */
export async function reading<Result>(
  place: Place,
  read: (backend: Backend) => Promise<Result>,
): Promise<Result> {
  if (place.databaseUrl !== undefined) {
    const backend = await openPostgres(place.databaseUrl, randomBytes(6).toString('hex'));
    return read(backend).finally(() => backend.close());
  }
  const engine = new SqliteEngine(existingFile(place), { readOnly: true });
  // One moment for everything that is read.
  await engine.all('BEGIN');
  return read(new SqlBackend(engine)).finally(() => engine.close());
}

/** A whole copy of the database, taken at one moment. */
export async function backup(place: Place, to: string): Promise<void> {
  if (place.databaseUrl !== undefined) {
    throw new AdminError('PostgreSQL has its own backup: pg_dump; `export` works with both');
  }
  if (existsSync(to)) throw new AdminError(`${to} is there already`);
  const engine = new SqliteEngine(existingFile(place), { readOnly: true });
  engine.copyTo(to);
  await engine.close();
}
