import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { formula } from '@paddock/formula';
import { verify, type GameRecord } from '@paddock/kernel';
import type { MyTable } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFrom } from './admin/import.ts';
import { openStore } from './store/open.ts';
import type { TableEvent } from './tables/event.ts';
import type { Store } from './store/port.ts';
import { PostgresEngine } from './store/postgres/engine.ts';
import { lockPostgres } from './store/postgres/lock.ts';
import { OWN, OWN_TABLE } from './testing/own-content.ts';
import { Player } from './testing/player.ts';
import { startPostgres, stopListener, type TestDatabase } from './testing/postgres.ts';
import { Screen } from './testing/seat.ts';
import { DOWNFORCE, startedTable } from './testing/tables.ts';
import { storeRunning } from './tools/load/stored.ts';
import { makeWorld, type World } from './testing/world.ts';

let database: TestDatabase;
let here: World;
let there: World;
/** Whose lists were read there. */
const read: string[] = [];

beforeAll(async () => {
  database = await startPostgres({ isHasty: true });
  here = await makeWorld({ DATABASE_URL: database.url });
  const around = (store: Store): Store => ({
    ...store,
    tablesOf: (person, limit) => {
      read.push(person);
      return store.tablesOf(person, limit);
    },
  });
  there = await makeWorld({ DATABASE_URL: database.url }, { around });
}, 120_000);

afterAll(async () => {
  await here.end();
  await there.end();
  await database.stop();
}, 60_000);

describe('two servers on one database', () => {
  it('an import is refused while one of them runs, and a server while an import does', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paddock-many-'));
    const file = join(folder, 'all.jsonl');
    writeFileSync(file, '{"kind":"paddock-export","version":1}\n');
    const place = { dataDir: folder, databaseUrl: database.url };
    await expect(importFrom(place, file)).rejects.toThrow('the database is in use by a Paddock server');

    const other = await startPostgres({ isHasty: true });
    const elsewhere = { dataDir: folder, databaseUrl: other.url };
    expect(await importFrom(elsewhere, file)).toMatchObject({ people: 0, tables: 0, events: 0 });
    const importing = await lockPostgres(other.url, 'an import');
    await expect(openStore(elsewhere)).rejects.toThrow('the database is in use by an import');
    await importing.release();
    await (await openStore(elsewhere)).close();
    await other.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  it('people on both play one game; each sees what happens at the other, and the record verifies', async () => {
    const ana = await Player.join(here.running.url, 'Ana');
    const rui = await Player.join(there.running.url, 'Rui');
    const made = await ana.ok('POST', '/api/tables', {
      game: 'formula',
      options: { races: 1, removed: 24 },
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    });
    const table = String(made['id']);
    await rui.ok('POST', `/api/tables/${table}/sit`, { key: made['key'] });
    const clients = [ana.connect(), rui.connect()];
    const screens = clients.map((client) => new Screen(client, table));
    for (const screen of screens) await screen.until(({ info }) => info?.seats[1]?.name === 'Rui');
    await ana.ok('POST', `/api/tables/${table}/start`);
    await Promise.all(screens.map((screen) => screen.playToEnd()));
    const record = (await rui.ok('GET', `/api/tables/${table}/record`)) as unknown as GameRecord;
    expect(verify(formula, record)).toMatchObject({ ok: true, proof: { finished: true } });
    expect(screens[0]?.view?.public).toEqual(screens[1]?.view?.public);
    for (const client of clients) client.close();
    const sums = record.entries.map(({ sum }) => sum);
    expect(new Set(sums).size).toBe(sums.length);
  });

  it('a table with a custom deck and track is the same at both, and its record verifies', async () => {
    const ana = await Player.join(here.running.url, 'Ana');
    const rui = await Player.join(there.running.url, 'Rui');
    const made = await startedTable([ana], {
      ...OWN_TABLE,
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'rookie' }],
    });
    const clients = [ana.connect(), rui.connect()] as const;
    const [hers, his] = clients.map((client) => new Screen(client, made.id, made.key, DOWNFORCE));
    await hers?.playToEnd();
    await his?.until(({ now }) => now?.isOver === true);
    expect([hers?.content, his?.content]).toEqual([OWN, OWN]);
    expect(his?.view?.public).toEqual(hers?.view?.public);
    const record = (await rui.ok('GET', `/api/tables/${made.id}/record`, undefined, {
      'x-table-key': made.key,
    })) as unknown as GameRecord;
    expect(verify(DOWNFORCE, record)).toMatchObject({ ok: true, proof: { finished: true } });
    for (const client of clients) client.close();
  });

  it('lists are read only for the people concerned; idle pages elsewhere cost nothing', async () => {
    const ana = await Player.join(here.running.url, 'Ana');
    const [rui, idle] = [
      await Player.join(there.running.url, 'Rui'),
      await Player.join(there.running.url, 'Idle'),
    ];
    const lists: (readonly MyTable[])[] = [];
    const idleLists: (readonly MyTable[])[] = [];
    const his = rui.connect({ mine: (tables) => lists.push(tables) });
    const idles = idle.connect({ mine: (tables) => idleLists.push(tables) });
    for (const client of [his, idles]) client.listenToMine(true);
    while (lists.length === 0 || idleLists.length === 0) await setTimeout(20);
    read.length = 0;
    const made = await ana.ok('POST', '/api/tables', {
      game: 'formula',
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    const table = String(made['id']);
    await rui.ok('POST', `/api/tables/${table}/sit`, { key: made['key'] });
    while (lists.at(-1)?.length !== 1) await setTimeout(20);
    await ana.ok('POST', `/api/tables/${table}/close`);
    while (lists.at(-1)?.length !== 0) await setTimeout(20);
    const { id } = (await rui.ok('GET', '/api/me'))['person'] as { id: string };
    expect(new Set(read)).toEqual(new Set([id]));
    expect(idleLists).toHaveLength(1);
    for (const client of [his, idles]) client.close();
  });

  it('a bot is thought about once, and people are seen at both', async () => {
    let thoughts = 0;
    for (const { running } of [here, there]) {
      const think = running.server.think.bind(running.server);
      running.server.think = (...question) => {
        thoughts++;
        return think(...question);
      };
    }
    const ana = await Player.join(here.running.url, 'Ana');
    const rui = await Player.join(there.running.url, 'Rui');
    const made = await ana.ok('POST', '/api/tables', {
      game: 'formula',
      options: { races: 1, removed: 24 },
      isPublic: true,
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    });
    const table = String(made['id']);
    await rui.ok('POST', `/api/tables/${table}/sit`, { key: made['key'] });
    const clients = [ana.connect(), rui.connect()];
    const screens = clients.map((client) => new Screen(client, table));
    const eva = (await Player.join(there.running.url, 'Eva')).connect();
    eva.follow(table, undefined, {});
    for (const screen of screens) {
      await screen.until(({ info }) => info?.seats.slice(0, 2).every(({ isOnline }) => isOnline) === true);
      await screen.until(({ info }) => info?.watching === 1);
    }
    eva.close();
    for (const screen of screens) await screen.until(({ info }) => info?.watching === 0);
    await ana.ok('POST', `/api/tables/${table}/start`);
    await Promise.all(screens.map((screen) => screen.playToEnd()));
    const record = (await rui.ok('GET', `/api/tables/${table}/record`)) as unknown as GameRecord;
    expect(thoughts).toBe(record.entries.filter(({ seat }) => seat === 2).length);
    clients[1]?.close();
    await screens[0]?.until(({ info }) => info?.seats[1]?.isOnline === false);
    clients[0]?.close();
  });

  it('tables of a server that has died are taken over, and not before', { timeout: 30_000 }, async () => {
    const other = await openStore({ dataDir: '', databaseUrl: database.url });
    await other.beat(other.owner, 60_000);
    const table = await storeRunning(other);
    await setTimeout(1_200);
    const { store } = here.running.server;
    expect(await store.events(table, 2, 1)).toEqual([]);
    // Its last sign of life.
    await other.beat(other.owner, 500);
    await other.close();
    while ((await store.table(table))?.status !== 'over') await setTimeout(20);
  });

  it('others show what a server wrote before it was killed', { timeout: 30_000 }, async () => {
    const ana = await Player.join(here.running.url, 'Ana');
    const { id } = await ana.ok('POST', '/api/tables', {
      game: 'formula',
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    const table = String(id);
    const client = ana.connect();
    const screen = new Screen(client, table);
    await screen.feed.say('first');
    await screen.until(({ chat }) => chat.length === 1);
    const { store } = here.running.server;
    const other = await openStore({ dataDir: '', databaseUrl: database.url });
    await other.beat(other.owner, 1_500);
    await setTimeout(1_200);
    const events = await store.events(table, 0, 100);
    const said = events.find(({ body }) => body.includes('first'));
    // Like a process that is killed right after its commit: it tells nobody.
    const engine = new PostgresEngine(database.url);
    await engine.all('INSERT INTO log (match, seq, at, body) VALUES (?, ?, ?, ?)', [
      table,
      events.length,
      said?.at ?? 0,
      said?.body.replace('first', 'last words') ?? '',
    ]);
    await engine.close();
    await screen.until(({ chat }) => chat.length === 2);
    expect(screen.chat.map(({ text }) => text)).toEqual(['first', 'last words']);
    await other.close();
    client.close();
  });

  it('somebody who comes from a killed server is not refused, nor shown less', async () => {
    const ana = await Player.join(here.running.url, 'Ana');
    const rui = await Player.join(here.running.url, 'Rui');
    const zoe = await Player.join(here.running.url, 'Zoé');
    const { id } = await ana.ok('POST', '/api/tables', {
      game: 'formula',
      seats: [{ kind: 'open' }, { kind: 'open' }],
      isPublic: true,
    });
    const table = String(id);
    const untold = new PostgresEngine(database.url);
    const write = async (event: TableEvent) => {
      const { length } = await here.running.server.store.events(table, 0, 100);
      await untold.all('INSERT INTO log (match, seq, at, body) VALUES (?, ?, ?, ?)', [
        table,
        length,
        Date.now(),
        JSON.stringify(event),
      ]);
    };
    const person = String((await rui.ok('GET', '/api/me'))['id']);
    await write({ kind: 'sat', seat: 1, person, name: 'Rui' });
    const client = rui.connect();
    const screen = new Screen(client, table);
    await screen.until(({ info }) => info !== undefined);
    expect(screen.info?.seats[1]?.name).toBe('Rui');
    await write({ kind: 'left', seat: 1 });
    await zoe.ok('POST', `/api/tables/${table}/sit`, {});
    await untold.close();
    client.close();
  });

  it('a server that hears nothing says so, and still shows what happens at the other', async () => {
    const ana = await Player.join(here.running.url, 'Ana');
    const rui = await Player.join(there.running.url, 'Rui');
    const made = await ana.ok('POST', '/api/tables', {
      game: 'formula',
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    const table = String(made['id']);
    await rui.ok('POST', `/api/tables/${table}/sit`, { key: made['key'] });
    const clients = [ana.connect(), rui.connect()];
    const [hers, his] = clients.map((client) => new Screen(client, table));
    await hers?.until(({ info }) => info?.seats[1]?.name === 'Rui');
    await his?.until(({ info }) => info?.seats[1]?.name === 'Rui');
    const ready = async () => (await fetch(`${there.running.url}/readyz`)).status;
    expect(await ready()).toBe(200);
    const listener = await stopListener(database.url, there.running.server.store.owner);
    // Otherwise the connection would be replaced too fast to look.
    process.kill(database.pid(), 'SIGSTOP');
    try {
      while ((await ready()) !== 503) await setTimeout(20);
      await hers?.feed.say('Can you hear me?');
      await his?.until(({ chat }) => chat.some(({ text }) => text === 'Can you hear me?'));
      expect(await ready()).toBe(503);
    } finally {
      for (const pid of [listener, database.pid()]) process.kill(pid, 'SIGCONT');
    }
    while ((await ready()) !== 200) await setTimeout(20);
    for (const client of clients) client.close();
  });
});
