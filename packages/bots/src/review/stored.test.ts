import { describe, expect, it } from 'vitest';
import { HIGH_CARD_BOTS } from '../testing/high-card.ts';
import { readReview, storeReview } from './stored.ts';
import { gameOf, reviewerOf } from './testing.ts';
import { REVIEW_VERSION } from './types.ts';

const RECORD = gameOf(HIGH_CARD_BOTS, 'rookie', 2, 'stored');

function stored(): Record<'review' | 'digest', unknown> {
  const reviewer = reviewerOf(HIGH_CARD_BOTS, RECORD);
  for (const _ of reviewer.work());
  return JSON.parse(JSON.stringify(storeReview(reviewer.review()))) as Record<'review' | 'digest', unknown>;
}

describe('a stored review', () => {
  it('is read back as it was', () => {
    const value = stored();
    expect(readReview(value, RECORD)).toEqual(value.review);
  });

  it('is refused if it is none, of another version, of another game, or altered', () => {
    const value = stored();
    const review = value.review as Record<string, unknown>;
    const altered = (changes: object) => ({ ...value, review: { ...review, ...changes } });
    for (const nothing of [undefined, null, 7, [], {}, { review: 'x' }])
      expect(readReview(nothing, RECORD)).toEqual({ problem: 'not-a-review' });
    expect(readReview(altered({ version: REVIEW_VERSION + 1 }), RECORD)).toEqual({
      problem: 'other-version',
    });
    const other = gameOf(HIGH_CARD_BOTS, 'rookie', 2, 'another');
    expect(readReview(value, other)).toEqual({ problem: 'other-record' });
    expect(readReview(altered({ turns: [0] }), RECORD)).toEqual({ problem: 'altered' });
  });

  it('is refused if it does not add up, even with the right digest', () => {
    const reviewer = reviewerOf(HIGH_CARD_BOTS, RECORD);
    for (const _ of reviewer.work());
    const review = reviewer.review();
    const totals = review.totals.map((total) => ({
      ...total,
      luck: { points: total.luck.points + 1, win: 0 },
    }));
    expect(readReview(storeReview({ ...review, totals }), RECORD)).toEqual({ problem: 'altered' });
  });
});
