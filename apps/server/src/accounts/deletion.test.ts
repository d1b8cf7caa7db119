import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readRecord, verify, type GameRecord } from '@paddock/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rulesOf } from '../find-game.ts';
import { DATABASE_FILE } from '../store/open.ts';
import { say } from '../tables/decide.ts';
import { sit } from '../tables/seating.ts';
import { infoOf } from '../tables/info.ts';
import { recordOf } from '../tables/live-table.ts';
import { Player } from '../testing/player.ts';
import { isAnswer, rawSocketAt, type MadeTable } from '../testing/tables.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { forgetPerson } from './deletion.ts';

/** Tables that an older server has stored: their records are of format 1, with names in the sealed head. */
const STORED = gunzipSync(
  readFileSync(new URL('../store/fixtures/tables-960b7e2.sqlite.gz', import.meta.url)),
);
const NOW = Date.UTC(2026, 10, 15, 18, 56, 55);

let world: World;

beforeAll(async () => {
  const fill = (dataDir: string) => writeFileSync(join(dataDir, DATABASE_FILE), STORED);
  world = await makeWorld({}, { now: () => NOW }, fill);
});
afterAll(() => world.end());

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Everything that is shown of all tables, and kept for lists. */
async function shown(): Promise<{ readonly text: string; readonly records: readonly GameRecord[] }> {
  const { store, rooms } = world.running.server;
  const rows = await store.everyTable('', 1_000);
  const lives = await Promise.all(
    rows.map(async ({ match }) => (await rooms.open(match))?.read((live) => live)),
  );
  const infos = lives.flatMap((live) => (live === undefined ? [] : [infoOf(live, () => false, 0, NOW)]));
  const records = lives.flatMap((live) => (live?.table === undefined ? [] : [recordOf(live, live.table)]));
  const chats = lives.map((live) => live?.chat);
  return { text: JSON.stringify([rows, infos, chats, records]), records };
}

function expectProved(records: readonly GameRecord[]): void {
  for (const record of records) {
    const rules = rulesOf(record.game);
    if (rules === undefined) throw new Error(record.game);
    const read = readRecord(JSON.parse(JSON.stringify(record)));
    expect(read).not.toHaveProperty('code');
    expect(verify(rules, record)).toMatchObject({ ok: true });
  }
}

it('a deleted person is a former player everywhere, and at once for people who are watching', async () => {
  const { url } = world.running;
  const [zora, rui] = [await Player.join(url, 'Zora'), await Player.join(url, 'Rui')];
  const { person } = (await zora.ok('GET', '/api/me')) as { person: { id: string } };
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const make = (host: Player, more = {}) =>
    host.ok('POST', '/api/tables', {
      game: 'formula',
      options: { races: 1 },
      seats,
      isPublic: true,
      ...more,
    }) as object as Promise<MadeTable>;
  const [open, alone, running, over] = [
    await make(zora),
    await make(zora),
    await make(zora),
    await make(rui),
  ];
  const seat = (player: Player, { id }: MadeTable) => player.ok('POST', `/api/tables/${id}/sit`, {});
  for (const table of [open, running]) await seat(rui, table);
  await seat(zora, over);
  for (const { id } of [running, over]) {
    const host = id === running.id ? zora : rui;
    await host.ok('POST', `/api/tables/${id}/start`);
  }
  for (const player of [zora, rui]) await player.ok('PUT', `/api/tables/${over.id}/stand-in`, { isOn: true });
  await until(async () => (await rui.ok('GET', `/api/tables/${over.id}`))['status'] === 'over');
  const touched = async () => {
    const { tables } = (await rui.ok('GET', '/api/me/history')) as { tables: { touched: number }[] };
    return tables.map((table) => table.touched);
  };
  const historyBefore = await touched();
  const watching = await rawSocketAt(rui, running);
  const talking = await rawSocketAt(zora, running);
  await talking.ask({ type: 'say', table: running.id, id: 'z', text: 'Zora says hello' }, isAnswer);
  await watching.ask({ type: 'say', table: running.id, id: 'r', text: 'hello' }, isAnswer);
  // She leaves and is asked back: the news of the table name her twice.
  await zora.ok('POST', `/api/tables/${running.id}/leave`);
  const { key } = await rui.ok('PUT', `/api/tables/${running.id}/seats/0`, { plan: { kind: 'reserved' } });
  await zora.ok('POST', `/api/tables/${running.id}/sit`, { key });
  expect((await shown()).text).toContain('Zora says hello');
  const heard = watching.bytes.length;

  expect((await zora.call('POST', '/api/account/delete', { person: 'y'.repeat(20) })).status).toBe(409);
  await zora.ok('POST', '/api/account/delete', { person: person.id });

  expect(await talking.ask({ type: 'ping' }, () => false)).toBeUndefined();
  await until(async () => watching.bytes.slice(heard).join('').includes('"type":"table"'));
  const anew = watching.bytes
    .slice(heard)
    .filter((text) => text.startsWith('{"type":"table"'))
    .join('');
  expect(anew).toContain('"text":"hello"');
  expect(watching.bytes.slice(heard).join('')).not.toContain('Zora');
  watching.close();
  const served = async () => {
    const paths = [open, running, over].flatMap(({ id }) => [
      `/api/tables/${id}`,
      `/api/tables/${id}/report`,
    ]);
    const all = [
      '/api/tables',
      '/api/me/tables',
      '/api/me/history',
      `/api/tables/${over.id}/record`,
      ...paths,
    ];
    return JSON.stringify(await Promise.all(all.map((path) => rui.ok('GET', path))));
  };
  for (const isRestarted of [false, true]) {
    if (isRestarted) {
      await world.restart();
      for (const player of [rui, zora]) player.url = world.running.url;
    }
    expect(await served()).not.toContain('Zora');
    const { text, records } = await shown();
    expect(text).not.toContain('Zora');
    expect(text).not.toContain(person.id);
    expectProved(records);
    const record = (await rui.ok('GET', `/api/tables/${over.id}/record`)) as object as GameRecord;
    expect(record.names).toEqual(['Rui', '']);
  }
  expect(await touched()).toEqual(historyBefore);
  const statuses = [open, alone, running].map(async ({ id }) => {
    const info = await world.running.server.store.table(id);
    return [info?.status, info?.host];
  });
  const ruis = (await rui.ok('GET', '/api/me'))['person'] as { id: string };
  expect(await Promise.all(statuses)).toEqual([
    ['open', ruis.id],
    ['closed', ''],
    ['running', ruis.id],
  ]);
  expect((await zora.ok('GET', '/api/me'))['person']).toBeNull();
});

it('goes on where it was stopped, and catches a name that was written down meanwhile', async () => {
  const { server, url } = world.running;
  const yan = await Player.join(url, 'Yan');
  const rui = await Player.join(url, 'Rui');
  const { person } = (await yan.ok('GET', '/api/me')) as { person: { id: string; name: string } };
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { id } = await rui.ok('POST', '/api/tables', { game: 'formula', seats, isPublic: true });
  await yan.ok('POST', `/api/tables/${String(id)}/sit`, {});
  await server.store.parts.mentions.forget(person.id, server.now());
  await server.sweep();
  expect((await shown()).text).not.toContain('Yan');
  expect(await server.store.person(person.id)).toBeUndefined();
  const room = await server.rooms.open(String(id));
  // At a table that has forgotten them they are nobody.
  expect(await room?.act((table) => sit(table, person, undefined, undefined))).toMatchObject({
    code: 'no-person',
  });
  expect(await room?.act((table) => say(table, person, 'x', 'again'))).toMatchObject({ code: 'no-person' });
  // A process that had not heard of it writes the name down at another table.
  const other = await rui.ok('POST', '/api/tables', { game: 'formula', seats, isPublic: true });
  const there = await server.rooms.open(String(other['id']));
  await there?.act((table) => sit(table, person, undefined, undefined));
  expect((await shown()).text).toContain('Yan');
  await server.sweep();
  expect((await shown()).text).not.toContain('Yan');
});

it('takes a name off stored tables of format 1, finished and running, and their records stay proved', async () => {
  const { server } = world.running;
  const people = await server.store.everyPerson('', 100);
  const before = await shown();
  const isOld = ({ paddock }: GameRecord) => paddock === 1;
  expect(before.records.filter(isOld).length).toBeGreaterThan(3);
  for (const { id, name } of people) {
    expect(before.text).toContain(name);
    expect(before.text).toContain(id);
    await forgetPerson(server, id);
  }
  for (const isRestarted of [false, true]) {
    if (isRestarted) await world.restart();
    const { text, records } = await shown();
    for (const { id, name } of people) {
      expect(text).not.toContain(`"${name}"`);
      expect(text).not.toContain(id);
    }
    expect(records).toHaveLength(before.records.length);
    expectProved(records);
    expect(records.filter(isOld).every(({ head }) => head !== undefined)).toBe(true);
  }
  expect(await world.running.server.store.everyPerson('', 100)).toEqual([]);
  const rows = await world.running.server.store.everyTable('', 100);
  // Games that nobody is left at are played out by stand-ins; tables that had not started are closed.
  expect(rows.some(({ status }) => status === 'open')).toBe(false);
});
