import { afterEach, describe, expect, it } from 'vitest';
import { Player } from '../testing/player.ts';
import { RawSocket } from '../testing/raw-socket.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { Limits } from './limits.ts';

let world: World | undefined;

afterEach(async () => {
  await world?.end();
  world = undefined;
});

describe('R2: limits', () => {
  it('R2: a wall clock that is set back by an hour locks nobody out', async () => {
    let ahead = 0;
    world = await makeWorld({ LIMIT_SCALE: '1' }, { now: () => Date.now() + ahead });
    const ana = await Player.join(world.running.url, 'Ana');
    const socket = await RawSocket.open(ana);
    const isAnswer = ({ type }: { type: string }) => type === 'pong' || type === 'no';
    expect(await socket.ask({ type: 'ping' }, isAnswer)).toEqual({ type: 'pong' });
    ahead = -3_600_000;
    expect(await socket.ask({ type: 'ping' }, isAnswer)).toEqual({ type: 'pong' });
    const made = await ana.call('POST', '/api/tables', {
      game: 'formula',
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    expect(made.status).toBe(200);
    expect((await ana.call('GET', `/api/tables/${String(made.body['id'])}`)).status).toBe(200);
    socket.close();
  });

  it('R2: any clock that goes back takes nothing away', () => {
    let now = 10_000_000;
    const limits = new Limits(1, () => now);
    for (let times = 0; times < 3; times++) expect(limits.take('chat', 'ana')).toBe(true);
    now -= 3_600_000;
    expect([limits.take('chat', 'ana'), limits.take('chat', 'ana')]).toEqual([true, true]);
    expect(limits.take('chat', 'ana')).toBe(false);
    now += 60_000;
    expect(limits.take('chat', 'ana')).toBe(true);
  });
});
