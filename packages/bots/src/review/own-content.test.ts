import { randomDeck, randomTrack } from '@paddock/downforce/testing/random-content';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE_BOTS } from '../downforce/bots.ts';
import { continueFrom } from './lab.ts';
import { recordGame } from './record-game.ts';
import { reviewerFor } from './reviewer.ts';
import { addsUp } from './sums.ts';
import { LITTLE, reviewerOf } from './testing.ts';

describe('a game with a custom deck and circuit', () => {
  const chance = fastChance('reviewed');
  const content = { deck: { ...randomDeck(chance) }, track: { ...randomTrack(chance), id: 'mine' } };
  const levels = ['rookie', 'random'];
  const options = { track: 'mine' };
  const record = recordGame(DOWNFORCE_BOTS, { levels, options, seed: 'own', iterations: 1, content });

  it('is reviewed by bots that know them from the record', () => {
    const reviewer = reviewerOf(DOWNFORCE_BOTS, record, {
      ...LITTLE,
      rollouts: 0,
      screening: 2,
      comparing: 2,
    });
    const work = reviewer.work();
    while (work.next().done !== true);
    const review = reviewer.review();
    expect(addsUp(review)).toBe(true);
    expect(review.steps.some(({ judged }) => judged !== undefined)).toBe(true);
  });

  it('is played on in the lab', () => {
    const [result] = continueFrom(DOWNFORCE_BOTS, record, { entry: 3, games: 5, seed: 'lab' });
    expect(result).toMatchObject({ played: 5 });
  });

  it('is not reviewed without them', () => {
    const { track, deck: _ } = record.content ?? {};
    const half = { ...record, content: { deck: { digest: '0'.repeat(64) }, ...(track && { track }) } };
    expect(reviewerFor(DOWNFORCE_BOTS, half)).toMatchObject({ problem: { code: 'content-missing' } });
  });
});
