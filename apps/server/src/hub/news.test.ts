import type { FinishedPage, HubNews } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { News } from './news.ts';
import { Player } from '../testing/player.ts';
import { makeWorld, type World } from '../testing/world.ts';

const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', level: 'rookie' };
const WEEK_MS = 7 * 86_400_000;

let world: World;
let ahead = 0;
let ana: Player;
let stranger: Player;
let lobbyReads = 0;

beforeAll(async () => {
  world = await makeWorld(
    {},
    {
      now: () => Date.now() + ahead,
      shuffleMs: 0,
      around: (store) => ({
        ...store,
        lobby: (limit) => {
          lobbyReads++;
          return store.lobby(limit);
        },
      }),
    },
  );
  ana = await Player.join(world.running.url, 'Ana');
  stranger = new Player(world.running.url, 'nobody');
});

afterAll(() => world.end());

async function started(more: Record<string, unknown> = {}): Promise<string> {
  const asked = {
    game: 'formula',
    options: { races: 1, removed: 24 },
    seats: [OPEN, BOT],
    isPublic: true,
    ...more,
  };
  const { id } = (await ana.ok('POST', '/api/tables', asked)) as { id: string };
  await ana.ok('POST', `/api/tables/${id}/start`);
  return id;
}

/** A stand-in plays Ana's turns. */
async function played(more: Record<string, unknown> = {}): Promise<string> {
  const id = await started(more);
  await ana.ok('PUT', `/api/tables/${id}/stand-in`, { isOn: true });
  await expect
    .poll(async () => (await ana.ok('GET', `/api/tables/${id}`))['status'], { timeout: 60_000 })
    .toBe('over');
  return id;
}

/** A game of Rui's, as the event that ends it leaves it behind. */
async function noted(match: string, isPublic: boolean): Promise<void> {
  const at = Date.now();
  const seat = { seat: 0, person: 'rui', bot: null, name: 'Rui', place: 1, score: 9, hasLeft: false };
  const finished = { match, game: 'formula', at, isPublic, isRated: false, league: null, seats: [seat] };
  await world.running.server.store.append({ match, seq: 0, at, body: '{}', finished });
}

/** As a page sees it that comes once the last answer is old. */
function news(): Promise<HubNews> {
  return new News(world.running.server).now();
}

describe('what goes on around the tables', () => {
  it('is public, even with nothing going on', async () => {
    const answer = await stranger.ok('GET', '/api/hub');
    expect(answer).toMatchObject({
      running: {},
      finished: { games: [], next: null },
      topGame: null,
      daily: { day: expect.any(String), total: 0, best: null },
    });
  });

  it('is read once for a crowd', async () => {
    await stranger.ok('GET', '/api/hub');
    const before = lobbyReads;
    await Promise.all(Array.from({ length: 50 }, () => stranger.ok('GET', '/api/hub')));
    expect(lobbyReads - before).toBeLessThanOrEqual(1);
  });

  it('shows how running public games stand, and says nothing about others', async () => {
    const open = await started();
    const secret = await started({ isPublic: false });
    const { running } = await news();
    expect(running[open]).toMatchObject({ race: 1, races: 1 });
    expect(running[secret]).toBeUndefined();
  });

  it('lists finished public games, which anybody may replay, and not the others', async () => {
    const id = await played();
    await noted('hidden', false);
    await noted('newer', true);
    const { finished, topGame } = await news();
    expect(finished.games.map((game) => game.id)).toEqual(['newer', id]);
    expect(finished.games[1]).toMatchObject({
      game: 'formula',
      isRated: false,
      seats: [{ name: 'Ana', isBot: false }, { isBot: true }],
    });
    expect(JSON.stringify(finished)).not.toContain('person');
    expect(topGame?.id).toBe('newer');
    expect(await stranger.ok('GET', `/api/tables/${id}/record`)).toMatchObject({ match: id });
    ahead += WEEK_MS + 1;
    expect((await news()).topGame).toBeNull();
    ahead = 0;
  });

  it('turns pages of finished games, and refuses an invalid page', async () => {
    const first = (await stranger.ok('GET', '/api/hub/finished')) as unknown as FinishedPage;
    expect(first.games).toHaveLength(2);
    const number = (await world.running.server.store.parts.results.of(first.games[0]?.id ?? ''))?.number;
    const second = await stranger.ok('GET', `/api/hub/finished?before=${number}`);
    expect(second).toEqual({ games: first.games.slice(1), next: null });
    for (const query of ['before=0', 'before=x', 'before=1e99', 'after=1'])
      expect(await stranger.call('GET', `/api/hub/finished?${query}`)).toMatchObject({ status: 400 });
  });

  it('does not name somebody who has left this server', async () => {
    await world.running.server.store.parts.results.forgetMe('rui');
    const { finished, topGame } = await news();
    expect(finished.games[0]?.seats[0]).toMatchObject({ name: '', isBot: false });
    expect(topGame?.seats[0]?.name).toBe('Ana');
  });
});
