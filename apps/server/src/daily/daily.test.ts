import { commitmentTo, type GameRecord } from '@paddock/kernel';
import { secretOfDate, dailyRace } from '@paddock/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playDaily } from '../testing/daily.ts';
import { Player } from '../testing/player.ts';
import { startPostgres, type TestDatabase } from '../testing/postgres.ts';
import { makeWorld, type World } from '../testing/world.ts';

interface Shown {
  readonly day: string;
  readonly game: string;
  readonly match: string;
  readonly secret: string;
  readonly commitment: string;
  readonly drawn: number;
  readonly until: number;
  readonly next: { readonly day: string; readonly match: string; readonly commitment: string };
}

/** Two days of Formula, with one of Downforce between them. */
const EVENING = Date.parse('2026-11-16T23:30:00Z');
const MIDNIGHT = Date.parse('2026-11-17T00:00:00Z');
const HOUR = 3_600_000;

describe.each(['sqlite', 'postgres'] as const)('the race of the day, with results on %s', (kind) => {
  let database: TestDatabase | undefined;
  let world: World;
  let now = EVENING;

  beforeAll(async () => {
    if (kind === 'postgres') database = await startPostgres({ isHasty: true });
    const env = database === undefined ? {} : { DATABASE_URL: database.url };
    world = await makeWorld(env, { now: () => now });
  }, 120_000);

  afterAll(async () => {
    await world.end();
    await database?.stop();
  });

  const join = (name: string) => Player.join(world.running.url, name);
  const today = async (player: Player) => (await player.ok('GET', '/api/daily')) as unknown as Shown;
  const send = (player: Player, record: unknown) => player.call('POST', '/api/daily/result', { record });

  it('draws tomorrow’s secret today, though nobody asks', async () => {
    now = MIDNIGHT;
    expect(await today(new Player(world.running.url, 'nobody'))).toMatchObject({ drawn: EVENING });
  });

  it('commits itself the day before, and shows the secret when the day begins', async () => {
    now = EVENING;
    const nobody = new Player(world.running.url, 'nobody');
    const before = await today(nobody);
    expect(before).toMatchObject({ day: '2026-11-16', game: 'formula', until: MIDNIGHT });
    expect(before.commitment).toBe(commitmentTo(before.secret, before.match, 0));
    await world.restart();
    now = MIDNIGHT - 1;
    const again = await today(new Player(world.running.url, 'nobody'));
    expect(again).toEqual(before);
    now = MIDNIGHT;
    const after = await today(new Player(world.running.url, 'nobody'));
    expect(after).toMatchObject({ day: '2026-11-17', game: 'downforce', match: before.next.match });
    expect(commitmentTo(after.secret, after.match, 0)).toBe(before.next.commitment);
    expect(after.commitment).toBe(before.next.commitment);
    expect(after.drawn).toBeLessThan(MIDNIGHT);
    expect(JSON.stringify(before)).not.toContain(after.secret);
  });

  it('takes one result per person and day, and ranks them', async () => {
    now = EVENING;
    const [ana, rui] = [await join('Ana'), await join('Rui')];
    const { day, secret } = await today(ana);
    const records = Array.from({ length: 12 }, (_, seed) => playDaily(day, secret, `${seed}`));
    const scored = records.toSorted((a, b) => scoreOf(b) - scoreOf(a));
    const [best, worst] = [scored[0], scored.at(-1)];
    expect(scoreOf(best)).toBeGreaterThan(scoreOf(worst));
    expect((await send(rui, worst)).body).toMatchObject({ day, total: 1, mine: { rank: 1, name: 'Rui' } });
    expect((await send(ana, best)).body).toMatchObject({ total: 2, mine: { rank: 1, score: scoreOf(best) } });
    expect(await send(rui, best)).toMatchObject({ status: 409, body: { code: 'already-counted' } });
    const table = await rui.ok('GET', '/api/daily/results');
    expect(table).toMatchObject({
      day,
      total: 2,
      results: [
        { rank: 1, name: 'Ana', score: scoreOf(best) },
        { rank: 2, name: 'Rui', score: scoreOf(worst) },
      ],
      mine: { rank: 2, name: 'Rui' },
    });
    expect(await ana.ok('GET', `/api/daily/results?day=${day}&from=1`)).toMatchObject({
      results: [{ rank: 2, name: 'Rui' }],
      mine: { rank: 1 },
    });
    expect(await ana.ok('GET', '/api/daily/results?day=2026-11-15')).toMatchObject({ total: 0, results: [] });
  });

  it('refuses what is not this race, was altered, or is not over', async () => {
    now = EVENING;
    const eva = await join('Eva');
    const { day, secret } = await today(eva);
    const good = playDaily(day, secret, 'good');
    const result = { standings: [{ side: 'seat-0', seat: 0, place: 1, score: 99 }] };
    const { result: _result, digest: _digest, ...unfinished } = good;
    const entries = good.entries.slice(0, 20);
    const cases: [unknown, string][] = [
      [{}, 'bad-record'],
      [{ ...good, strange: 1 }, 'bad-record'],
      [{ ...good, result }, 'bad-record'],
      [{ ...good, entries: good.entries.toSpliced(9, 1) }, 'bad-record'],
      [{ ...unfinished, entries, deals: good.deals }, 'not-over'],
      [{ ...good, seats: good.seats.map(() => ({})) }, 'not-this-race'],
      [{ ...good, options: { ...good.options, removed: 5 } }, 'not-this-race'],
      [{ ...good, content: { deck: { value: { id: 'mine' } } } }, 'not-this-race'],
      [{ ...good, match: 'daily-2026-11-14-formula' }, 'not-this-race'],
      [{ ...good, entries: good.entries.map((entry) => ({ ...entry, hints: 1 })) }, 'not-this-race'],
      // Another secret: the date's own, as a page without a server plays it.
      [playDaily(day, secretOfDate(dailyRace(day)), 'x'), 'not-this-race'],
    ];
    for (const [record, code] of cases) expect((await send(eva, record)).body).toMatchObject({ code });
    expect(await eva.ok('GET', '/api/daily/results')).toMatchObject({ mine: null });
    expect((await send(eva, good)).status).toBe(200);
    expect(await send(new Player(world.running.url, 'nobody'), good)).toMatchObject({ status: 401 });
  });

  it('takes a race that began before midnight for an hour after it', async () => {
    now = EVENING;
    const [ivo, ida] = [await join('Ivo'), await join('Ida')];
    const { day, secret } = await today(ivo);
    const record = playDaily(day, secret, 'late');
    now = MIDNIGHT + HOUR - 1;
    expect((await send(ivo, record)).body).toMatchObject({ day });
    now = MIDNIGHT + HOUR;
    expect((await send(ida, record)).body).toMatchObject({ code: 'not-this-race' });
  });

  it('bounds what it is asked', async () => {
    const ana = await join('Ana');
    for (const query of ['from=-1', 'from=1e9', 'day=today', 'day=2026-13-01', 'limit=5']) {
      expect(await ana.call('GET', `/api/daily/results?${query}`)).toMatchObject({ status: 400 });
    }
    const long = 'x'.repeat(70_000);
    expect(await send(ana, { paddock: 2, game: long })).toMatchObject({ status: 413 });
  });
});

function scoreOf(record: GameRecord | undefined): number {
  return record?.result?.standings.find(({ seat }) => seat === 0)?.score ?? 0;
}
