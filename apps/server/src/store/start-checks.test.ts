import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startChild } from '../testing/child.ts';
import { Player } from '../testing/player.ts';
import { foldLog } from '../tables/after.ts';
import { readEvents } from '../tables/log.ts';
import { writeLogEnd } from './log-end.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { DATABASE_FILE, openStore } from './open.ts';

const FIRST = readFileSync(new URL('./fixtures/schema-1.sql', import.meta.url), 'utf8');

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'paddock-checks-'));
  file = join(dataDir, DATABASE_FILE);
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

function overwrite(path: string, from: number, length: number): void {
  const handle = openSync(path, 'r+');
  writeSync(handle, Buffer.alloc(length, 0x5a), 0, length, from);
  closeSync(handle);
}

describe('at the start', () => {
  it('a damaged page of the database is found, and the host is told what to do', async () => {
    const store = await openStore({ dataDir });
    const body = JSON.stringify('x'.repeat(500));
    await Promise.all(
      Array.from({ length: 1_000 }, (_, seq) => store.append({ match: 'm', seq, at: seq, body })),
    );
    await store.close();
    // The middle of the file is a page of the log.
    overwrite(file, Math.floor(statSync(file).size / 2 / 4096) * 4096, 200);
    await expect(openStore({ dataDir })).rejects.toThrow(
      /is damaged \(.*\): put a backup in its place with `paddock admin restore`/,
    );
  });

  it('a lost write-ahead log is reported, with the number of missing entries', async () => {
    const child = await startChild({ DATA_DIR: dataDir });
    const ana = await Player.join(child.url, 'Ana');
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    for (let tables = 0; tables < 3; tables++)
      await ana.ok('POST', '/api/tables', { game: 'formula', seats });
    writeLogEnd(dataDir, 6);
    const gone = new Promise((resolve) => child.process.once('close', resolve));
    child.process.kill('SIGKILL');
    await gone;
    rmSync(`${file}-wal`);
    const again = await startChild({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    expect(again.said).toMatch(/the log ends at entry \d, and 6 were written/);
    again.process.kill('SIGKILL');
  });

  it('an orderly stop notes how far the log reached, and the next start has nothing to say', async () => {
    const store = await openStore({ dataDir });
    await store.append({ match: 'm', seq: 0, at: 1, body: '{}' });
    await store.append({ match: 'm', seq: 1, at: 1, body: '{}' });
    await store.close();
    expect(readFileSync(join(dataDir, 'log-end'), 'utf8')).toBe('2\n');
    const lost: unknown[] = [];
    const listener = {
      committed: () => undefined,
      died: () => undefined,
      lost: (log: unknown) => lost.push(log),
    };
    await (await openStore({ dataDir }, listener)).close();
    expect(lost).toEqual([]);
    writeLogEnd(dataDir, 5);
    await (await openStore({ dataDir }, listener)).close();
    expect(lost).toEqual([{ known: 5, end: 2 }]);
  });
});

describe('an upgrade', () => {
  it('data of the first version is backed up before it is migrated, and opens', async () => {
    const old = new DatabaseSync(file);
    old.exec(FIRST);
    old.close();
    const store = await openStore({ dataDir });
    const tables = await store.everyTable('', 10);
    expect(tables).toHaveLength(2);
    for (const { match, status } of tables) {
      expect(foldLog(match, await readEvents(store, match, 0)).status).toBe(status);
    }
    await store.close();
    const [backup = '', ...others] = readdirSync(join(dataDir, 'backups'));
    expect(others).toEqual([]);
    expect(backup).toMatch(new RegExp(`^before-schema-${SCHEMA_VERSION}-.*\\.sqlite$`));
    const saved = new DatabaseSync(join(dataDir, 'backups', backup), { readOnly: true });
    expect(saved.prepare('SELECT version FROM schema_version').all()).toEqual([{ version: 1 }]);
    expect(saved.prepare('SELECT COUNT(*) AS n FROM people').all()).toEqual([{ n: 2 }]);
    saved.close();
    expect((statSync(join(dataDir, 'backups', backup)).mode & 0o777).toString(8)).toBe('600');
  });

  it('new data, and data of this version, need none', async () => {
    await (await openStore({ dataDir })).close();
    await (await openStore({ dataDir })).close();
    expect(existsSync(join(dataDir, 'backups'))).toBe(false);
  });
});
