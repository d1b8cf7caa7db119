/** Over 300 lines: everything that a store promises, once for both engines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestDatabase } from '../testing/postgres.ts';
import { noticesContract } from './parts/notices/notices-contract.ts';
import { itKeepsReports } from './parts/moderation/moderation-contract.ts';
import { accountsContract } from './parts/accounts/accounts-contract.ts';
import { openStore, type Place } from './open.ts';
import type { Append, Store, TableRow } from './port.ts';

const NOW = 1_800_000_000_000;

function row(match: string, seq: number, more: Partial<Append> = {}): Append {
  return {
    match,
    seq,
    at: NOW + seq,
    body: JSON.stringify({ seq, text: 'é «?» \u0000'.slice(0, 5) }),
    ...more,
  };
}

function table(match: string, more: Partial<TableRow> = {}): TableRow {
  return {
    match,
    game: 'formula',
    status: 'open',
    isPublic: true,
    made: NOW,
    touched: NOW,
    card: JSON.stringify({ id: match }),
    host: 'host',
    people: [],
    ...more,
  };
}

describe.each(['sqlite', 'postgres'] as const)('the store on %s', (kind) => {
  let database: TestDatabase | undefined;
  let place: Place;
  let store: Store;

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'paddock-store-'));
    if (kind === 'postgres') database = await startPostgres({ isHasty: true });
    place = { dataDir, databaseUrl: database?.url };
    store = await openStore(place);
  }, 120_000);

  afterAll(async () => {
    await store.close();
    await database?.stop();
    rmSync(place.dataDir, { recursive: true, force: true, maxRetries: 10 });
  });

  noticesContract(() => store);
  accountsContract(() => store);
  itKeepsReports(
    () => store,
    () => (kind === 'postgres' ? openStore(place) : Promise.resolve(undefined)),
  );

  it('notes when people were last there, and never sets it back', async () => {
    await store.putPerson({ id: 'seen', name: 'Ana', made: NOW });
    expect(await store.lastSeen('seen')).toBe(NOW);
    await store.saw(['seen', 'nobody'], NOW + 10);
    await store.saw(['seen'], NOW + 5);
    expect(await store.lastSeen('seen')).toBe(NOW + 10);
    expect(await store.lastSeen('nobody')).toBeUndefined();
  });

  it('keeps one result per person and day, ranks them, and deletes old ones', async () => {
    const result = { day: '2026-11-16', person: 'a', name: 'Ana', score: 7, place: 2, at: NOW };
    expect(await store.parts.daily.put(result)).toBe(true);
    expect(await store.parts.daily.put({ ...result, score: 99 })).toBe(false);
    expect(await store.parts.daily.put({ ...result, person: 'b', name: 'Rui', at: NOW + 1 })).toBe(true);
    expect(await store.parts.daily.put({ ...result, person: 'c', name: 'Zoé', place: 1, at: NOW + 2 })).toBe(
      true,
    );
    expect(await store.parts.daily.put({ ...result, person: 'd', name: 'Eva', score: -3, at: NOW })).toBe(
      true,
    );
    expect(await store.parts.daily.put({ ...result, day: '2026-11-15' })).toBe(true);
    const ranked = await store.parts.daily.results('2026-11-16', 0, 10);
    expect(ranked.map(({ name, rank }) => [rank, name])).toEqual([
      [1, 'Zoé'],
      [2, 'Ana'],
      [3, 'Rui'],
      [4, 'Eva'],
    ]);
    expect(await store.parts.daily.results('2026-11-16', 1, 2)).toEqual(ranked.slice(1, 3));
    expect(await store.parts.daily.resultOf('2026-11-16', 'b')).toEqual(ranked[2]);
    expect(await store.parts.daily.resultOf('2026-11-16', 'nobody')).toBeUndefined();
    await store.parts.daily.forget('2026-11-16');
    expect([
      await store.parts.daily.count('2026-11-15'),
      await store.parts.daily.count('2026-11-16'),
    ]).toEqual([0, 4]);
  });

  it('writes a slot of a score pad once, and forgets old ones', async () => {
    expect(await store.parts.scorePads.keep('p', 'seal-0-1', 'one', NOW)).toBe('one');
    expect(await store.parts.scorePads.keep('p', 'seal-0-1', 'two', NOW + 1)).toBe('one');
    expect(await store.parts.scorePads.keep('p', 'open', 'now', NOW + 5)).toBe('now');
    expect(await store.parts.scorePads.keep('q', 'open', 'then', NOW + 5)).toBe('then');
    expect(await store.parts.scorePads.slots('p')).toEqual({ 'seal-0-1': 'one', open: 'now' });
    expect([await store.parts.scorePads.slots('nobody'), await store.parts.scorePads.count()]).toEqual([
      {},
      2,
    ]);
    await store.parts.scorePads.keep('r', 'open', 'later', NOW + 6);
    await store.parts.scorePads.forgetLone(NOW + 6);
    expect([await store.parts.scorePads.slots('q'), await store.parts.scorePads.count()]).toEqual([{}, 2]);
    await store.parts.scorePads.forget(NOW + 2);
    expect(await store.parts.scorePads.slots('p')).toEqual({ open: 'now' });
  });

  it('keeps the last sign of life, and when there was none', async () => {
    expect(await store.lastLife()).toBeUndefined();
    for (const at of [NOW, NOW + 1_000]) await store.showLife(at);
    expect(await store.lastLife()).toBe(NOW + 1_000);
    const away = { since: NOW, until: NOW + 500 };
    expect(await store.wasAway(away.since, away.until)).toEqual([away]);
    expect(await store.wasAway(NOW, NOW + 600)).toEqual([away]);
    expect(await store.wasAway(NOW - 900, NOW - 800)).toEqual([{ since: NOW - 900, until: NOW - 800 }, away]);
    expect(await store.aways()).toHaveLength(2);
  });

  it('S9: knows which tables have not started and whose they are, which are unused, and who is gone', async () => {
    const made = async (match: string, more: Partial<TableRow>) =>
      expect(await store.append(row(match, 0, { table: table(match, { host: 'h', ...more }) }))).toBe(true);
    await store.putPerson({ id: 'sits', name: 'Ana', made: NOW - 100 });
    await store.putPerson({ id: 'gone', name: 'Rui', made: NOW - 100 });
    await store.putPerson({ id: 'here', name: 'Zoé', made: NOW });
    await made('empty', { touched: NOW - 50 });
    await made('taken', { touched: NOW - 50, isPublic: false, people: [{ person: 'sits', seat: 0 }] });
    await made('played', { touched: NOW - 50, status: 'running' });
    await made('ended', { touched: NOW - 50, status: 'over' });
    // Whoever sits only at tables that were closed is gone, too; a seat at any other keeps them.
    for (const id of ['shut', 'plays', 'played']) await store.putPerson({ id, name: 'Eva', made: NOW - 100 });
    const seated = (person: string) => ({ host: person, touched: NOW, people: [{ person, seat: 0 }] });
    await made('shut 1', { ...seated('shut'), status: 'closed' });
    await made('shut 2', { ...seated('plays'), status: 'closed' });
    await made('goes on', { ...seated('plays'), status: 'running' });
    await made('went on', { ...seated('played'), status: 'over' });
    expect(await store.hosted('h')).toEqual({ open: 2, listed: 2 });
    expect(await store.hosted('nobody')).toEqual({ open: 0, listed: 0 });
    expect(await store.unusedTables(NOW - 40, NOW - 60, 10)).toEqual(['empty']);
    expect((await store.unusedTables(NOW - 40, NOW - 40, 10)).toSorted()).toEqual(['empty', 'taken']);
    expect(await store.unusedTables(NOW - 40, NOW - 40, 1)).toHaveLength(1);
    expect(await store.forgetPeople(NOW - 10, 10)).toBe(2);
    for (const id of ['gone', 'shut']) expect(await store.person(id)).toBeUndefined();
    for (const id of ['sits', 'here', 'plays', 'played']) expect(await store.person(id)).toBeDefined();
  });

  it('keeps events in order, and gives them from any number on', async () => {
    for (let seq = 0; seq < 5; seq++) expect(await store.append(row('a', seq))).toBe(true);
    const events = await store.events('a', 2, 100);
    expect(events.map(({ seq }) => seq)).toEqual([2, 3, 4]);
    expect(events[0]).toEqual(row('a', 2));
    expect(await store.events('a', 0, 2)).toHaveLength(2);
    expect(await store.events('nobody', 0, 100)).toEqual([]);
  });

  it('keeps one event per place: the second is refused', async () => {
    expect(await store.append(row('b', 0, { body: '"first"' }))).toBe(true);
    expect(await store.append(row('b', 0, { body: '"second"' }))).toBe(false);
    expect((await store.events('b', 0, 9)).map(({ body }) => body)).toEqual(['"first"']);
  });

  it('does not let one stale table fail the others of its group', async () => {
    const matches = Array.from({ length: 50 }, (_, index) => `g${index}`);
    await Promise.all(matches.map((match) => store.append(row(match, 0))));
    const answers = await Promise.all(
      matches.map((match, index) => store.append(row(match, index % 2, { table: table(match) }))),
    );
    expect(answers).toEqual(matches.map((_, index) => index % 2 === 1));
    expect(await store.table('g1')).toMatchObject({ status: 'open' });
    expect(await store.table('g2')).toBeUndefined();
  });

  it('gives two racing writers one place each', async () => {
    const writers = Array.from({ length: 20 }, (_, index) =>
      store.append(row('race', 0, { body: `${index}` })),
    );
    const answers = await Promise.all(writers);
    expect(answers.filter((isKept) => isKept)).toHaveLength(1);
    expect(await store.events('race', 0, 9)).toHaveLength(1);
  });

  it('lists tables as their newest event left them', async () => {
    const people = [{ person: 'p-ana', seat: 1 }];
    await store.append(
      row('l1', 0, { table: table('l1', { people }), due: { at: null, turn: 0, deadline: null } }),
    );
    await store.append(
      row('l2', 0, { table: table('l2', { isPublic: false, people: [{ person: 'p-ana', seat: 0 }] }) }),
    );
    expect((await store.lobby(100)).map(({ match }) => match)).toContain('l1');
    expect((await store.lobby(100)).map(({ match }) => match)).not.toContain('l2');
    expect((await store.publicTable('l1'))?.match).toBe('l1');
    for (const other of ['l2', 'nothing']) expect(await store.publicTable(other)).toBeUndefined();
    await store.append(row('l1', 1, { due: { at: NOW, turn: 0b10, deadline: NOW + 5 } }));
    const mine = await store.tablesOf('p-ana', 10);
    expect(mine.find(({ match }) => match === 'l1')).toMatchObject({
      seat: 1,
      turn: 0b10,
      deadline: NOW + 5,
    });
    const over = table('l1', { status: 'over', touched: NOW + 9, people, card: '"over"' });
    await store.append(row('l1', 2, { table: over, due: null }));
    expect((await store.tablesOf('p-ana', 10)).map(({ match }) => match)).toEqual(['l2']);
    expect(await store.historyOf('p-ana', NOW + 10, 10)).toMatchObject([
      { match: 'l1', card: '"over"', turn: 0 },
    ]);
    expect(await store.historyOf('p-ana', NOW + 9, 10)).toEqual([]);
    expect(await store.historyOf('nobody', NOW + 10, 10)).toEqual([]);
    await store.append(row('l2', 1, { table: table('l2', { people: [] }) }));
    expect(await store.tablesOf('p-ana', 10)).toEqual([]);
  });

  it('hands a due table to one process, and to another when the lease is over', async () => {
    await store.append(row('d1', 0, { due: { at: NOW + 50, turn: 1, deadline: null } }));
    const claim = { owner: 'x', leaseMs: 1_000, limit: 100 };
    for (const owner of ['x', 'y', store.owner]) await store.beat(owner, 60_000);
    expect(await store.claimDue({ ...claim, now: NOW + 100 })).not.toContain('d1');
    expect(await store.claimDue({ ...claim, now: NOW + 20_000 })).toContain('d1');
    expect(await store.claimDue({ ...claim, owner: 'y', now: NOW + 20_500 })).not.toContain('d1');
    expect(await store.claimDue({ ...claim, owner: 'y', now: NOW + 22_000 })).toContain('d1');
    expect(await store.homesOf('y')).toEqual(['d1']);
    expect(await store.claimDue({ ...claim, owner: 'z', now: NOW + 22_001 })).not.toContain('d1');
    await store.release('x', ['d1']);
    expect(await store.claimDue({ ...claim, now: NOW + 22_001 })).not.toContain('d1');
    await store.release('y', ['d1']);
    expect(await store.claimDue({ ...claim, owner: 'y', now: NOW + 22_001 })).toContain('d1');
    await store.leave('y');
    expect(await store.claimDue({ ...claim, owner: 'z', now: NOW + 22_001 })).toContain('d1');
    await store.append(row('d1', 1, { due: { at: null, turn: 1, deadline: null } }));
    expect(await store.claimDue({ ...claim, now: NOW + 90_000 })).not.toContain('d1');
  });

  it('knows which processes are alive, and who is there', async () => {
    expect(await store.beat('one', 60_000)).toContain('one');
    expect(await store.beat('two', 60_000)).toEqual(expect.arrayContaining(['one', 'two']));
    await store.putPresent('one', [
      { what: 'person ana', count: 2 },
      { what: 'address ::1', count: 1 },
    ]);
    await store.putPresent('two', [{ what: 'person ana', count: 1 }]);
    await store.putPresent('one', [{ what: 'address ::1', count: 0 }]);
    expect(await store.present()).toEqual(
      expect.arrayContaining([
        { owner: 'one', what: 'person ana', count: 2 },
        { owner: 'two', what: 'person ana', count: 1 },
      ]),
    );
    await store.beat('one', -1);
    expect(await store.beat('two', 60_000)).not.toContain('one');
    expect(await store.present()).toEqual([{ owner: 'two', what: 'person ana', count: 1 }]);
    await store.leave('two');
    expect(await store.present()).toEqual([]);
  });

  it('knows people, and lets a one-time link be used once and in time', async () => {
    await store.putPerson({ id: 'p1', name: 'Ana', made: NOW });
    await store.putPerson({ id: 'p1', name: 'Anna', made: NOW + 1 });
    expect(await store.person('p1')).toEqual({ id: 'p1', name: 'Anna', made: NOW });
    expect(await store.person('p2')).toBeUndefined();
    await store.putLink('h1', 'p1', NOW + 10);
    await store.putLink('h2', 'p1', NOW + 10);
    expect(await store.takeLink('h1', NOW)).toBe('p1');
    expect(await store.takeLink('h1', NOW)).toBeUndefined();
    expect(await store.takeLink('h2', NOW + 11)).toBeUndefined();
  });

  it('finds a bot by its token and its owner, until the token changes or the owner is gone', async () => {
    const { ownBots } = store.parts;
    await store.putPerson({ id: 'olga', name: 'Olga', made: NOW });
    const bot = { id: 'turbo', name: 'Turbo (bot)', made: NOW, owner: 'olga' };
    await ownBots.make(bot, 'hash 1');
    const found = bot;
    expect(await ownBots.byToken('hash 1')).toEqual(found);
    expect(await ownBots.ofOwner('olga')).toEqual([found]);
    expect(await store.person('turbo')).toEqual(bot);
    expect(await ownBots.renew('turbo', 'hash 2')).toBe(true);
    expect(await ownBots.byToken('hash 1')).toBeUndefined();
    await store.append(row('bots', 0, { table: table('bots', { people: [{ person: 'turbo', seat: 1 }] }) }));
    const over = table('bots over', { status: 'over', people: [{ person: 'turbo', seat: 0 }] });
    await store.append(row('bots over', 0, { table: over }));
    expect(await ownBots.tablesOf('turbo')).toEqual(['bots']);
    await ownBots.remove('turbo');
    expect([await ownBots.find('turbo'), await ownBots.renew('turbo', 'x')]).toEqual([undefined, false]);

    const longAgo = NOW - 1_000;
    await store.putPerson({ id: 'otto', name: 'Otto', made: longAgo + 20 });
    await ownBots.make({ ...bot, id: 'idle', made: longAgo, owner: 'otto' }, 'hash 3');
    await store.forgetPeople(longAgo + 10, 100);
    await ownBots.tidy();
    // It is kept as long as its owner is there, however long it has been away.
    expect(await ownBots.byToken('hash 3')).toBeDefined();
    for (let times = 0; times < 2; times++) await store.forgetPeople(longAgo + 30, 100);
    await ownBots.tidy();
    expect([await ownBots.byToken('hash 3'), await store.person('idle')]).toEqual([undefined, undefined]);
  });

  it('keeps what was there first', async () => {
    expect(await store.keep('key', 'one')).toBe('one');
    expect(await store.keep('key', 'two')).toBe('one');
    await store.put('key', 'three');
    await store.put('key', 'four');
    expect(await store.keep('key', 'five')).toBe('four');
  });

  it('still has everything when it is opened again', async () => {
    await store.append(row('again', 0, { table: table('again') }));
    const before = await store.counts();
    await store.close();
    store = await openStore(place);
    expect(await store.counts()).toEqual(before);
    expect(await store.events('again', 0, 9)).toEqual([row('again', 0)]);
    expect((await store.everyTable('', 1_000)).map(({ match }) => match)).toContain('again');
    expect((await store.everyPerson('', 1_000)).map(({ id }) => id)).toContain('p1');
  });
});
