import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin.ts';
import { runDoctor } from '../admin/doctor.ts';
import { DATABASE_FILE, openStore } from '../store/open.ts';
import { SqliteEngine } from '../store/sqlite.ts';
import { Player } from '../testing/player.ts';
import { OWN_TABLE } from '../testing/own-content.ts';
import { OPEN, type MadeTable } from '../testing/tables.ts';
import { makeWorld, type World } from '../testing/world.ts';

/** Rated tables from end to end. */

const SHORT = { game: 'formula', options: { races: 1, removed: 24 }, isRated: true };
const CLUB = { kind: 'bot', level: 'club' };

let world: World;
let ana: Player;
let rui: Player;
let eve: Player;
let played: MadeTable;

const idOf = async (who: Player) => ((await who.ok('GET', '/api/me'))['person'] as { id: string }).id;

/** Both agreed; stand-ins play it out. */
async function playedOut(more: object = {}): Promise<MadeTable> {
  const made = await madeTable(more);
  await rui.ok('POST', `/api/tables/${made.id}/sit`, { key: made.key, isRated: true });
  await ana.ok('POST', `/api/tables/${made.id}/start`);
  await rui.ok('POST', `/api/tables/${made.id}/leave`);
  await ana.ok('PUT', `/api/tables/${made.id}/stand-in`, { isOn: true });
  while ((await ana.ok('GET', `/api/tables/${made.id}`))['status'] !== 'over') {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return made;
}

async function madeTable(more: object = {}): Promise<MadeTable> {
  const asked = { ...SHORT, seats: [OPEN, OPEN, CLUB, CLUB], ...more };
  return (await ana.ok('POST', '/api/tables', asked)) as unknown as MadeTable;
}

beforeAll(async () => {
  world = await makeWorld();
  const join = (name: string) => Player.join(world.running.url, name);
  [ana, rui, eve] = [await join('Ana'), await join('Rui'), await join('Eve')];
  played = await playedOut();
}, 60_000);

afterAll(() => world.end());

describe('a rated table', () => {
  it('says so, and everybody who sits down must agree', async () => {
    const { id, key } = await madeTable({ isPublic: true });
    expect(await eve.ok('GET', `/api/tables/${id}`)).toMatchObject({
      isRated: true,
      seats: [{ player: await idOf(ana) }, {}, { player: 'bot:club' }, { player: 'bot:club' }],
    });
    const { tables } = (await eve.ok('GET', '/api/tables')) as { tables: { id: string; isRated?: true }[] };
    expect(tables.find((table) => table.id === id)?.isRated).toBe(true);
    const sit = (body: object) => eve.call('POST', `/api/tables/${id}/sit`, { key, ...body });
    expect(await sit({})).toMatchObject({ status: 409, body: { code: 'rated-unsaid' } });
    expect(await sit({ isRated: false })).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await sit({ isRated: true })).toMatchObject({ status: 200 });
    await ana.ok('POST', `/api/tables/${id}/close`);
  });

  it('is refused with a custom deck and with automas', async () => {
    const own = { ...OWN_TABLE, isRated: true, seats: [OPEN, OPEN] };
    expect(await ana.call('POST', '/api/tables', own)).toMatchObject({ body: { code: 'rated-content' } });
    const automas = { game: 'downforce', options: { automas: 1 }, isRated: true, seats: [OPEN, OPEN, OPEN] };
    expect(await ana.call('POST', '/api/tables', automas)).toMatchObject({ body: { code: 'rated-automas' } });
  });

  it('keeps its seats and runs to its end: nobody is replaced, and nobody closes it', async () => {
    const made = await madeTable();
    await rui.ok('POST', `/api/tables/${made.id}/sit`, { key: made.key, isRated: true });
    await ana.ok('POST', `/api/tables/${made.id}/start`);
    const plan = (seat: number, kind: object) =>
      ana.call('PUT', `/api/tables/${made.id}/seats/${seat}`, { plan: kind });
    expect(await plan(1, CLUB)).toMatchObject({ body: { code: 'rated-seats' } });
    expect(await plan(2, OPEN)).toMatchObject({ body: { code: 'rated-seats' } });
    await rui.ok('POST', `/api/tables/${made.id}/leave`);
    expect(await ana.call('POST', `/api/tables/${made.id}/close`)).toMatchObject({
      body: { code: 'rated-seats' },
    });
  });

  it('counts at its end for everybody, even those who left; the table shows the change', async () => {
    const { changes } = (await ana.ok('GET', `/api/ratings/tables/${played.id}`)) as {
      changes: { player: string; before: number; after: number; isProvisional: boolean }[];
    };
    expect(changes.map(({ player }) => player)).toEqual([
      await idOf(ana),
      await idOf(rui),
      'bot:club',
      'bot:club',
    ]);
    for (const change of changes) expect(change).toMatchObject({ before: 1500, isProvisional: true });
    expect(changes.some(({ before, after }) => before !== after)).toBe(true);
    expect(await world.running.server.store.parts.ratings.check()).toMatchObject({ wrong: 0 });
  });

  it('shows a leaderboard by game and season, with the viewer’s row', async () => {
    const all = await rui.ok('GET', '/api/ratings?game=formula');
    expect(all).toMatchObject({ season: 'all', total: 2, mine: { name: 'Rui', games: 1 } });
    expect(all['rows']).toMatchObject([{ rank: 1 }, { rank: 2 }]);
    const [season] = all['seasons'] as string[];
    expect(await eve.ok('GET', `/api/ratings?game=formula&season=${season}&kind=bot`)).toMatchObject({
      total: 1,
      rows: [{ player: 'bot:club', name: null }],
      mine: null,
    });
    expect(await eve.ok('GET', '/api/ratings?game=chess&from=500')).toMatchObject({ total: 0, rows: [] });
    for (const bad of ['game=formula&season=2026-5', 'game=formula&from=-1', 'game=formula&kind=x', '']) {
      expect(await eve.call('GET', `/api/ratings?${bad}`)).toMatchObject({ status: 400 });
    }
  });

  it('shows a player, their past and games; a table by link is named to those who sat there', async () => {
    const id = await idOf(ana);
    expect(await rui.ok('GET', `/api/ratings/players/${id}`)).toMatchObject({
      name: 'Ana',
      kind: 'person',
      isMe: false,
      ratings: [{ season: 'all', games: 1, total: 2 }, { games: 1 }],
      versus: [{ game: 'formula', tied: 0 }],
    });
    expect(await eve.ok('GET', `/api/ratings/players/${id}`)).toMatchObject({ versus: [] });
    expect(await ana.ok('GET', `/api/ratings/players/${id}`)).toMatchObject({ isMe: true, versus: null });
    const { past } = await rui.ok('GET', `/api/ratings/players/${id}/history?game=formula`);
    expect(past).toHaveLength(1);
    const games = `/api/ratings/players/${id}/games`;
    const seats = [{ name: 'Ana', hasLeft: true }, { name: 'Rui', hasLeft: true }, {}, {}];
    expect(await rui.ok('GET', games)).toMatchObject({ games: [{ table: played.id, seats }] });
    expect(await eve.ok('GET', games)).toMatchObject({ games: [{ table: null, seats }] });
    for (const nobody of [await idOf(eve), 'x'.repeat(20), 'bot:nobody']) {
      expect(await eve.call('GET', `/api/ratings/players/${nobody}`)).toMatchObject({
        status: 404,
        body: { code: 'no-such-player' },
      });
    }
  });

  it('S: asks the database only for what may be a player or a game', async () => {
    const id = await idOf(ana);
    const nobody = new Player(world.running.url, 'Nobody');
    // PostgreSQL takes no NUL in a text: it would be an error of the server's.
    for (const bad of ['\u0000', "' OR 1=1 --", 'X'.repeat(20)]) {
      const odd = encodeURIComponent(bad);
      for (const path of [
        `/players/${odd}`,
        `/players/${odd}/games`,
        `/players/${odd}/history?game=formula`,
        `/players/${id}/history?game=${odd}`,
        `?game=${odd}`,
      ]) {
        const { status, body } = await nobody.call('GET', `/api/ratings${path}`);
        expect([path, status, body['code']]).toEqual([path, 400, 'bad-request']);
      }
    }
  });

  it('is rated again in a rematch, where only the player who asked sits before the others agree', async () => {
    const again = `/api/tables/${played.id}/rematch`;
    const { table } = await ana.ok('POST', again);
    expect(await ana.ok('GET', `/api/tables/${String(table)}`)).toMatchObject({
      isRated: true,
      seats: [{ name: 'Ana' }, { name: null }, {}, {}],
    });
  });
});

describe('what an admin does with ratings', () => {
  it('export and import give the same ratings, and the doctor recounts them', async () => {
    const { store } = world.running.server;
    const before = await store.parts.ratings.of(await idOf(ana));
    const folder = mkdtempSync(join(tmpdir(), 'paddock-refold-'));
    const file = join(folder, 'all.jsonl');
    await runAdmin('export', file, { DATA_DIR: world.settings.dataDir });
    const copy = { DATA_DIR: join(folder, 'data') };
    await runAdmin('import', file, copy);
    const other = await openStore({ dataDir: copy.DATA_DIR });
    expect(await other.parts.ratings.of(await idOf(ana))).toEqual(before);
    await other.close();
    const healthy = await runDoctor(copy);
    expect(healthy.text).toContain('1 rated games, counted anew, give the 6 ratings');
    const database = new SqliteEngine(join(copy.DATA_DIR, DATABASE_FILE));
    await database.all('UPDATE ratings SET sigma = 1');
    await database.all('DELETE FROM result_seats WHERE seat = 3');
    await database.close();
    expect((await runDoctor(copy)).text).toContain('run `paddock admin refold`');
    expect(await runAdmin('refold', '', copy)).toContain('have been put right');
    expect((await runDoctor(copy)).isHealthy).toBe(healthy.isHealthy);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
});
