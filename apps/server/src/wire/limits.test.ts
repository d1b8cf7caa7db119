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

  it('R2: who waits between two sweeps has what the rate gives, and no more', () => {
    let now = 0;
    const limits = new Limits(2, () => now);
    let asked = 0;
    for (let minutes = 0; minutes < 600; minutes++) {
      now = minutes * 60_000;
      limits.sweep();
      // Three at once, then one about every hour; twice as many, by the scale.
      if (minutes % 11 === 0) while (limits.take('confirmation', 'a stranger')) asked++;
    }
    expect(asked).toBeGreaterThanOrEqual(2 * (3 + 11));
    expect(asked).toBeLessThanOrEqual(2 * (3 + 12));
  });

  it('R2: many people at one address share a ceiling that one of them does not reach', () => {
    let now = 0;
    const limits = new Limits(1, () => now);
    const make = (address: string, who: string) => limits.takeAt('newTable', address, who);
    const makeAll = (address: string) =>
      Array.from({ length: 200 }, (_, guest) => make(address, `${address} ${guest}`)).filter(Boolean).length;
    expect(makeAll('here')).toBe(60);
    expect(makeAll('there')).toBe(60);
    now += 60_000;
    limits.sweep();
    expect(makeAll('here')).toBe(10);
    // What the address has not, nobody pays for.
    now += 600_000;
    for (let times = 0; times < 10; times++) expect(make('elsewhere', 'here 199')).toBe(true);
    expect(make('elsewhere', 'here 199')).toBe(false);
  });
});
