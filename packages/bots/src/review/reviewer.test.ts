import { describe, expect, it } from 'vitest';
import { HIGH_CARD_BOTS } from '../testing/high-card.ts';
import { recordGame } from './record-game.ts';
import { reviewerFor } from './reviewer.ts';
import { addsUp } from './sums.ts';
import { gameOf, LITTLE, reviewerOf } from './testing.ts';
import type { Review } from './types.ts';
import { scoresBySeat } from './worth.ts';

const RECORD = gameOf(HIGH_CARD_BOTS, 'random', 3, 'review', { rounds: 3 });
const SCORES = scoresBySeat(RECORD.result ?? { standings: [] }, 3).map((score) => 1_000 * score);

function reviewed(record = RECORD, effort = LITTLE): Review {
  const reviewer = reviewerOf(HIGH_CARD_BOTS, record, effort);
  for (const _ of reviewer.work());
  return reviewer.review();
}

describe('a review', () => {
  it('adds up exactly whenever it is stopped, from the start to the recorded result', () => {
    const reviewer = reviewerOf(HIGH_CARD_BOTS, RECORD);
    let yields = 0;
    for (const _ of reviewer.work()) {
      yields++;
      const review = reviewer.review();
      expect(addsUp(review)).toBe(true);
      for (const values of [review.start, ...review.steps.map((step) => step.values)])
        if (values.some(({ win }) => win > 0))
          expect(values.reduce((sum, { win }) => sum + win, 0)).toBe(1_000_000);
      expect(review.totals.map(({ result }) => result.points)).toEqual(SCORES);
    }
    const { done, of } = reviewer.review();
    expect(yields).toBeGreaterThan(50);
    expect(done).toBe(of);
  });

  it('is the same for the same record, and judges with seeds of its own', () => {
    expect(reviewed()).toEqual(reviewed());
    const other = gameOf(HIGH_CARD_BOTS, 'random', 3, 'another', { rounds: 3 });
    expect(reviewed(other).record).not.toBe(reviewed().record);
  });

  it('has a step for every command and for draws of one kind, and each entry’s actions once', () => {
    const { steps } = reviewed();
    expect(steps.map(({ cause }) => cause).slice(0, 6)).toEqual([
      'deal',
      'decision',
      'decision',
      'decision',
      'reveal',
      'die',
    ]);
    for (const [number, entry] of RECORD.entries.entries()) {
      const parts = steps.filter((step) => step.entry === number);
      expect(parts.map(({ from, to }) => to - from).reduce((a, b) => a + b, 0)).toBe(
        entry.do.length + entry.then.length,
      );
    }
  });

  it('gives no luck to what is only revealed, and none to a choice that was none', () => {
    const { steps } = reviewed();
    const reveals = steps.filter(({ cause }) => cause === 'reveal');
    expect(reveals).toHaveLength(3);
    for (const { change } of reveals)
      expect(change.every(({ points, win }) => points === 0 && win === 0)).toBe(true);
    for (const { entry, judged } of steps)
      if (RECORD.entries[entry]?.do[0] === 'ready') expect(judged).toBeUndefined();
  });

  it('calls a die lucky for those who stayed with a higher card, and unlucky for the others who stayed', () => {
    const record = gameOf(HIGH_CARD_BOTS, 'rookie', 3, 'dice', { rounds: 3 });
    const { steps } = reviewed(record);
    let told = 0;
    for (const { entry, cause, change } of steps) {
      if (cause !== 'die') continue;
      const die = Number(record.entries[entry]?.then.find((text) => text !== 'reveal')?.split(' ')[1]);
      const deal = record.entries.slice(0, entry).findLast(({ then }) => then.length >= 3);
      for (const [seat, text] of (deal?.then.slice(-3) ?? []).entries()) {
        const card = Number(text.split(' ')[1]);
        // A rookie stays with more than a five.
        if (card <= 5) continue;
        expect(Math.sign(change[seat]?.points ?? 0)).toBe(card > die ? 1 : -1);
        told++;
      }
    }
    expect(told).toBeGreaterThan(2);
  });

  it('has luck of mean zero, no matter who plays', () => {
    const lucks = Array.from({ length: 40 }, (_, nr) => {
      const record = gameOf(HIGH_CARD_BOTS, 'random', 2, `luck ${nr}`, { rounds: 2 });
      const { totals } = reviewed(record, { ...LITTLE, rollouts: 1_200, comparing: 2, screening: 2 });
      return totals[0]?.luck.win ?? 0;
    });
    const mean = lucks.reduce((a, b) => a + b, 0) / lucks.length;
    const spread = Math.sqrt(lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / (lucks.length - 1));
    expect(spread).toBeGreaterThan(100_000);
    expect(Math.abs(mean)).toBeLessThan((2.5 * spread) / Math.sqrt(lucks.length));
  });

  it('says how far its sums can be off, less with more work', () => {
    const [rough] = reviewed(RECORD, { ...LITTLE, rollouts: 100 }).totals;
    const [fine] = reviewed(RECORD, { ...LITTLE, rollouts: 10_000 }).totals;
    for (const part of ['luck', 'own', 'others'] as const) {
      expect(fine?.errors[part]).toBeGreaterThan(1_000);
      expect(fine?.errors[part]).toBeLessThan((rough?.errors[part] ?? 0) / 3);
    }
  });

  it('refuses a game that is still running, and a record that was altered', () => {
    const { result: _result, digest: _digest, ...running } = RECORD;
    const cut = { ...running, entries: RECORD.entries.slice(0, 3), deals: RECORD.deals.slice(0, 1) };
    expect(reviewerFor(HIGH_CARD_BOTS, cut)).toEqual({ problem: { code: 'unfinished' } });
    const entries = RECORD.entries.map((entry, at) => (at === 2 ? { ...entry, do: ['ready'] } : entry));
    expect(reviewerFor(HIGH_CARD_BOTS, { ...RECORD, entries })).toMatchObject({
      problem: { code: 'illegal', entry: 2 },
    });
  });
});

describe('a judged decision', () => {
  const effort = { ...LITTLE, comparing: 400 };
  /** One round in which seat 0 does that, its card, and how it is judged. */
  function one(seed: string, text: 'stay' | 'fold') {
    const record = recordGame(HIGH_CARD_BOTS, {
      levels: ['rookie', 'rookie', 'rookie'],
      options: { rounds: 1 },
      seed,
      iterations: 1,
      instead: (_entry, seat) => (seat === 0 ? [text] : undefined),
    });
    const card = Number(record.entries[0]?.then[0]?.split(' ')[1]);
    const step = reviewed(record, effort).steps.find(({ seat }) => seat === 0);
    return { card, judged: step?.judged };
  }

  it('is worse the worse the card was, no matter what the die said afterwards', () => {
    const seeds = Array.from({ length: 40 }, (_, nr) => `card ${nr}`);
    const stays = seeds.map((seed) => one(seed, 'stay'));
    const folds = seeds.map((seed) => one(seed, 'fold'));
    for (const { card, judged } of stays) {
      if (card <= 2) expect(['mistake', 'blunder']).toContain(judged?.grade);
      if (card >= 8) expect(judged).toMatchObject({ grade: 'best', gave: { win: 0, points: 0 } });
    }
    for (const { card, judged } of folds) {
      if (card >= 8) expect(['mistake', 'blunder']).toContain(judged?.grade);
      if (judged !== undefined && judged.grade !== 'best') expect(judged.plans[0]?.do).toEqual(['stay']);
    }
  });
});
