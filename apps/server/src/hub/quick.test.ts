import type { TableCard } from '@paddock/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Player } from '../testing/player.ts';
import { startPostgres, type TestDatabase } from '../testing/postgres.ts';
import { Screen } from '../testing/seat.ts';
import { makeWorld, type World } from '../testing/world.ts';

/** «Me and anyone who comes, bots after a minute», on two processes where the database takes several. */

const MINUTE = 60_000;
/** More than a minute, and what a living process has for itself. */
const LATER = MINUTE + 20_000;

describe.each(['sqlite', 'postgres'] as const)('a quick table, and the top game, on %s', (kind) => {
  let database: TestDatabase | undefined;
  let worlds: World[];
  let ahead = 0;
  const closing: { close(): void }[] = [];

  beforeAll(async () => {
    database = kind === 'postgres' ? await startPostgres({ isHasty: true }) : undefined;
    const env = { COOKIE_SECRET: 'c'.repeat(64), ...(database && { DATABASE_URL: database.url }) };
    const open = () => makeWorld(env, { now: () => Date.now() + ahead, shuffleMs: 0 });
    worlds = database === undefined ? [await open()] : [await open(), await open()];
  }, 120_000);

  afterEach(() => {
    for (const each of closing.splice(0)) each.close();
  });

  afterAll(async () => {
    for (const world of worlds) await world.end();
    await database?.stop();
  }, 60_000);

  const worldOf = (at: number) => worlds[at % worlds.length];
  const join = (name: string, at = 0) => Player.join(worldOf(at).running.url, name);
  const quick = async (player: Player, game = 'formula') =>
    (await player.ok('POST', '/api/hub/quick', { game })) as unknown as { table: string; seat: number };

  async function watch(player: Player, table: string): Promise<Screen> {
    const client = player.connect();
    closing.push(client);
    const screen = new Screen(client, table);
    await screen.until(({ info }) => info !== undefined);
    return screen;
  }

  /** Every process looks at what is due. */
  async function pass(milliseconds: number): Promise<void> {
    ahead += milliseconds;
    for (const { running } of worlds) await running.server.rooms.pollDue();
  }

  it('brings people who ask at the same time to one table, and shows everybody when it starts', async () => {
    const people = await Promise.all(['Ana', 'Rui', 'Eva'].map((name, at) => join(name, at)));
    const seats = await Promise.all(people.map((player) => quick(player)));
    expect(new Set(seats.map(({ table }) => table)).size).toBe(1);
    expect(seats.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    const [ana] = people as [Player];
    const { table } = seats[0] ?? { table: '' };
    // Asked again, they stay where they sit.
    expect(await quick(ana)).toEqual(seats[0]);
    const screens = await Promise.all(people.map((player) => watch(player, table)));
    for (const { info } of screens) {
      expect(info).toMatchObject({ isPublic: true, clock: { kind: 'live' }, options: { races: 1 } });
      expect(info?.startsIn).toBeGreaterThan(MINUTE / 2);
      expect(info?.startsIn).toBeLessThanOrEqual(MINUTE);
    }
    const { tables } = (await ana.ok('GET', '/api/tables')) as { tables: TableCard[] };
    expect(tables.find(({ id }) => id === table)).toMatchObject({
      startsAt: expect.any(Number),
      openSeats: 1,
    });

    await pass(LATER);
    for (const screen of screens) await screen.until(({ info }) => info?.status === 'running');
    expect(screens[0]?.info?.seats.map(({ plan }) => plan.kind)).toEqual(['open', 'open', 'open', 'bot']);
    // The next who comes does not find one that has started, and neither do its own people.
    expect((await quick(ana)).table).not.toBe(table);
  });

  it('starts as soon as it is full', async () => {
    const people = await Promise.all(['A', 'B', 'C', 'D'].map((name, at) => join(name, at)));
    const screens: Screen[] = [];
    for (const player of people) screens.push(await watch(player, (await quick(player, 'downforce')).table));
    for (const screen of screens) await screen.until(({ info }) => info?.status === 'running');
    expect(screens[0]?.info?.seats.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('drops people who are not there at the start, after a moment', async () => {
    const [ida, ivo] = [await join('Ida'), await join('Ivo', 1)];
    const { table } = await quick(ida, 'downforce');
    await quick(ivo, 'downforce');
    const screen = await watch(ida, table);
    await pass(LATER);
    await expect.poll(async () => (await infoOf(ida, table)).seats.map(({ name }) => name)).toContain('Ivo');
    expect((await infoOf(ida, table)).status).toBe('open');
    await pass(LATER);
    await screen.until(({ info }) => info?.status === 'running');
    expect(screen.info?.seats.map(({ plan }) => plan.kind)).toEqual(['open', 'bot', 'bot', 'bot']);
  });

  it('is closed by the last to leave, and by one who waits for another game', async () => {
    const uma = await join('Uma');
    const { table: first } = await quick(uma, 'downforce');
    await uma.ok('POST', `/api/tables/${first}/leave`);
    expect((await infoOf(uma, first)).status).toBe('closed');
    const { table: second } = await quick(uma, 'downforce');
    expect(second).not.toBe(first);
    await quick(uma, 'formula');
    expect((await infoOf(uma, second)).status).toBe('closed');
  });

  it('is nobody’s before it starts: nobody is sent away, and nobody closes it on others', async () => {
    const [olga, otto] = [await join('Olga'), await join('Otto', 1)];
    const { table } = await quick(olga, 'downforce');
    await quick(otto, 'downforce');
    expect(
      await olga.call('PUT', `/api/tables/${table}/seats/1`, { plan: { kind: 'bot', level: 'club' } }),
    ).toMatchObject({ status: 403, body: { code: 'not-host' } });
    expect(await olga.call('POST', `/api/tables/${table}/close`)).toMatchObject({
      body: { code: 'others-play' },
    });
    for (const player of [olga, otto]) await player.ok('POST', `/api/tables/${table}/leave`);
  });

  it('keeps its time over a restart', async () => {
    const lea = await join('Lea');
    const { table } = await quick(lea, 'downforce');
    const before = await watch(lea, table);
    const left = before.info?.startsIn ?? 0;
    ahead += 30_000;
    for (const world of worlds) await world.restart();
    lea.url = worldOf(0).running.url;
    const screen = await watch(lea, table);
    expect(screen.info?.startsIn).toBeLessThanOrEqual(left - 30_000);
    await pass(LATER);
    await screen.until(({ info }) => info?.status === 'running');
  });

  it('finds the game of the week with the highest-rated people', async () => {
    const { store } = worldOf(0).running.server;
    const NOW = 1_800_000_000_000;
    const seatOf = (person: string, place: number) =>
      ({
        seat: place - 1,
        person,
        bot: null,
        name: person,
        place,
        score: 9 - place,
        hasLeft: false,
      }) as const;
    const end = (match: string, people: readonly string[], more: { at?: number; isRated?: true }) => {
      const seats = people.map((person, place) => seatOf(person, place + 1));
      const { at = NOW, isRated = false } = more;
      const finished = { match, game: 'formula', at, isPublic: !isRated, isRated, league: null, seats };
      return store.append({ match, seq: 0, at, body: '{}', finished });
    };
    for (let game = 0; game < 6; game++) await end(`rated ${game}`, ['champion', 'other'], { isRated: true });
    await end('last week', ['champion', 'other', 'third', 'fourth'], { at: NOW - 1 });
    await end('top', ['champion', 'other'], {});
    await end('many', ['a', 'b', 'c', 'd'], {});
    await end('newer', ['a', 'b'], {});
    const top = async (since: number) => {
      const number = (await store.parts.hub.topGame(since)) ?? 0;
      return (await store.parts.results.publicOnes(number + 1, 1))[0]?.match;
    };
    expect(await top(NOW)).toBe('top');
    for (const person of ['champion', 'other']) await store.parts.results.forgetMe(person);
    expect(await top(NOW)).toBe('many');
    expect(await store.parts.hub.topGame(NOW + 1)).toBeUndefined();
  });

  async function infoOf(player: Player, table: string): Promise<NonNullable<Screen['info']>> {
    return (await player.ok('GET', `/api/tables/${table}`)) as unknown as NonNullable<Screen['info']>;
  }
});
