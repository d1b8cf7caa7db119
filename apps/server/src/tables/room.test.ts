import { eraseGame, isRefusal, resolveOptions, type Seat } from '@paddock/kernel';
import { downforceGame } from '@paddock/downforce';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Append, Store } from '../store/port.ts';
import { after, madeTable } from './after.ts';
import type { MadeTable } from './event.ts';
import { start } from './decide.ts';
import { Room, type RoomServices } from './room.ts';

const DAY_MS = 86_400_000;
const RULES = eraseGame(downforceGame).rules;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** What a room needs, with a store that keeps what it is given. */
function servicesWith(appended: Append[]): RoomServices {
  const store = {
    kind: 'sqlite',
    append: (item: Append) => Promise.resolve(appended.push(item) > 0),
  } as unknown as Store;
  return {
    store,
    botPauseMs: 0,
    shuffleMs: 0,
    now: () => Date.now(),
    isOnline: () => false,
    life: { aways: () => Promise.resolve([]), noteClock: () => undefined },
    countWatching: (_table, here) => here,
    think: () => Promise.withResolvers<undefined>().promise,
    listsChanged: () => undefined,
    anyListChanged: () => undefined,
    wrote: () => undefined,
    failed: (_table, error) => {
      throw error;
    },
  };
}

function tableOver(days: number): MadeTable {
  const options = resolveOptions(RULES.options, 2, {});
  if (isRefusal(options)) throw new Error(options.code);
  return {
    game: 'downforce',
    rulings: RULES.rulings,
    options: options as Readonly<Record<string, unknown>>,
    seats: [0, 1].map(() => ({ plan: { kind: 'open' }, keyHash: null })),
    isPublic: false,
    keyHash: '',
    clock: { kind: 'days', days },
    startsWhenFull: false,
    host: { person: 'p0', name: 'P0' },
    secret: '4'.repeat(64),
  };
}

describe('a room', () => {
  it('calls the time of a question when it is over, days later as after a minute', async () => {
    let live = madeTable('t', tableOver(2), Date.now(), RULES);
    const sit = (seat: Seat) =>
      after(live, { kind: 'sat', seat, person: `p${seat}`, name: `P${seat}` }, Date.now());
    live = sit(0);
    live = sit(1);
    const appended: Append[] = [];
    const room = new Room(live, servicesWith(appended));
    await room.act((table) => start(table, { id: 'p0', name: 'P0' }));
    await vi.advanceTimersByTimeAsync(1_000);
    const deadline = await room.read(({ clocks }) => clocks.nextDeadline());
    expect(deadline).toBeGreaterThan(Date.now() + 2 * DAY_MS - 5_000);
    const before = appended.length;
    await vi.advanceTimersByTimeAsync((deadline ?? 0) - Date.now() - 1_000);
    expect(appended).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(appended.slice(before).map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { kind: 'stood-in', seat: 0, why: 'clock' },
      { kind: 'stood-in', seat: 1, why: 'clock' },
    ]);
    await room.close();
  });
});
