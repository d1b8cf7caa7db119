import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NewerSchemaError } from '../store/migrations.ts';
import { DATABASE_FILE, openStore } from '../store/open.ts';
import { backup } from './backup.ts';
import { AdminError } from './open.ts';
import { restore } from './restore.ts';

let folder: string;
let dataDir: string;
let live: string;
let saved: string;

async function people(): Promise<string[]> {
  const store = await openStore({ dataDir });
  const names = (await store.everyPerson('', 10)).map(({ name }) => name);
  await store.close();
  return names;
}

async function put(name: string): Promise<void> {
  const store = await openStore({ dataDir });
  await store.putPerson({ id: name.padEnd(20, '0').toLowerCase(), name, made: 1 });
  await store.close();
}

/** Everything in the data folder that is not the lock's. */
function files(): string[] {
  return readdirSync(dataDir).filter((name) => name.startsWith(DATABASE_FILE));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-restore-'));
  dataDir = join(folder, 'data');
  live = join(dataDir, DATABASE_FILE);
  saved = join(folder, 'backup');
  await put('Ana');
  await backup({ dataDir }, saved);
  await put('Rui');
});

afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

describe('a restore', () => {
  it('puts the backup in place of the data, and keeps what was there', async () => {
    const { kept } = await restore({ dataDir }, saved);
    expect(await people()).toEqual(['Ana']);
    expect(files()).toEqual([DATABASE_FILE, String(kept).slice(dataDir.length + 1)]);
    await restore({ dataDir }, String(kept));
    expect(await people()).toEqual(['Ana', 'Rui']);
  });

  it('changes nothing if the backup is of a newer server, damaged, or not a backup', async () => {
    const before = readFileSync(live);
    const newer = new DatabaseSync(saved);
    newer.exec('UPDATE schema_version SET version = 99');
    newer.close();
    await expect(restore({ dataDir }, saved)).rejects.toThrow(NewerSchemaError);
    for (const content of ['', 'not a database', readFileSync(live).subarray(0, 9_000)]) {
      writeFileSync(saved, content);
      await expect(restore({ dataDir }, saved)).rejects.toThrow('is not a backup, or it is damaged');
    }
    await expect(restore({ dataDir }, folder)).rejects.toThrow(AdminError);
    await expect(restore({ dataDir }, join(folder, 'nothing'))).rejects.toThrow('cannot read ');
    expect(readFileSync(live).equals(before)).toBe(true);
    expect(files()).toEqual([DATABASE_FILE]);
    expect(await people()).toEqual(['Ana', 'Rui']);
  });

  it('does not take the data for a backup of itself', async () => {
    const link = join(folder, 'link');
    symlinkSync(live, link);
    for (const from of [live, link]) {
      await expect(restore({ dataDir }, from)).rejects.toThrow('is the data itself');
    }
    expect(files()).toEqual([DATABASE_FILE]);
    expect(await people()).toEqual(['Ana', 'Rui']);
  });

  it('puts a backup in place of damaged data', async () => {
    writeFileSync(live, 'not a database');
    const { kept } = await restore({ dataDir }, saved);
    expect(await people()).toEqual(['Ana']);
    expect(readFileSync(String(kept), 'utf8')).toBe('not a database');
  });

  it('takes what another server’s write-ahead log still holds', async () => {
    const other = join(folder, 'other');
    const store = await openStore({ dataDir });
    await store.putPerson({ id: '0'.repeat(20), name: 'Zoé', made: 1 });
    for (const part of ['', '-wal']) copyFileSync(`${live}${part}`, `${other}${part}`);
    await store.close();
    await restore({ dataDir }, saved);
    await restore({ dataDir }, other);
    expect(await people()).toEqual(['Zoé', 'Ana', 'Rui']);
  });
});
