import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@paddock/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './testing/player.ts';
import { Screen } from './testing/seat.ts';
import { makeWorld, type World } from './testing/world.ts';

const OPEN = { kind: 'open' };
const CLUB = { kind: 'bot', level: 'club' };
const GAME = { game: 'formula', options: { races: 1 } };

let folder: string;
let world: World | undefined;
const clients: Client[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-levels-'));
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await world?.end();
});

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** One after the other, on the same data. */
async function open(env: Readonly<Record<string, string>>): Promise<World> {
  world = await makeWorld({ DATA_DIR: folder, ...env });
  return world;
}

async function levelsAsked(player: Player): Promise<string[]> {
  const text = String((await player.call('GET', '/metrics')).body['text']);
  return [...text.matchAll(/paddock_bot_seconds_count\{level="(\w+)"\}/g)].map(([, level = '']) => level);
}

describe('a host who caps the level of bots', () => {
  it('has forms offer no stronger ones, and the server refuses them to everybody', async () => {
    const { running } = await open({ MAX_BOT_LEVEL: 'rookie' });
    const ana = await Player.join(running.url, 'Ana');
    const { games } = await ana.ok('GET', '/api/games');
    for (const { levels } of games as { levels: string[] }[]) expect(levels).toEqual(['random', 'rookie']);
    for (const level of ['club', 'club/Bruno']) {
      const refused = await ana.call('POST', '/api/tables', { ...GAME, seats: [OPEN, { ...CLUB, level }] });
      const body = { code: 'level-not-allowed', params: { level, most: 'rookie' } };
      expect(refused).toMatchObject({ status: 403, body });
    }
    const made = await ana.ok('POST', '/api/tables', {
      ...GAME,
      seats: [OPEN, { ...CLUB, level: 'rookie' }],
    });
    const seat = `/api/tables/${String(made['id'])}/seats/1`;
    expect(await ana.call('PUT', seat, { plan: CLUB })).toMatchObject({
      body: { code: 'level-not-allowed' },
    });
    expect(await ana.call('PUT', seat, { plan: { ...CLUB, level: 'god' } })).toMatchObject({
      body: { code: 'unknown-level' },
    });
    expect(await ana.call('PUT', seat, { plan: { ...CLUB, level: 'rookie/Elif' } })).toMatchObject({
      status: 200,
    });
    const { seats } = await ana.ok('GET', `/api/tables/${String(made['id'])}`);
    expect(seats).toMatchObject([{ name: 'Ana' }, { name: 'Elif', plan: { level: 'rookie/Elif' } }]);
  });

  it('lets tables that have stronger bots go on at the cap', async () => {
    const before = await open({});
    const ana = await Player.join(before.running.url, 'Ana');
    const made = await ana.ok('POST', '/api/tables', { ...GAME, seats: [OPEN, CLUB, CLUB] });
    const [id, key] = [String(made['id']), String(made['key'])];
    const watch = () => {
      const client = ana.connect();
      clients.push(client);
      return new Screen(client, id, key);
    };
    await ana.ok('POST', `/api/tables/${id}/start`);
    await watch().until(({ now }) => now !== undefined);
    for (const client of clients.splice(0)) client.close();
    await before.end();

    const { running } = await open({ MAX_BOT_LEVEL: 'rookie' });
    ana.url = running.url;
    await ana.ok('PUT', `/api/tables/${id}/stand-in`, { isOn: true });
    const screen = watch();
    await screen.until(({ now }) => now?.isOver === true);
    expect(screen.info?.seats[1]).toMatchObject({ name: 'Ada', plan: { kind: 'bot', level: 'club/Ada' } });
    const asked = await levelsAsked(ana);
    expect(asked).toContain('rookie');
    expect(asked).not.toContain('club');
  });
});
