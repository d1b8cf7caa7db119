import { isRefusal } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE_BOTS } from '../downforce/bots.ts';
import { FORMULA_BOTS } from '../formula/search/levels.ts';
import { challenge, type ChallengeOptions } from './challenge.ts';
import type { Row } from './row.ts';

const SMALL: ChallengeOptions = {
  one: 'rookie',
  others: 'random',
  deals: 2,
  players: 4,
  options: {},
  seed: 'challenge',
};
const RACE: ChallengeOptions = { ...SMALL, options: { races: 1 } };

function meet(options: ChallengeOptions, bots = DOWNFORCE_BOTS): Row {
  const result = challenge(bots, options);
  if (isRefusal(result)) throw new Error(result.code);
  return result;
}

describe('one against the table', () => {
  it('finds a club better than three random players', () => {
    const result = meet({ ...SMALL, one: 'club', deals: 4 });
    expect(result).toMatchObject({ deals: 4, games: 16, parity: 0.25 });
    expect(result.one.wins.mean).toBeGreaterThan(0.6);
    expect(result.lead.low).toBeGreaterThan(0);
    // The shares of one game add up to one win.
    expect(result.one.wins.mean + 3 * result.others.wins.mean).toBeCloseTo(1, 9);
  });

  it('finds a club better than three random players in Formula', () => {
    const result = meet({ ...RACE, one: 'club', deals: 10 }, FORMULA_BOTS);
    expect(result.lead.low).toBeGreaterThan(0);
    expect(result.one.wins.mean).toBeGreaterThan(result.others.wins.mean);
    // F-E2: a team without a player can win, too.
    expect(result.parity).toBeLessThanOrEqual(0.25);
  });

  it('finds no difference between a level and itself: it has had every seat', () => {
    const { one, others, lead } = meet({ ...SMALL, one: 'rookie', others: 'rookie' });
    expect(one.wins).toEqual({ mean: 0.25, low: 0.25, high: 0.25 });
    expect(others.wins.mean).toBeCloseTo(0.25, 9);
    expect(lead.mean).toBeCloseTo(0, 9);
    const race = meet({ ...RACE, one: 'club', others: 'club', deals: 3 }, FORMULA_BOTS);
    expect([race.lead.mean, race.lead.low, race.lead.high].map(Math.abs)).toEqual([
      expect.closeTo(0, 9),
      expect.closeTo(0, 9),
      expect.closeTo(0, 9),
    ]);
  });

  it('gives the same numbers again, and different ones for another seed', () => {
    expect(meet(SMALL)).toEqual(meet(SMALL));
    expect(meet({ ...SMALL, seed: 'another' })).not.toEqual(meet(SMALL));
  });

  it('D-V8: leaves out the seats that TABLE plays', () => {
    const { one, others, games } = meet({ ...SMALL, one: 'random', players: 3, options: { automas: 1 } });
    expect(games).toBe(4);
    expect(one.wins.mean).toBeCloseTo(others.wins.mean, 9);
    expect(one.points.mean).toBeCloseTo(others.points.mean, 9);
  });

  it('counts points per race and seat, for any season and table', () => {
    for (const players of [2, 3, 5, 6]) {
      const options = { races: 2, championship: 'drivers', removed: 6 };
      const { one, others } = meet({ ...SMALL, players, options }, FORMULA_BOTS);
      // F-E1: 26 points per race, all to players if every team has one.
      const shared = one.points.mean + others.points.mean * (players - 1);
      if (players === 5) expect(shared).toBeLessThan(26);
      else expect(shared).toBeCloseTo(26, 9);
    }
  });

  it('times decisions by the given clock, and reports its progress', () => {
    let time = 0;
    const steps: string[] = [];
    const timed = {
      now: () => (time += 2),
      progress: (done: number, of: number) => steps.push(`${done}/${of}`),
    };
    const { one, others } = meet({ ...RACE, ...timed }, FORMULA_BOTS);
    expect(one.times).toMatchObject({ median: 2, p99: 2 });
    expect(others.times.decisions).toBeGreaterThan(2 * one.times.decisions);
    expect(steps).toEqual(['1/2', '2/2']);
  });

  const wrong: readonly [string, Partial<ChallengeOptions>, string][] = [
    ['a level it does not know', { others: 'god' }, 'unknown-level'],
    ['seven players', { players: 7 }, 'bad-players'],
    ['one deal', { deals: 1 }, 'too-few-deals'],
    ['an option that does not exist', { options: { laps: 3 } }, 'unknown-option'],
  ];
  for (const [name, change, code] of wrong) {
    it(`refuses ${name}`, () => {
      expect(challenge(DOWNFORCE_BOTS, { ...SMALL, ...change })).toMatchObject({ code });
    });
  }
});
