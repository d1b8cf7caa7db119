import { accessSync, constants, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileReason } from '../user-facing-error.ts';
import { lockData } from '../store/lock.ts';
import { forgetLogEnd } from '../store/log-end.ts';
import { migrate, NewerSchemaError } from '../store/migrations.ts';
import type { Place } from '../store/open.ts';
import { makePrivateFile } from '../store/private-files.ts';
import { SqliteEngine } from '../store/sqlite.ts';
import { AdminError, cannotRead, databaseFile } from './open.ts';
import { sync } from './out-file.ts';

/** What SQLite may keep of a database beside its file. */
const PARTS = ['', '-wal', '-shm'] as const;

/** Puts a backup in place of the data, which is kept beside it. Nothing changes before the backup is ready to be used. */
export async function restore(place: Place, from: string): Promise<{ readonly kept: string | undefined }> {
  if (place.databaseUrl !== undefined) throw new AdminError('PostgreSQL has its own: pg_restore');
  readable(from);
  const file = databaseFile(place);
  if (isSameFile(from, file)) throw new AdminError(`${from} is the data itself, not a backup of it`, 2);
  const draft = `${file}.draft`;
  const lock = lockData(place.dataDir, 'a restore');
  try {
    await prepare(from, draft);
    return { kept: await replace(file, draft) };
  } catch (error) {
    const reason = fileReason(error);
    throw reason === undefined ? error : new AdminError(`cannot write ${draft}: ${reason}`);
  } finally {
    remove(draft);
    lock.release();
  }
}

function readable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
    if (statSync(file).isDirectory()) throw new AdminError(`cannot read ${file}: it is a folder`, 2);
  } catch (error) {
    throw cannotRead(file, error);
  }
}

function isSameFile(one: string, other: string): boolean {
  if (!existsSync(other)) return false;
  const [a, b] = [statSync(one, { bigint: true }), statSync(other, { bigint: true })];
  return a.dev === b.dev && a.ino === b.ino;
}

/** A copy that this server can use as it is. */
async function prepare(from: string, draft: string): Promise<void> {
  remove(draft);
  copy(from, draft);
  try {
    const engine = new SqliteEngine(draft);
    try {
      const [check] = await engine.all('PRAGMA integrity_check');
      const [{ version } = {}] = await engine.all('SELECT version FROM schema_version');
      if (check?.['integrity_check'] !== 'ok' || version === undefined) throw new Error('damaged');
      await migrate(engine);
    } finally {
      await engine.close();
    }
  } catch (error) {
    if (error instanceof NewerSchemaError) throw error;
    throw new AdminError(`${from} is not a backup, or it is damaged`);
  }
  sync(draft);
}

/** One rename: at every moment there is one or the other. */
async function replace(file: string, draft: string): Promise<string | undefined> {
  const kept = existsSync(file) ? await keep(file) : undefined;
  for (const part of ['-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
  forgetLogEnd(dirname(file));
  renameSync(draft, file);
  return kept;
}

async function keep(file: string): Promise<string> {
  const kept = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await checkpoint(file);
  try {
    copy(file, kept);
    return kept;
  } catch (error) {
    remove(kept);
    throw error;
  }
}

/** What is still in the write-ahead log goes into the file; if that is too damaged, both are kept as they are. */
async function checkpoint(file: string): Promise<void> {
  try {
    const engine = new SqliteEngine(file);
    await engine.all('PRAGMA wal_checkpoint(TRUNCATE)').finally(() => engine.close());
  } catch {
    // A backup is put in its place.
  }
}

/** With what is still in the write-ahead log. */
function copy(from: string, to: string): void {
  for (const part of ['', '-wal']) {
    if (part !== '' && !existsSync(`${from}${part}`)) continue;
    makePrivateFile(`${to}${part}`);
    copyFileSync(`${from}${part}`, `${to}${part}`);
    makePrivateFile(`${to}${part}`);
  }
}

function remove(file: string): void {
  for (const part of PARTS) rmSync(`${file}${part}`, { force: true });
}
