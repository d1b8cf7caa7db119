import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestDatabase } from '../../testing/postgres.ts';
import { openStore, type Place } from '../open.ts';
import type { Store } from '../port.ts';

const NOW = 1_800_000_000_000;
const MOST = { players: 3, leagues: 5 };
const row = {
  name: 'Mondays',
  settings: '{"rounds":3}',
  keyHash: 'h',
  fixtures: '',
  made: NOW,
  touched: NOW,
};

describe.each(['sqlite', 'postgres'] as const)('leagues on %s', (kind) => {
  let database: TestDatabase | undefined;
  let place: Place;
  let store: Store;

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'paddock-leagues-'));
    if (kind === 'postgres') database = await startPostgres({ isHasty: true });
    place = { dataDir, databaseUrl: database?.url };
    store = await openStore(place);
    for (const [id, name] of [
      ['a', 'Ana'],
      ['b', 'Rui'],
      ['c', 'Zoé'],
      ['d', 'Eve'],
    ] as const)
      await store.putPerson({ id, name, made: NOW });
  }, 120_000);

  afterAll(async () => {
    await store.close();
    await database?.stop();
    rmSync(place.dataDir, { recursive: true, force: true, maxRetries: 10 });
  });

  const names = async (id: string) =>
    (await store.parts.leagues.league(id))?.places.map((each) => [each.place, each.name, each.hasLeft]);

  it('go from the first player to the last, and places are renumbered at the start', async () => {
    const { leagues } = store.parts;
    expect(await leagues.make({ ...row, id: 'l', organiser: 'a' }, 1)).toBe(true);
    expect(await leagues.make({ ...row, id: 'm', organiser: 'a' }, 1)).toBe(false);
    // All at once: one is too many.
    const joined = await Promise.all(['b', 'c', 'd'].map((person) => leagues.join('l', person, NOW, MOST)));
    expect(joined.toSorted()).toEqual(['full', 'joined', 'joined']);
    for (const person of ['b', 'c', 'd']) await leagues.leave('l', person, NOW);
    for (const person of ['b', 'c']) expect(await leagues.join('l', person, NOW, MOST)).toBe('joined');
    expect(await leagues.leave('l', 'b', NOW)).toBe(true);
    expect(await leagues.leave('l', 'b', NOW)).toBe(false);
    await leagues.join('l', 'd', NOW, MOST);
    const places = (await leagues.league('l'))?.places.map((each) => each.place) ?? [];
    expect(await leagues.start('l', [...places, 9], '[[[0,1,2]]]', NOW)).toBe(false);
    expect(await leagues.start('l', places, '[[[0,1,2]]]', NOW)).toBe(true);
    expect(await leagues.start('l', [0, 1, 2], '[]', NOW)).toBe(false);
    expect(await names('l')).toEqual([
      [0, 'Ana', false],
      [1, 'Zoé', false],
      [2, 'Eve', false],
    ]);
    expect(await leagues.join('l', 'b', NOW, MOST)).toBe('started');
    expect(await leagues.change('l', 'Tuesdays', '{}', NOW)).toBe(false);
    expect(await leagues.change('l', 'Tuesdays', undefined, NOW)).toBe(true);
    const table = { round: 1, number: 0, match: 't1', key: 'k' };
    await leagues.addTables('l', [table], NOW);
    await leagues.addTables('l', [{ ...table, match: 't2' }], NOW);
    expect((await leagues.league('l'))?.tables).toEqual([table]);
    await leagues.replaceTable('l', 't1', { ...table, match: 't3' });
    expect((await leagues.league('l'))?.tables).toEqual([{ ...table, match: 't3' }]);
    expect(await leagues.ofPerson('a', 9)).toMatchObject([
      { league: { id: 'l', name: 'Tuesdays', settings: '{"rounds":3}' }, players: 3, made: 1, finished: 0 },
    ]);
  });

  it('are carried by an export', async () => {
    const { leagues, exported } = store.parts;
    const before = await leagues.league('l');
    const tables = ['leagues', 'league_places', 'league_tables'] as const;
    const rows = await Promise.all(tables.map((table) => exported.rows(table, 0, 9)));
    expect(rows.map(({ length }) => length)).toEqual([1, 3, 1]);
    await leagues.remove('l');
    expect(await leagues.league('l')).toBeUndefined();
    for (const [index, table] of tables.entries())
      for (const each of rows[index] ?? []) await exported.put(table, each);
    expect(await leagues.league('l')).toEqual(before);
  });

  it('keep places of those who left, forget names, and go with the last player', async () => {
    const { leagues } = store.parts;
    await leagues.leave('l', 'a', NOW);
    expect((await leagues.league('l'))?.league.organiser).toBe('c');
    expect(await leagues.join('l', 'b', NOW, MOST)).toBe('joined');
    expect((await names('l'))?.[0]).toEqual([0, 'Rui', false]);
    await leagues.forgetMe('d');
    expect((await names('l'))?.[2]).toEqual([2, '', true]);
    expect(await leagues.aboutMe('c')).toEqual([
      { league: 'l', name: 'Tuesdays', made: NOW, place: 1, isOrganiser: true, hasLeft: false },
    ]);
    // A league's players are kept even if they do not visit.
    expect(await store.forgetPeople(NOW + 1, 10)).toBe(2);
    expect(await store.person('c')).toBeDefined();
    for (const person of ['b', 'c']) await leagues.leave('l', person, NOW);
    expect(await leagues.league('l')).toBeUndefined();
    await leagues.make({ ...row, id: 'old', organiser: 'c' }, 9);
    await leagues.forgetUnstarted(NOW, 9);
    expect(await leagues.league('old')).toBeDefined();
    await leagues.forgetUnstarted(NOW + 1, 9);
    expect(await leagues.league('old')).toBeUndefined();
  });
});
