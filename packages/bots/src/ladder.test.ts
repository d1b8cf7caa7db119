import { isRefusal } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { FORMULA_BOTS } from './formula/levels.ts';
import { ladder, type DuelResult, type LadderOptions } from './ladder.ts';

const SMALL: LadderOptions = { deals: 6, players: 4, options: { races: 1 }, seed: 'ladder' };

function climb(options: LadderOptions): readonly DuelResult[] {
  const results = ladder(FORMULA_BOTS, options);
  if (isRefusal(results)) throw new Error(results.code);
  return results;
}

describe('the ladder', () => {
  it('plays every level against every weaker one, and reports its progress', () => {
    const steps: string[] = [];
    const progress = (done: number, of: number) => steps.push(`${done}/${of}`);
    const results = climb({ ...SMALL, deals: 2, iterations: 1, progress });
    expect(results.map(({ first, second }) => `${first.level} ${second.level}`)).toEqual([
      'champion pro',
      'champion club',
      'champion rookie',
      'champion random',
      'pro club',
      'pro rookie',
      'pro random',
      'club rookie',
      'club random',
      'rookie random',
    ]);
    expect(steps).toEqual(Array.from({ length: 20 }, (_, at) => `${at + 1}/20`));
  });

  it('finds club better than random', () => {
    const [duel] = climb({ ...SMALL, deals: 20, duels: [['club', 'random']] });
    expect(duel.races).toBe(40);
    expect(duel.ratio.low).toBeGreaterThan(1.4);
    expect(duel.first.wins.mean).toBeGreaterThan(duel.second.wins.mean);
  });

  it('finds no difference between a level and itself: over a pair of games each has had every seat', () => {
    const [duel] = climb({ ...SMALL, duels: [['club', 'club']] });
    expect(duel.difference).toEqual({ mean: 0, low: 0, high: 0 });
    expect(duel.ratio).toEqual({ mean: 1, low: 1, high: 1 });
  });

  it('gives the same numbers again, and different ones for another seed', () => {
    const options: LadderOptions = { ...SMALL, duels: [['club', 'rookie']], deals: 3 };
    expect(climb(options)).toEqual(climb(options));
    expect(climb({ ...options, seed: 'another' })).not.toEqual(climb(options));
  });

  it('times decisions by the given clock', () => {
    let time = 0;
    const [duel] = climb({ ...SMALL, deals: 2, duels: [['rookie', 'random']], now: () => (time += 2) });
    expect(duel.first.thinking).toBe(2);
    expect(duel.first.decisions).toBeGreaterThan(50);
    expect(climb({ ...SMALL, deals: 2, duels: [['rookie', 'random']] })[0].first).not.toHaveProperty(
      'thinking',
    );
  });

  it('counts points per race and seat, for any season and table', () => {
    for (const players of [2, 3, 5, 6]) {
      const [duel] = climb({
        ...SMALL,
        deals: 2,
        players,
        options: { races: 2, championship: 'drivers', removed: 6 },
        duels: [['rookie', 'random']],
      });
      expect(duel.races).toBe(8);
      // F-E1: 26 points per race, all to players if every team has one.
      const shared = (duel.first.points.mean + duel.second.points.mean) * (players / 2);
      if (players === 5) expect(shared).toBeLessThan(26);
      else expect(shared).toBeCloseTo(26, 9);
    }
  });

  const wrong: readonly [string, Partial<LadderOptions>, string][] = [
    ['a level it does not know', { duels: [['club', 'god']] }, 'unknown-level'],
    ['seven players', { players: 7 }, 'bad-players'],
    ['one deal', { deals: 1 }, 'too-few-deals'],
    ['an option that does not exist', { options: { laps: 3 } }, 'unknown-option'],
  ];
  for (const [name, change, code] of wrong) {
    it(`refuses ${name}`, () => {
      expect(ladder(FORMULA_BOTS, { ...SMALL, ...change })).toMatchObject({ code });
    });
  }
});
