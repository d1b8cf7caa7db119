import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './testing/player.ts';
import { Screen } from './testing/seat.ts';
import {
  choicesOn,
  DOWNFORCE,
  isAnswer,
  OPEN,
  rawSocketAt,
  startedTable,
  type MadeTable,
} from './testing/tables.ts';
import { makeWorld, type World } from './testing/world.ts';

/** Who sits where in a running game, and what people there may do. */

let world: World;
const closing: { close(): void }[] = [];

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);

afterEach(() => {
  for (const each of closing.splice(0)) each.close();
});

afterAll(() => world.end());

function join(name: string): Promise<Player> {
  return Player.join(world.running.url, name);
}

async function watch(player: Player, { id, key }: MadeTable): Promise<Screen> {
  const client = player.connect();
  closing.push(client);
  const screen = new Screen(client, id, key, DOWNFORCE);
  await screen.until(({ now }) => now !== undefined);
  return screen;
}

describe('a bot’s seat in a running game', () => {
  it.each([
    ['a public table', true],
    ['a table found by its link', false],
  ])('S1: nobody sits down there: %s', async (_, isPublic) => {
    const [ana, eve] = [await join('Ana'), await join('Eve')];
    const made = await startedTable([ana], { seats: [OPEN, OPEN, OPEN], isPublic });
    const sit = (body: object) => eve.call('POST', `/api/tables/${made.id}/sit`, { key: made.key, ...body });
    for (const seat of [1, 2]) {
      expect(await sit({ seat })).toMatchObject({ status: 409, body: { code: 'seat-is-a-bot' } });
    }
    expect(await sit({})).toMatchObject({ status: 409, body: { code: 'table-full' } });
    const screen = await watch(eve, made);
    expect(screen.viewer).toBe('public');
    expect(screen.view).not.toHaveProperty('own');
  });
});

describe('a player who leaves', () => {
  it('S2: has used up every id that a stand-in might send, and the game goes on all the same', async () => {
    const [ana, rui, eve] = [await join('Ana'), await join('Rui'), await join('Eve')];
    const made = await startedTable([ana, rui, eve]);
    const screen = await watch(ana, made);
    const [first = '', second = ''] = choicesOn(await watch(eve, made));
    const socket = await rawSocketAt(eve, made);
    closing.push(socket);
    for (let number = 0; number < 16; number++) {
      const play = { type: 'play', table: made.id, id: `bot-${number}`, asked: 0 };
      const answer = await socket.ask({ ...play, do: [number % 2 === 0 ? first : second] }, isAnswer);
      expect(answer).toMatchObject({ type: 'ok' });
    }
    for (const who of [ana, rui]) await who.ok('PUT', `/api/tables/${made.id}/stand-in`, { isOn: true });
    await eve.ok('POST', `/api/tables/${made.id}/leave`);
    await screen.until(({ now }) => (now?.length ?? 0) > 20);
  });
});
