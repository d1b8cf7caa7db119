import { describe, expect, it } from 'vitest';
import { fastChance } from '@paddock/kernel';
import { formula, standingsIn } from '@paddock/formula';
import { begin, playOn } from '@paddock/formula/testing';
import { season, standingsAfter, tablesOf } from './standings.ts';

describe('the season so far', () => {
  it.each(['constructors', 'drivers'] as const)('F-E4: ends as the rules say (%s)', (championship) => {
    const state = begin(4, { races: 3, championship });
    playOn(state, fastChance('season'));
    const { public: open } = formula.view(state, 'public');
    expect(standingsAfter(open)).toEqual(open.outcome?.standings);
    const rows = season(open);
    expect(rows.map(({ side, score }) => [side, score])).toEqual(
      open.outcome?.standings.map(({ side, score }) => [side, score]),
    );
    for (const row of rows) {
      expect(row.totals).toHaveLength(4);
      expect(row.totals[0]).toBe(0);
      expect(row.totals.at(-1)).toBe(row.score);
      expect([...row.totals]).toEqual([...row.totals].toSorted((a, b) => a - b));
    }
    expect(rows.reduce((sum, { score }) => sum + score, 0)).toBe(26 * 3);
    expect(rows.reduce((sum, { gained }) => sum + gained, 0)).toBe(0);
    const [before, after] = [standingsAfter(open, 2), standingsAfter(open, 3)];
    const [leader] = rows;
    expect(leader?.gained).toBe((before.find(({ side }) => side === leader?.side)?.place ?? 0) - 1);
    expect(after[0]?.side).toBe(leader?.side);
  });

  it('F-O2: a season has the tables of both championships, a single race has one', () => {
    const state = begin(4, { races: 2 });
    playOn(state, fastChance('two tables'));
    const { public: open } = formula.view(state, 'public');
    expect(tablesOf(open)).toEqual(['constructors', 'drivers']);
    const rows = season(open, 'drivers');
    expect(rows).toHaveLength(12);
    expect(rows.map(({ side, score }) => [side, score])).toEqual(
      standingsIn(open, 'drivers').map(({ side, score }) => [side, score]),
    );
    expect(tablesOf({ ...open, options: { ...open.options, championship: 'drivers' } })).toEqual([
      'drivers',
      'constructors',
    ]);
    expect(tablesOf({ ...open, options: { ...open.options, races: 1 } })).toEqual(['constructors']);
  });

  it('nobody has moved before the second race', () => {
    const state = begin(3, { races: 2 });
    playOn(state, fastChance('first'), { until: () => state.results.length === 1 });
    const rows = season(formula.view(state, 'public').public);
    expect(rows.map(({ gained }) => gained)).toEqual(rows.map(() => 0));
    expect(rows.reduce((sum, { score }) => sum + score, 0)).toBe(26);
  });
});
