import { setTimeout } from 'node:timers/promises';
import { PROTOCOL } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Player } from '../testing/player.ts';
import { RawSocket } from '../testing/raw-socket.ts';
import { OPEN, rawSocketAt, startedTable } from '../testing/tables.ts';
import { makeWorld, type World } from '../testing/world.ts';

/** Nothing is done or kept for a socket that has closed, or is being closed. */

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);

afterAll(() => world.end());

/** Until nothing is left of that socket. */
async function gone(whom: string): Promise<void> {
  await vi.waitFor(() => expect(world.running.server.socketsOf(whom)).toBe(0), { timeout: 10_000 });
}

describe('a page that closes', () => {
  it('is not kept up to date with the lobby it asked for last', async () => {
    const { server } = world.running;
    const socket = await RawSocket.open(new Player(world.running.url, 'nobody'), false);
    socket.send({ type: 'hello', version: PROTOCOL });
    for (let times = 0; times < 30; times++) socket.send({ type: 'watch', table: 'z'.repeat(20) });
    socket.send({ type: 'lobby', on: true });
    socket.socket.terminate();
    await gone('address 127.0.0.1');
    await setTimeout(200);
    const read = vi.spyOn(server.store, 'lobby');
    server.lists.lobby.changed();
    await setTimeout(1_300);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a device that was signed out', () => {
  it('neither speaks nor plays, and its socket does not stay, though it never closes it', async () => {
    const ana = await Player.join(world.running.url, 'Ana');
    const phone = new Player(world.running.url, 'phone');
    const { key } = await ana.ok('POST', '/api/me/links');
    await phone.ok('POST', '/api/me/claim', { key });
    const made = await startedTable([ana], { seats: [OPEN, OPEN, OPEN] });
    const socket = await rawSocketAt(phone, made);
    const { person } = (await ana.ok('GET', '/api/me')) as { person: { id: string } };
    // It reads nothing more: the close frame is not answered.
    socket.socket.pause();
    await ana.ok('POST', '/api/me/sign-out');
    await setTimeout(200);
    expect(world.running.server.socketsOf(`person ${person.id}`)).toBe(1);
    socket.send({ type: 'say', table: made.id, id: 'said', text: 'still here' });
    await setTimeout(200);
    const room = await world.running.server.rooms.open(made.id);
    expect(await room?.read(({ chat }) => chat.map(({ text }) => text))).toEqual([]);
    await gone(`person ${person.id}`);
    socket.close();
  }, 20_000);
});
