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
