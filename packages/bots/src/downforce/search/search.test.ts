import { downforce } from '@paddock/downforce';
import { tableFor } from '@paddock/downforce/testing/tables';
import { canonical, fastChance, isRefusal } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { answerDigests } from '../../answers.ts';
import type { Answer, Budget } from '../../bot.ts';
import { aView } from '../testing.ts';
import { BOT_VARIANTS } from '../variants/index.ts';
import { searchersWith } from './levels.ts';

const LEVELS = ['pro', 'champion'] as const;
const SHORT: Budget = { iterations: 60 };

const bots = searchersWith(downforce, BOT_VARIANTS);

function answerTo(view: unknown, level: string, budget = SHORT, asked = bots): Answer {
  const answer = asked.answer(level, canonical(view), 'seed', budget);
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer;
}

it('plays a state on to its end', () => {
  const { rules } = bots.game;
  const ends = [1, 2].map(() => {
    const state = downforce.start(tableFor(12));
    bots.playOn(state, fastChance('on'));
    expect(rules.toAct(state)).toBe(0);
    return rules.outcome(state);
  });
  expect(ends[0]).toEqual(ends[1]);
});

const toGo = { black: 5, blue: 3, green: 31, yellow: 29, orange: 32, red: 26 };

describe.each(LEVELS)('a %s', (level) => {
  it('brings its car home while it can be first', () => {
    const view = aView({ hand: ['k5', 'b5', 'g5', 'y5'], toGo });
    expect(answerTo(view, level, { iterations: 300 }).do[0]).toBe('play k5');
  });

  it('tells for each plan what it leads to', () => {
    const { alternatives } = answerTo(aView({ hand: ['k5', 'k6g4r2', 'w5k2'] }), level).reasons;
    expect(alternatives.length).toBeGreaterThan(1);
    // A plan that looks hopeless may never be tried.
    const told = alternatives.flatMap(({ outlook }) => outlook ?? []);
    expect(alternatives[0]?.outlook).toBeDefined();
    expect(told.length).toBeGreaterThan(1);
    for (const { win, points } of told) {
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
      expect(Math.abs(points)).toBeLessThan(60);
    }
  });

  it('answers the same in two fresh instances, in every preset', () => {
    const digests = () =>
      answerDigests(searchersWith(downforce, BOT_VARIANTS), {
        level,
        positions: 16,
        seed: 'fresh',
        iterations: 30,
      });
    expect(digests()).toEqual(digests());
  });

  it('stops at the end of a round of games when told to', () => {
    const view = aView({ hand: ['k5', 'b5', 'g5', 'y5'], toGo });
    let asked = 0;
    const stopped = answerTo(view, level, { iterations: 100_000, shouldStop: () => ++asked > 10 });
    const [{ outlook } = { outlook: undefined }] = stopped.reasons.alternatives;
    expect(outlook).toBeDefined();
    expect(asked).toBeLessThan(13);
  });
});
