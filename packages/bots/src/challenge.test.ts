import { isRefusal } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE_BOTS } from './downforce/bots.ts';
import { FORMULA_BOTS } from './formula/levels.ts';
import { challenge, type ChallengeOptions, type ChallengeResult } from './challenge.ts';

const SMALL: ChallengeOptions = {
  one: 'rookie',
  others: 'random',
  deals: 2,
  players: 4,
  seed: 'challenge',
};

function meet(options: ChallengeOptions, bots = DOWNFORCE_BOTS): ChallengeResult {
  const result = challenge(bots, options);
  if (isRefusal(result)) throw new Error(result.code);
  return result;
}

describe('one against the table', () => {
  it('finds a club better than three random players', () => {
    const result = meet({ ...SMALL, one: 'club', deals: 4 });
    expect(result).toMatchObject({ deals: 4, games: 16 });
    expect(result.one.wins.mean).toBeGreaterThan(0.6);
    expect(result.difference.low).toBeGreaterThan(0);
    // The shares of one game add up to one win.
    expect(result.one.wins.mean + 3 * result.others.wins.mean).toBeCloseTo(1, 9);
  });

  it('finds no difference between a level and itself: it has had every seat', () => {
    const { one, others, difference } = meet({ ...SMALL, one: 'rookie', others: 'rookie' });
    expect(one.wins).toEqual({ mean: 0.25, low: 0.25, high: 0.25 });
    expect(others.wins.mean).toBeCloseTo(0.25, 9);
    expect(difference.mean).toBeCloseTo(0, 9);
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

  it('plays any game with bots, and times decisions by the given clock', () => {
    let time = 0;
    const steps: string[] = [];
    const timed = {
      now: () => (time += 2),
      progress: (done: number, of: number) => steps.push(`${done}/${of}`),
    };
    const { one, others } = meet({ ...SMALL, ...timed, deals: 2, options: { races: 1 } }, FORMULA_BOTS);
    expect([one.thinking, others.thinking]).toEqual([2, 2]);
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
