import { describe, expect, it } from 'vitest';
import { HIGH_CARD_BOTS } from '../testing/high-card.ts';
import { scoreOf } from './judge.ts';
import { measured, measureGame, type MeasuredGame } from './measure.ts';
import { recordGame } from './record-game.ts';
import { effortOf, reviewerFor } from './reviewer.ts';

function game(gave: readonly number[], own: readonly number[]): MeasuredGame {
  return { nr: 0, seat: 0, gave, own, luck: [30_000, -10_000, -20_000], result: [1_000_000, 0, 0] };
}

describe('what many games show of a review', () => {
  it('is who gave away least and gained most, shared in part, and what luck came to', () => {
    const games = [
      game([10, 20, 30], [5, 5, 0]),
      game([20, 10, 30], [9, 5, 0]),
      game([10, 10, 30], [0, 5, 0]),
    ];
    const { leastGiven, mostGained, luckOfOne, luckOfOthers, wins } = measured(games);
    expect(leastGiven.mean).toBeCloseTo(0.5);
    expect(mostGained.mean).toBeCloseTo(0.5);
    expect([luckOfOne.mean, luckOfOthers.mean, wins.mean]).toEqual([0.03, -0.015, 1]);
  });

  it('counts what is given away as plans are compared: in chances to win, and in points', () => {
    expect(scoreOf({ win: 20_000, points: 1_500 })).toBe(35_000);
    const what = {
      players: 2,
      options: {},
      seed: 'score',
      iterations: 50,
      effort: effortOf(20),
    };
    const { gave } = measureGame(HIGH_CARD_BOTS, { ...what, one: 'rookie', others: 'random' }, 0);
    const record = recordGame(HIGH_CARD_BOTS, {
      ...what,
      levels: ['rookie', 'random'],
      seed: 'measure score 0',
    });
    const reviewer = reviewerFor(HIGH_CARD_BOTS, record, what.effort);
    if ('problem' in reviewer) throw new Error(reviewer.problem.code);
    for (const _ of reviewer.work());
    const { totals } = reviewer.review();
    expect(gave).toEqual(totals.map((total) => total.gave.win + 10 * total.gave.points));
    expect(totals.some((total) => total.gave.points > 0)).toBe(true);
  });
});
