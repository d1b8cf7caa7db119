import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserFacingError, sqliteCodeOf } from '../user-facing-error.ts';
import { cannotOpenData } from './cannot-open.ts';
import { makePrivate, PRIVATE_FOLDER } from './private-files.ts';

const BUSY = 5;

/** Another process has the data. */
export class DataInUseError extends UserFacingError {
  override readonly name = 'DataInUseError';
}

export interface DataLock {
  release(): void;
}

/**
 * The data folder for this process alone. The lock is the operating system's (taken through SQLite, which every platform
 * has): it is released when the process ends, in any way.
 */
export function lockData(folder: string, purpose: string): DataLock {
  try {
    makeFolder(folder);
    return take(folder, purpose);
  } catch (error) {
    throw cannotOpenData(folder, error);
  }
}

function take(folder: string, purpose: string): DataLock {
  const holder = join(folder, 'holder.json');
  const database = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    writeFileSync(holder, JSON.stringify({ pid: process.pid, purpose, since: new Date().toISOString() }));
    makePrivate(folder);
  } catch (error) {
    database.close();
    if (sqliteCodeOf(error) !== BUSY) throw error;
    throw new DataInUseError(`${folder} is in use by ${holderOf(holder)}`);
  }
  return {
    release: () => {
      database.exec('ROLLBACK');
      database.close();
    },
  };
}

/** Like `mkdir -p`. Node's own `recursive` never returns where nothing can be created, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const above = dirname(folder);
  if (above !== folder && !existsSync(above)) makeFolder(above);
  mkdirSync(folder, PRIVATE_FOLDER);
}

function holderOf(file: string): string {
  try {
    const { pid, purpose, since } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return `${String(purpose)} (process ${String(pid)}, since ${String(since)})`;
  } catch {
    return 'another process';
  }
}
