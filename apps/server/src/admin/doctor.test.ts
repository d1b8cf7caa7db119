import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeLogEnd } from '../store/log-end.ts';
import { DATABASE_FILE, openStore } from '../store/open.ts';
import { PostgresEngine } from '../store/postgres/engine.ts';
import { startPostgres } from '../testing/postgres.ts';
import { runDoctor } from './doctor.ts';

const FIRST = readFileSync(new URL('../store/fixtures/schema-1.sql', import.meta.url), 'utf8');

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'paddock-doctor-'));
  file = join(dataDir, DATABASE_FILE);
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

/** An open table and a running one, as a server leaves them. */
async function fill(): Promise<void> {
  change(FIRST);
  await (await openStore({ dataDir })).close();
}

function change(sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

async function doctor(
  env: Record<string, string> = {},
): Promise<{ readonly problems: string[]; readonly isHealthy: boolean }> {
  const { text, isHealthy } = await runDoctor({ DATA_DIR: dataDir, ...env });
  return { problems: text.split('\n').filter((line) => line.startsWith('PROBLEM')), isHealthy };
}

describe('the doctor', () => {
  it('finds nothing wrong with what a server has just left, and says what it looked at', async () => {
    await fill();
    const { text, isHealthy } = await runDoctor({ DATA_DIR: dataDir });
    expect(isHealthy).toBe(true);
    for (const part of ['0700', 'free', 'clock', 'wal', '2 tables', 'quick_check'])
      expect(text).toContain(part);
  });

  it('also beside a running server', async () => {
    await fill();
    const store = await openStore({ dataDir });
    await store.putPerson({ id: '0'.repeat(20), name: 'Zoé', made: 1 });
    expect(await doctor()).toEqual({ problems: [], isHealthy: true });
    await store.close();
  });

  it.runIf(process.platform !== 'win32')('names what others can read, and how to change that', async () => {
    await fill();
    chmodSync(dataDir, 0o755);
    chmodSync(file, 0o644);
    const { problems, isHealthy } = await doctor();
    expect(isHealthy).toBe(false);
    expect(problems).toEqual([
      expect.stringContaining(`chmod 700 ${dataDir}`) as string,
      expect.stringContaining(`chmod 600 ${file}`) as string,
    ]);
  });

  it('names a table that does not come out as written, one with a gap, and a list that is wrong', async () => {
    await fill();
    change(
      `UPDATE log SET body = replace(body, '"sum":"55e4', '"sum":"55e5') WHERE match = '8bmr8wybse2mv7zqb80j'`,
    );
    expect((await doctor()).problems).toEqual([expect.stringContaining('8bmr8wybse2mv7zqb80j') as string]);
    change(`DELETE FROM log WHERE match = '8bmr8wybse2mv7zqb80j' AND seq = 3`);
    expect((await doctor()).problems.join()).toContain('entry 3 is missing');
    change(`UPDATE tables SET status = 'over' WHERE match = 'zkqz4w2n3n3wn5s3n9jv'`);
    expect((await doctor()).problems.join()).toContain('is listed as over, and is open');
  });

  it('names a log that is shorter than it was, entries from the future, and a journal that is not the server’s', async () => {
    await fill();
    writeLogEnd(dataDir, 1_000);
    change(`UPDATE log SET at = ${Date.now() + 90_000_000} WHERE id = 1; PRAGMA journal_mode = DELETE`);
    const { problems } = await doctor();
    expect(problems.join('\n')).toMatch(
      /and 1000 were written[\s\S]*timedatectl|timedatectl[\s\S]*and 1000 were written/,
    );
    expect(problems.join('\n')).toContain('delete');
    expect(problems).toHaveLength(3);
  });

  it('names a damaged page, and what to do', async () => {
    await fill();
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(300, 0x5a), 0, 300, Math.floor(statSync(file).size / 2 / 4096) * 4096);
    closeSync(handle);
    const { problems, isHealthy } = await doctor();
    expect(isHealthy).toBe(false);
    expect(problems.join()).toContain('paddock admin restore');
  });

  it('says that there is no data, and that any address is believed', async () => {
    expect((await doctor()).problems.join()).toContain('there is no database');
    await fill();
    expect((await doctor({ TRUST_PROXY: 'true' })).problems.join()).toContain('TRUST_PROXY');
  });

  it('looks at PostgreSQL’s settings and tables', async () => {
    const database = await startPostgres();
    try {
      const env = { DATABASE_URL: database.url };
      expect((await doctor(env)).problems.join()).toContain('is empty');
      await (await openStore({ dataDir, databaseUrl: database.url })).close();
      expect(await doctor(env)).toEqual({ problems: [], isHealthy: true });
      const engine = new PostgresEngine(database.url);
      await engine.all('ALTER ROLE paddock SET synchronous_commit = off');
      await engine.close();
      expect((await doctor(env)).problems).toEqual([
        expect.stringContaining('synchronous_commit is off') as string,
      ]);
    } finally {
      await database.stop();
    }
  });
});
