import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldLog } from '../tables/after.ts';
import { readEvents } from '../tables/log.ts';
import { migrate } from './migrations.ts';
import { DATABASE_FILE, openStore } from './open.ts';
import { SqliteEngine } from './sqlite.ts';

/** As the first version of the schema left it: an open table and a running one. Never regenerated. */
const FIRST = readFileSync(new URL('./fixtures/schema-1.sql', import.meta.url), 'utf8');

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'paddock-first-'));
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE));
  database.exec(FIRST);
  database.close();
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

describe('data of the first version', () => {
  it('is taken up by this one, table by table', async () => {
    const store = await openStore({ dataDir });
    const tables = await store.everyTable('', 10);
    expect(tables.map(({ status }) => status).toSorted()).toEqual(['open', 'running']);
    for (const { match, status } of tables) {
      const table = foldLog(match, await readEvents(store, match, 0));
      expect(table.status).toBe(status);
      expect(
        await store.append({ match, seq: table.length, at: Date.now(), body: '{"kind":"closed"}' }),
      ).toBe(true);
    }
    expect((await store.everyPerson('', 10)).map(({ name }) => name).toSorted()).toEqual(['Ana', 'Rui']);
    const running = tables.find(({ status }) => status === 'running');
    const held = await store.tablesOf(running?.people[0]?.person ?? '', 10);
    expect(held.map(({ match }) => match)).toContain(running?.match);
    await store.close();
  });
});

/** The last schema in which what admins have done quoted the chat. */
const QUOTING = 14;

it('what admins did before no longer quotes the chat: nobody can tell whose words those were', async () => {
  const engine = new SqliteEngine(join(dataDir, 'quoting.sqlite'));
  await migrate(engine, QUOTING);
  for (const [action, person, detail] of [
    ['remove-line', 'zed', 'Words of somebody'],
    ['rename', 'zed', 'Driver 1234'],
    ['rename', '', 'Driver 5678'],
    ['ban', 'zed', '24'],
  ] as const) {
    await engine.all(
      `INSERT INTO audit (at, admin, admin_name, action, person, name, match, report, detail)
       VALUES (1, 'ada', 'Ada', ?, ?, 'Zed', '', '', ?)`,
      [action, person, detail],
    );
  }
  await migrate(engine);
  const rows = await engine.all('SELECT action, detail FROM audit ORDER BY id');
  await engine.close();
  expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
    ['remove-line', ''],
    ['rename', 'Driver 1234'],
    ['rename', ''],
    ['ban', '24'],
  ]);
});
