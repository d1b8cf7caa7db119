import { describe, expect, it } from 'vitest';
import { keyOf, pairsAmong, tasksOf } from './contest.ts';

const LEVELS = ['random', 'rookie', 'club'];

describe('a contest', () => {
  it('pairs every level with every weaker one, or one with all others', () => {
    expect(pairsAmong(LEVELS).map(({ one, others }) => `${one} ${others}`)).toEqual([
      'club rookie',
      'club random',
      'rookie random',
    ]);
    expect(pairsAmong(LEVELS, 'rookie').map(({ one, others }) => `${one} ${others}`)).toEqual([
      'rookie random',
      'rookie club',
    ]);
  });

  it('plays every deal of every pair and variant from every seat, once', () => {
    const variants = [
      { name: 'a', options: {}, people: 2, deals: 3 },
      { name: 'b', options: {}, people: 3, deals: 2 },
    ];
    const tasks = tasksOf({
      game: 'g',
      players: 3,
      seed: 's',
      pairs: pairsAmong(LEVELS),
      rollouts: 0,
      variants,
    });
    expect(tasks).toHaveLength(3 * (2 * 3 + 3 * 2));
    expect(new Set(tasks.map(keyOf)).size).toBe(tasks.length);
    // Stopped early, every row has as many deals.
    expect(tasks.slice(0, 15).every(({ deal }) => deal === 0)).toBe(true);
  });
});
