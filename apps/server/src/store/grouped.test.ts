import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Grouped } from './grouped.ts';
import type { Append } from './port.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const event = (match: string, seq: number): Append => ({ match, seq, at: 0, body: '{}' });

/** What was committed together, group by group; a commit takes that many milliseconds. */
function grouped(took = 0): { readonly groups: string[]; readonly append: (item: Append) => void } {
  const groups: string[] = [];
  const backend = {
    appendAll(items: readonly Append[]) {
      groups.push(items.map(({ match, seq }) => `${match}${seq}`).join(' '));
      vi.advanceTimersByTime(took);
      return Promise.resolve(items.map(() => true));
    },
  };
  const group = new Grouped(backend, 'here', { committed: () => undefined });
  return { groups, append: (item) => void group.append(item) };
}

async function pause(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await setImmediate();
}

test('where several tables play, the next commit waits for more', async () => {
  const { groups, append } = grouped();
  append(event('a', 0));
  append(event('b', 0));
  await pause();
  append(event('a', 1));
  await pause();
  append(event('b', 1));
  await pause();
  expect(groups).toEqual(['a0 b0']);
  await vi.runAllTimersAsync();
  await pause();
  expect(groups).toEqual(['a0 b0', 'a1 b1']);
});

test('nobody waits again after a slow commit', async () => {
  const { groups, append } = grouped(6);
  append(event('a', 0));
  append(event('b', 0));
  await pause();
  append(event('a', 1));
  await pause();
  expect(groups).toEqual(['a0 b0', 'a1']);
});

test('a table that plays alone does not wait', async () => {
  const { groups, append } = grouped();
  append(event('a', 0));
  await pause();
  await vi.runAllTimersAsync();
  for (const seq of [1, 2, 3]) {
    append(event('a', seq));
    await pause();
  }
  expect(groups).toEqual(['a0', 'a1', 'a2', 'a3']);
});
