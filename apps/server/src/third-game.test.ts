import { eraseGame, verify, type GameRecord } from '@paddock/kernel';
import { highCardGame } from '@paddock/kernel/testing/high-card';
import type { Client } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundled, THREADS } from './bundle.ts';
import type * as ServerPackage from './index.ts';
import { Player } from './testing/player.ts';
import { Screen } from './testing/seat.ts';
import { makeWorld, type World } from './testing/world.ts';

const ENTRIES = { server: 'apps/server/src/index.ts', ...THREADS };
const { rules } = eraseGame(highCardGame);

let world: World;
const clients: Client[] = [];

/** Bundled with one more line in the list of games, so that the bots' threads have it too. */
beforeAll(async () => {
  const bundle = await bundled(ENTRIES, 'server', {
    instead: { 'apps/server/src/games.ts': 'apps/server/src/testing/games.ts' },
  });
  const { startServer } = (await import(bundle)) as typeof ServerPackage;
  world = await makeWorld({}, {}, undefined, startServer);
}, 60_000);

afterAll(async () => {
  for (const client of clients) client.close();
  await world.end();
});

async function playOut(screens: readonly Screen[]): Promise<void> {
  const isOver = () => screens.every(({ now }) => now?.isOver === true);
  while (!isOver()) {
    const next = screens.find((screen) => screen.isMyTurn);
    if (next === undefined) {
      await Promise.race(screens.map((each) => each.until(() => isOver() || each.isMyTurn)));
      continue;
    }
    const asked = next.now?.asked;
    expect(await next.feed.play(next.plan())).toBeUndefined();
    await next.until(({ now }) => now?.asked !== asked || now?.isOver === true);
  }
}

describe('a third game on the server', () => {
  it('is played by two people, an empty seat and a bot, and its record verifies', async () => {
    const [ana, rui] = [
      await Player.join(world.running.url, 'Ana'),
      await Player.join(world.running.url, 'Rui'),
    ];
    const { games } = await ana.ok('GET', '/api/games');
    expect(games).toContainEqual(
      expect.objectContaining({ game: 'high-card', levels: ['random', 'rookie'] }),
    );
    const open = { kind: 'open' };
    const made = await ana.ok('POST', '/api/tables', {
      game: 'high-card',
      options: { rounds: 4 },
      seats: [open, open, open, { kind: 'bot', level: 'random' }],
    });
    const [table, key] = [String(made['id']), String(made['key'])];
    await rui.ok('POST', `/api/tables/${table}/sit`, { key });
    const screens = [ana, rui].map((player) => {
      const client = player.connect();
      clients.push(client);
      return new Screen(client, table, key, rules);
    });
    await Promise.all(screens.map((screen) => screen.until(({ info }) => info !== undefined)));
    await ana.ok('POST', `/api/tables/${table}/start`);
    await playOut(screens);

    const record = (await ana.ok('GET', `/api/tables/${table}/record`)) as unknown as GameRecord;
    expect(record.seats.map(({ bot }) => bot)).toEqual([undefined, undefined, 'rookie/Bruno', 'random']);
    const cards: number[] = [];
    const stays: boolean[] = [];
    const verdict = verify(highCardGame.rules, record, {
      all: () => undefined,
      only: (seat, secret) => {
        if (seat !== 2) return;
        if (secret.kind === 'dealt') cards.push(secret.card ?? 0);
        if (secret.kind === 'chose') stays.push(secret.stays === true);
      },
    });
    expect(verdict).toMatchObject({ ok: true, proof: { dealsProved: 4, finished: true } });
    // A rookie's answers and not just legal ones: its thread has the game.
    expect(stays).toEqual(cards.map((card) => card > 5));
    expect(stays).toHaveLength(4);
  });

  it('has no place on the server that ships', async () => {
    const shipped = await makeWorld();
    try {
      const player = await Player.join(shipped.running.url, 'Ana');
      const { games } = await player.ok('GET', '/api/games');
      expect(games).toHaveLength(2);
      const seats = [{ kind: 'open' }, { kind: 'open' }];
      expect(await player.call('POST', '/api/tables', { game: 'high-card', seats })).toMatchObject({
        body: { code: 'unknown-game' },
      });
    } finally {
      await shipped.end();
    }
  });
});
