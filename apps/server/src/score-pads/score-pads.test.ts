import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProblem, Player } from '../testing/player.ts';
import { makeWorld, type World } from '../testing/world.ts';

const DAY_MS = 86_400_000;

let world: World;
let phone: Player;
let now = Date.UTC(2026, 10, 16, 20);

beforeAll(async () => {
  world = await makeWorld({}, { now: () => now });
  phone = new Player(world.running.url, 'a phone without a name');
}, 60_000);

afterAll(() => world.end());

const pad = (letter: string) => ({ 'x-pad-key': letter.repeat(22) });

async function put(slot: string, value: string, key = pad('K')): Promise<string> {
  const { status, body } = await phone.call('PUT', '/api/score-pads', { slot, value }, key);
  if (status === 200) return 'ok';
  expect(isProblem(body)).toBe(true);
  return String(body['code']);
}

const read = async (key = pad('K')) => (await phone.ok('GET', '/api/score-pads', undefined, key))['slots'];

describe('the mailbox of a score pad', () => {
  it('a slot is written once; writing the same again is allowed', async () => {
    expect(await put('seal-1-1', 'a'.repeat(64))).toBe('ok');
    expect(await put('seal-1-1', 'a'.repeat(64))).toBe('ok');
    expect(await put('seal-1-1', 'b'.repeat(64))).toBe('slot-taken');
    expect(await read()).toEqual({ 'seal-1-1': 'a'.repeat(64) });
    expect(await read(pad('L'))).toEqual({});
  });

  it('takes bets and the finished pad only when the race is over', async () => {
    expect([await put('bets-1', 'red'), await put('pad', 'p1-x')]).toEqual(['bets-sealed', 'bets-sealed']);
    expect(await put('open', 'secret')).toBe('ok');
    expect([await put('bets-1', 'red'), await put('pad', 'p1-x')]).toEqual(['ok', 'ok']);
  });

  it.each([
    ['seat-6', 'x'],
    ['seal-0-4', 'x'],
    ['anything', 'x'],
    ['seat-0', ''],
    ['seat-0', 'x'.repeat(401)],
    ['pad', 'x'.repeat(4_001)],
    ['seat-0', 'line\nbreak'],
  ])('refuses %s with a value that it does not take', async (slot, value) => {
    expect(await put(slot, value)).toBe('bad-request');
  });

  it('is gone after three days', async () => {
    now += 4 * DAY_MS;
    await world.running.server.sweep();
    expect(await read()).toEqual({});
  });
});

describe('the mailboxes of all score pads', () => {
  it('are not filled by one address, and one with a single slot makes room when there are too many', async () => {
    const small = await makeWorld({ LIMIT_SCALE: '0.1', TRUST_PROXY: '1' }, { now: () => now });
    const { scorePads } = small.running.server.store.parts;
    const write = async (number: number, from: string) => {
      const headers = { 'x-pad-key': `N${String(number).padStart(21, '0')}`, 'x-forwarded-for': from };
      const asked = { slot: 'seat-0', value: 'x' };
      const { body } = await new Player(small.running.url, 'phone').call(
        'PUT',
        '/api/score-pads',
        asked,
        headers,
      );
      return body['code'] ?? 'ok';
    };
    // A tenth of twenty at once.
    expect([await write(1, '192.0.2.1'), await write(2, '192.0.2.1')]).toEqual(['ok', 'ok']);
    expect(await write(3, '192.0.2.1')).toBe('too-often');
    expect(await write(1, '192.0.2.1')).toBe('ok');
    for (let pad = 0; pad < 198; pad++) await scorePads.keep(`pad ${pad}`, 'seat-0', 'x', now);
    await scorePads.keep('pad 0', 'seal-1-1', 'x', now);
    expect(await write(4, '192.0.2.2')).toBe('too-busy');
    now += 7 * 3_600_000;
    expect(await write(5, '192.0.2.3')).toBe('ok');
    expect(await scorePads.count()).toBe(2);
    expect(Object.keys(await scorePads.slots('pad 0'))).toHaveLength(2);
    await small.end();
  });
});
