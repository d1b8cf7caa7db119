import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Somebody else has the data. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';
}

export interface DataLock {
  release(): void;
}

/**
 * The data folder for this process alone. The lock is the operating system's (taken through SQLite, which every platform
 * has): it goes with the process, however that ends.
 */
export function lockData(folder: string, purpose: string): DataLock {
  mkdirSync(folder, { recursive: true });
  const holder = join(folder, 'holder.json');
  const database = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch {
    database.close();
    throw new DataInUseError(`${folder} is in use by ${holderOf(holder)}`);
  }
  writeFileSync(holder, JSON.stringify({ pid: process.pid, purpose, since: new Date().toISOString() }));
  return {
    release: () => {
      database.exec('ROLLBACK');
      database.close();
    },
  };
}

function holderOf(file: string): string {
  try {
    const { pid, purpose, since } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return `${String(purpose)} (process ${String(pid)}, since ${String(since)})`;
  } catch {
    return 'another process';
  }
}
