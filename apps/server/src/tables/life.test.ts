import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/port.ts';
import { Life } from './life.ts';

const BEGIN = 1_800_000_000_000;

let dataDir: string;
let store: Store;
let time = 0;
let isAway = false;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'paddock-life-'));
  store = await openStore({ dataDir });
  [time, isAway] = [0, false];
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

/** A process on that store. */
function process(hasClocks = true): Life {
  const around: Store = {
    ...store,
    showLife: (at) => (isAway ? Promise.reject(new Error('away')) : store.showLife(at)),
    lastLife: () => (isAway ? Promise.reject(new Error('away')) : store.lastLife()),
  };
  const life = new Life({ store: around, now: () => BEGIN + time, elapsed: () => time });
  life.noteClock('t', hasClocks);
  return life;
}

async function pass(milliseconds: number, ...alive: readonly Life[]): Promise<void> {
  for (const until = time + milliseconds; time < until; time += 1_000) {
    for (const life of alive) await life.tick().catch(() => undefined);
  }
}

const since = (from: number, to: number) => ({ since: BEGIN + from, until: BEGIN + to });

describe('signs of life', () => {
  it('are given every second, so nothing is missing while a server runs', async () => {
    const life = process();
    await pass(60_000, life);
    expect(await life.aways()).toEqual([]);
    expect(await store.lastLife()).toBe(BEGIN + 59_000);
  });

  it('are rare where no clock runs in memory', async () => {
    const life = process(false);
    await pass(60_000, life);
    expect(await store.lastLife()).toBe(BEGIN + 30_000);
    expect(await life.aways()).toEqual([]);
  });

  it('are missing while no process runs, for all that come after', async () => {
    await pass(5_000, process());
    time = 65_000;
    const [next, other] = [process(), process()];
    expect(await next.aways()).toEqual([since(4_000, 65_000)]);
    expect(await other.aways()).toEqual([since(4_000, 65_000)]);
    await pass(5_000, next);
    time = 200_000;
    expect(await process().aways()).toEqual([since(4_000, 65_000), since(69_000, 200_000)]);
  });

  it('are missing while the only process is stopped, and not while another one runs', async () => {
    const [first, second] = [process(), process()];
    await pass(5_000, first, second);
    await pass(60_000, second);
    expect(await first.aways()).toEqual([]);
    await pass(5_000, first, second);
    time += 60_000;
    expect(await first.aways()).toEqual([since(69_000, 130_000)]);
    await first.tick();
    expect(await second.aways()).toEqual([since(69_000, 130_000)]);
  });

  it('are missing while the store is away', async () => {
    const life = process();
    await pass(5_000, life);
    isAway = true;
    await pass(60_000, life);
    isAway = false;
    await pass(2_000, life);
    expect(await life.aways()).toEqual([since(4_000, 65_000)]);
  });

  it('do not come from the future: a clock set back adds nothing', async () => {
    const life = process();
    await pass(5_000, life);
    time = -3_600_000;
    await pass(5_000, life);
    expect(await life.aways()).toEqual([]);
    expect(await process().aways()).toEqual([]);
  });
});
