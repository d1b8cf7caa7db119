import '../../testing/browser.ts';
import { formula, POINTS_FOR_PLACE } from '@paddock/formula';
import { begin, playOn } from '@paddock/formula/testing';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { whatDecided } from './decided.ts';
import { standingsAfter } from './standings.ts';

function pointsFor(places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (POINTS_FOR_PLACE[place - 1] ?? 0), 0);
}

describe('what decided a game of Formula', () => {
  it.each([
    [1, 'constructors'],
    [1, 'drivers'],
    [3, 'constructors'],
    [3, 'drivers'],
  ] as const)('is true of %i races for the %s played at random', (races, championship) => {
    for (let seed = 0; seed < 12; seed++) {
      const state = begin(4, { races, championship });
      playOn(state, fastChance(`decided ${seed}`));
      const { public: open } = formula.view(state, 'public');
      const [winner, next] = open.outcome?.standings ?? [];
      const decided = whatDecided(open);
      expect(decided).toMatchObject({ first: winner, second: next });
      if (decided?.kind !== 'ahead') {
        expect(winner?.score).toBe(next?.score);
        continue;
      }
      const { why, by } = decided;
      expect(by).toBe((winner?.score ?? 0) - (next?.score ?? 0));
      expect(why.kind).toBe(races === 1 ? 'places' : 'race');
      if (why.kind === 'places') {
        expect([pointsFor(why.first), pointsFor(why.second)]).toEqual([winner?.score, next?.score]);
        continue;
      }
      const scoreOf = (side: string | undefined, after: number) =>
        standingsAfter(open, after).find((row) => row.side === side)?.score ?? 0;
      const wonBy = (side: string | undefined) => scoreOf(side, why.race) - scoreOf(side, why.race - 1);
      expect(why.more).toBe(wonBy(winner?.side) - wonBy(next?.side));
      expect(why.more).toBeGreaterThan(0);
    }
  });

  it('says nothing before the end', () => {
    const state = begin(3, { races: 2 });
    playOn(state, fastChance('first'), { until: () => state.results.length === 1 });
    expect(whatDecided(formula.view(state, 'public').public)).toBeNull();
  });
});
