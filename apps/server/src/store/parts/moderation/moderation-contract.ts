import { expect, it } from 'vitest';
import type { Store } from '../../port.ts';
import type { ReportRow } from './sql-reports.ts';

const NOW = 1_800_000_000_000;

function report(id: string, more: Partial<ReportRow> = {}): ReportRow {
  return {
    id,
    at: NOW,
    match: 'table',
    reporter: 'ana',
    reporterName: 'Ana',
    person: 'zed',
    name: 'Zed',
    reason: 'chat',
    note: '',
    context: '[]',
    ...more,
  };
}

const AUDIT = {
  at: NOW,
  admin: 'ada',
  adminName: 'Ada',
  action: 'ban',
  person: 'zed',
  name: 'Zed',
  match: 'table',
  report: 'r',
  detail: '24',
};

/** Reports and blocks, on any engine. `other`: another process on the same data; undefined where there can be none. */
export function itKeepsReports(given: () => Store, other: () => Promise<Store | undefined>): void {
  it('keeps who has blocked whom, once, up to a number, only for their owner', async () => {
    const { blocks } = given().parts;
    for (const id of ['ana', 'zed', 'rui']) await given().putPerson({ id, name: id, made: NOW });
    const row = { id: 'b1', person: 'ana', blocked: 'zed', name: 'Zed', at: NOW };
    expect(await blocks.put(row, 2)).toBe(true);
    expect(await blocks.put({ ...row, id: 'b2' }, 2)).toBe(true);
    expect(await blocks.put({ ...row, id: 'b3', blocked: 'rui' }, 2)).toBe(true);
    expect(await blocks.put({ ...row, id: 'b4', blocked: 'eva' }, 2)).toBe(false);
    expect((await blocks.of('ana')).map(({ id }) => id)).toEqual(['b1', 'b3']);
    expect(await blocks.standing('zed', ['ana', 'rui'], NOW)).toEqual({
      hides: [],
      barredBy: ['ana'],
      sanctions: [],
    });
    expect((await blocks.standing('zed', ['rui'], NOW)).barredBy).toEqual([]);
    expect((await blocks.standing('ana', [], NOW)).hides.toSorted()).toEqual(['rui', 'zed']);
    expect(await blocks.remove('rui', 'b1')).toBeUndefined();
    expect(await blocks.remove('ana', 'b1')).toBe('zed');
    // Nobody is there of whom `eva` would be a name.
    await blocks.put({ ...row, id: 'b5', blocked: 'eva' }, 9);
    await blocks.tidy(NOW);
    expect((await blocks.of('ana')).map(({ id }) => id)).toEqual(['b3']);
    expect(await blocks.aboutMe('ana')).toMatchObject({ blocked: [{ name: 'Zed' }] });
    await blocks.forgetMe('rui');
    expect(await blocks.of('ana')).toEqual([]);
  });

  it('keeps one sanction of a kind, until its time', async () => {
    const { blocks } = given().parts;
    const row = { person: 'zed', name: 'Zed', kind: 'ban', at: NOW } as const;
    await blocks.sanction({ ...row, id: 's1', until: NOW + 10 });
    await blocks.sanction({ ...row, id: 's2', until: NOW + 20 });
    expect(await blocks.sanctions(NOW + 15, 10)).toMatchObject([{ id: 's2', person: 'zed' }]);
    expect((await blocks.standing('zed', [], NOW + 15)).sanctions).toMatchObject([{ kind: 'ban' }]);
    expect(await blocks.sanctionsOn('zed', NOW + 20)).toEqual([]);
    expect(await blocks.lift('s1')).toBeUndefined();
    expect(await blocks.lift('s2')).toMatchObject({ person: 'zed', kind: 'ban' });
  });

  it('renames a person in results, too', async () => {
    const store = given();
    await store.putPerson({ id: 'named', name: 'Rude', made: NOW });
    await store.parts.daily.put({
      day: '2026-01-01',
      person: 'named',
      name: 'Rude',
      score: 1,
      place: 1,
      at: NOW,
    });
    const seat = { seat: 0, person: 'named', bot: null, name: 'Rude', place: 1, score: 9, hasLeft: false };
    const game = { match: 'rude', game: 'formula', at: NOW, isPublic: true, isRated: false, league: null };
    await store.append({ match: 'rude', seq: 0, at: NOW, body: '{}', finished: { ...game, seats: [seat] } });
    await store.parts.blocks.rename('named', 'Driver 1234');
    expect((await store.person('named'))?.name).toBe('Driver 1234');
    expect((await store.parts.daily.resultOf('2026-01-01', 'named'))?.name).toBe('Driver 1234');
    expect((await store.parts.results.of('rude'))?.seats).toMatchObject([{ name: 'Driver 1234' }]);
  });

  it('takes one open report by one person about one other at one table, and forgets in time', async () => {
    const { reports } = given().parts;
    await reports.put(report('r1'));
    await reports.put(report('r2'));
    await reports.put(report('r3', { reporter: 'rui', at: NOW + 1 }));
    expect((await reports.open(10)).map(({ id }) => id)).toEqual(['r1', 'r3']);
    expect(await reports.counts('ana')).toEqual({ own: 1, all: 2 });
    await reports.setContext('r1', '[1]');
    expect(await reports.one('r1')).toEqual(report('r1', { context: '[1]' }));
    await reports.close('r1', NOW + 5);
    expect(await reports.one('r1')).toBeUndefined();
    await reports.put(report('r4', { at: NOW + 9 }));
    expect(await reports.counts('ana')).toEqual({ own: 1, all: 2 });
    expect(await reports.aboutMe('ana')).toHaveLength(2);
    await reports.tidy({ closedBefore: NOW + 6, openBefore: NOW + 2, auditRows: 9 });
    expect(await reports.aboutMe('ana')).toMatchObject([{ at: NOW + 9, name: 'Zed' }]);
    expect((await reports.open(10)).map(({ id }) => id)).toEqual(['r4']);
    const lines = JSON.stringify([
      { person: 'rui', text: 'a' },
      { person: 'eva', text: 'b' },
    ]);
    await reports.setContext('r4', lines);
    await reports.forgetMe('eva');
    expect(await reports.one('r4')).toMatchObject({ context: '[{"person":"rui","text":"a"}]' });
    await reports.forgetMe('zed');
    expect(await reports.open(10)).toEqual([]);
  });

  it('notes what admins do, the newest first, up to a number', async () => {
    const { reports } = given().parts;
    for (let detail = 1; detail <= 5; detail++) await reports.note({ ...AUDIT, detail: String(detail) });
    const newest = await reports.audit(Number.MAX_SAFE_INTEGER, 2);
    expect(newest.map(({ detail }) => detail)).toEqual(['5', '4']);
    expect((await reports.audit(newest.at(-1)?.number ?? 0, 9)).map(({ detail }) => detail)).toEqual([
      '3',
      '2',
      '1',
    ]);
    await reports.tidy({ closedBefore: 0, openBefore: 0, auditRows: 2 });
    await reports.forgetMe('zed');
    expect(await reports.audit(Number.MAX_SAFE_INTEGER, 9)).toMatchObject([
      { detail: '5', name: '', admin: 'ada' },
      { detail: '4', name: '', admin: 'ada' },
    ]);
  });

  it('keeps no words and no name of somebody who was deleted among what admins have done', async () => {
    const { reports } = given().parts;
    const about = { ...AUDIT, person: 'wes', name: 'Wes' };
    await reports.note({ ...about, action: 'ban', detail: '24' });
    await reports.note({ ...about, action: 'rename', detail: 'Driver 1234' });
    // As servers wrote it before.
    await reports.note({ ...about, action: 'remove-line', detail: 'Words of Wes' });
    await reports.forgetMe('wes');
    const rows = await reports.audit(Number.MAX_SAFE_INTEGER, 3);
    expect(rows.map(({ action, name, detail }) => [action, name, detail])).toEqual([
      ['remove-line', '', ''],
      ['rename', '', ''],
      ['ban', '', '24'],
    ]);
  });

  it('passes words on to other processes, and not back', async () => {
    const store = given();
    const there = await other();
    const told: (readonly string[])[] = [];
    const listener = { changed: () => {}, present: () => {}, missed: () => {} };
    store.onForeign({ ...listener, told: (words) => told.push(words) });
    await store.tell(store.owner, ['own']);
    await there?.tell(there.owner, ['reacted', 'a b', 'é']);
    await expect.poll(() => told).toEqual(there === undefined ? [] : [['reacted', 'a b', 'é']]);
    await there?.close();
  });
}
