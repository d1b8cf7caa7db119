import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Append } from '../port.ts';
import { Announcer } from './announcer.ts';

const written = (match: string): Append => ({ match, seq: 0, at: 0, body: '', due: undefined });

it('tells in one go what was written within a moment', async () => {
  const told: string[][] = [];
  const announcer = new Announcer(async (items) => void told.push(items.map(({ match }) => match)));
  announcer.add([written('a')]);
  announcer.add([]);
  announcer.add([written('b'), written('c')]);
  while (told.length === 0) await setTimeout(5);
  expect(told).toEqual([['a', 'b', 'c']]);
  announcer.add([written('d')]);
  await announcer.close();
  expect(told.at(-1)).toEqual(['d']);
});

it('keeps what it could not tell until it can, and stops when it is closed', async () => {
  const tries: number[] = [];
  const told: string[] = [];
  const announcer = new Announcer(async (items) => {
    if (tries.push(items.length) < 3) throw new Error('the database is away');
    told.push(...items.map(({ match }) => match));
  });
  announcer.add([written('a')]);
  while (tries.length === 0) await setTimeout(5);
  announcer.add([written('b')]);
  while (told.length === 0) await setTimeout(5);
  expect(told.toSorted()).toEqual(['a', 'b']);
  await announcer.close();
  announcer.add([written('c')]);
  await setTimeout(100);
  expect(tries).toEqual([1, 2, 2]);
});
