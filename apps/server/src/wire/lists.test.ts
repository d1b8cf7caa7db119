import type { MyTable } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player } from '../testing/player.ts';
import { Screen } from '../testing/seat.ts';
import { choicesOn, DOWNFORCE, startedTable } from '../testing/tables.ts';
import { makeWorld, type World } from '../testing/world.ts';

const CLOCK = { kind: 'live', moveSeconds: 30, reserveSeconds: 60 };

let world: World;
let now = Date.UTC(2026, 10, 16, 20);

beforeAll(async () => {
  world = await makeWorld({}, { now: () => now });
}, 60_000);

afterAll(() => world.end());

describe('a person’s list of tables', () => {
  it('says how long they have, not how long somebody else has who is asked at the same time', async () => {
    const players = [
      await Player.join(world.running.url, 'Ana'),
      await Player.join(world.running.url, 'Rui'),
    ] as const;
    const { id, key } = await startedTable([...players], { clock: CLOCK });
    const clients = players.map((player) => player.connect());
    const screens = clients.map((client) => new Screen(client, id, key, DOWNFORCE));
    const leftOf = async (player: Player) => {
      const { tables } = await player.ok('GET', '/api/me/tables');
      return (tables as MyTable[]).find((table) => table.id === id)?.left;
    };
    const bid = async (screen?: Screen) => {
      await screen?.until(({ isMyTurn }) => isMyTurn);
      const [text = ''] = screen === undefined ? [] : choicesOn(screen);
      expect(await screen?.feed.play([text])).toBeUndefined();
    };
    expect([await leftOf(players[0]), await leftOf(players[1])]).toEqual([90_000, 90_000]);
    await bid(screens[0]);
    expect([await leftOf(players[0]), await leftOf(players[1])]).toEqual([undefined, 90_000]);
    // Rui uses half of his reserve.
    now += 60_000;
    await bid(screens[1]);
    await screens[0]?.until(({ isMyTurn }) => isMyTurn);
    expect([await leftOf(players[0]), await leftOf(players[1])]).toEqual([90_000, 60_000]);
    const mine: (readonly MyTable[])[] = [];
    const list = players[0].connect({ mine: (tables) => mine.push(tables) });
    list.listenToMine(true);
    await expect.poll(() => mine.at(-1)?.find((table) => table.id === id)?.left).toBe(90_000);
    for (const client of [...clients, list]) client.close();
  });
});
