import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserFacingError } from '../user-facing-error.ts';
import { readLogEnd } from './log-end.ts';
import { migrate, SCHEMA_VERSION, versionOf } from './migrations.ts';
import { BACKUPS, makePrivateFile, PRIVATE_FOLDER } from './private-files.ts';
import type { SqliteEngine } from './sqlite.ts';

export class DamagedError extends UserFacingError {
  override readonly name = 'DamagedError';
}

/** How many entries the log is known to have had, and how many it has. */
export interface LogEnds {
  readonly known: number;
  readonly end: number;
}

/** Checks that the data is intact, and migrates it to this server's schema after a backup. */
export async function prepare(engine: SqliteEngine, file: string): Promise<LogEnds> {
  const [check] = await engine.all('PRAGMA quick_check(1)');
  const found = String(check?.['quick_check']);
  if (found !== 'ok') {
    throw new DamagedError(
      `DATA_DIR: ${file} is damaged (${found.replaceAll(/\s+/g, ' ')}): put a backup in its place with \`paddock admin restore\``,
    );
  }
  await backUpOlder(engine, file);
  await migrate(engine);
  return { known: readLogEnd(dirname(file)), end: await logEnd(engine) };
}

/** The number of the last entry. */
export async function logEnd(engine: SqliteEngine): Promise<number> {
  const [row] = await engine.all('SELECT COALESCE(MAX(id), 0) AS id FROM log');
  return Number(row?.['id'] ?? 0);
}

async function backUpOlder(engine: SqliteEngine, file: string): Promise<void> {
  const [known] = await engine.all(`SELECT name FROM sqlite_master WHERE name = 'schema_version'`);
  const version = known === undefined ? 0 : await versionOf(engine);
  if (version === 0 || version >= SCHEMA_VERSION) return;
  const folder = join(dirname(file), BACKUPS);
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const at = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const copy = join(folder, `before-schema-${SCHEMA_VERSION}-${at}.sqlite`);
  makePrivateFile(copy);
  await engine.copyTo(copy);
}
