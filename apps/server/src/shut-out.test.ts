import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './testing/player.ts';
import { RawSocket } from './testing/raw-socket.ts';
import { Screen } from './testing/seat.ts';
import { OPEN } from './testing/tables.ts';
import { lookingAt } from './wire/attendance.ts';
import { makeWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);

afterAll(() => world.end());

describe('somebody who came by a seat’s link', () => {
  it('leaves the table when the host gives the seat another purpose', async () => {
    const [ana, eve] = [
      await Player.join(world.running.url, 'Ana'),
      await Player.join(world.running.url, 'Eve'),
    ];
    const seats = [OPEN, { kind: 'reserved' }];
    const made = await ana.ok('POST', '/api/tables', { game: 'formula', seats });
    const id = String(made['id']);
    const [, key] = made['seatKeys'] as string[];
    const client = eve.connect();
    const screen = new Screen(client, id, key);
    await screen.until(({ info }) => info !== undefined);
    const socket = await RawSocket.open(eve);
    await socket.ask({ type: 'watch', table: id, key }, ({ type }) => type === 'table');
    const { person } = (await eve.ok('GET', '/api/me')) as { person: { id: string } };
    const { server } = world.running;
    expect(server.socketsOf(lookingAt(id, person.id))).toBe(2);
    await ana.ok('PUT', `/api/tables/${id}/seats/1`, { plan: { kind: 'open' } });
    await screen.until(({ isGone }) => isGone);
    expect(screen.info?.seats[1]?.plan.kind).toBe('reserved');
    const look = await eve.call('GET', `/api/tables/${id}`, undefined, { 'x-table-key': key });
    expect(look.body).toMatchObject({ code: 'no-such-table' });
    const past = { type: 'moments', table: id, id: 'm', from: 0, to: 0 };
    expect(await socket.ask(past, ({ type }) => type === 'no')).toMatchObject({
      problem: { code: 'not-watching' },
    });
    expect(server.socketsOf(lookingAt(id, person.id))).toBe(0);
    socket.close();
    client.close();
  });
});
