import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockData } from './lock.ts';
import { migrate } from './migrations.ts';
import { openSqlite } from './sqlite-backend.ts';
import { SqliteEngine } from './sqlite.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-durable-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

const APPENDS = 25;

/** Appends one by one, so that every one of them must reach the disk before the next begins. */
const SCRIPT = `
import { openStore } from ${JSON.stringify(new URL('./open.ts', import.meta.url).href)};
const store = await openStore({ dataDir: process.argv[2] });
for (let seq = 0; seq < ${APPENDS}; seq++) await store.append({ match: 'm', seq, at: seq, body: '{}' });
await store.close();
`;

function canTrace(): boolean {
  return spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;
}

describe('what is acknowledged is on the disk', () => {
  it('the live connection keeps a write-ahead log and syncs it in full', async () => {
    const backend = await openSqlite(join(folder, 'live.sqlite'));
    expect(backend.durability).toEqual({ journal: 'wal', synchronous: 2 });
    await backend.close();
  });

  it.runIf(canTrace())('every commit is a sync of the operating system', () => {
    const trace = join(folder, 'trace');
    const args = ['-f', '-e', 'trace=fsync,fdatasync', '-o', trace];
    const script = join(folder, 'append.mjs');
    writeFileSync(script, SCRIPT);
    const node = [process.execPath, script, join(folder, 'data')];
    const ran = spawnSync('strace', [...args, ...node], { encoding: 'utf8' });
    expect(ran.status).toBe(0);
    const syncs = readFileSync(trace, 'utf8').match(/\bf(?:data)?sync\(/g)?.length ?? 0;
    expect(syncs).toBeGreaterThanOrEqual(APPENDS);
  });

  it('one process locks a folder, and it is free again when that process ends', () => {
    const lock = lockData(folder, 'a test');
    expect(() => lockData(folder, 'another')).toThrow(/is in use by a test \(process \d+/);
    lock.release();
    lockData(folder, 'another').release();
  });

  it('data of a newer server is left alone', async () => {
    const engine = new SqliteEngine(join(folder, 'newer.sqlite'));
    await migrate(engine);
    await engine.all('UPDATE schema_version SET version = 99');
    await expect(migrate(engine)).rejects.toThrow('the data has schema 99');
    await engine.close();
  });
});
