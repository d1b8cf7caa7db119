import { describe, expect, it } from 'vitest';
import { clockOf, firstTable, plansOf } from './draft.ts';

const table = { ...firstTable(), purposes: ['club', 'reserved', 'rookie', 'open', 'open', 'open'] };

describe('a table that is being made', () => {
  it('gives the host the first seat, and the others what they are for', () => {
    expect(plansOf(table, 4)).toEqual([
      { kind: 'open' },
      { kind: 'reserved' },
      { kind: 'bot', level: 'rookie' },
      { kind: 'open' },
    ]);
  });

  it('a host who only watches leaves the first seat as it was meant', () => {
    expect(plansOf({ ...table, hostPlays: false }, 2)[0]).toEqual({ kind: 'bot', level: 'club' });
  });

  it.each([
    ['none', { kind: 'none' }],
    ['live', { kind: 'live', moveSeconds: 60, reserveSeconds: 180 }],
    ['days', { kind: 'days', days: 2 }],
  ] as const)('has a clock: %s', (clock, rule) => {
    expect(clockOf({ ...table, clock })).toEqual(rule);
  });
});
