import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVATE_FILE } from './private-files.ts';

/** How far the log reached, outside the database: SQLite drops a damaged write-ahead log without a word. */
const NAME = 'log-end';

/** 0: nothing is known. */
export function readLogEnd(folder: string): number {
  try {
    return Number(/^\d{1,15}$/m.exec(readFileSync(join(folder, NAME), 'utf8'))?.[0] ?? 0);
  } catch {
    return 0;
  }
}

export function writeLogEnd(folder: string, end: number): void {
  const file = join(folder, NAME);
  writeFileSync(`${file}.draft`, `${end}\n`, { mode: PRIVATE_FILE });
  renameSync(`${file}.draft`, file);
}

/** The folder now holds other data. */
export function forgetLogEnd(folder: string): void {
  rmSync(join(folder, NAME), { force: true });
}
