import { fastChance, type FastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import type { PlayedGame } from './ladder-game.ts';
import { ratingsOf, type Contested } from './rating.ts';

const LEVELS = ['weak', 'usual', 'strong'];
/** Wins to one against one: four to one, and three to one. */
const STRENGTHS: Readonly<Record<string, number>> = { weak: 1, usual: 4, strong: 12 };
const SEATS = 4;

/** Deals in which every seat wins in proportion to its strength. */
function played(one: string, others: string, deals: number, chance: FastChance): Contested {
  const [mine, theirs] = [STRENGTHS[one] ?? 1, STRENGTHS[others] ?? 1];
  const game = (deal: number, seat: number): PlayedGame => {
    const isWon = chance.below(10_000) < (10_000 * mine) / (mine + (SEATS - 1) * theirs);
    const winner = isWon ? seat : (seat + 1) % SEATS;
    const wins = Array.from({ length: SEATS }, (_, at) => (at === winner ? 1 : 0));
    return { one, others, deal, seat, wins, scores: wins, luck: [], times: { one: [], others: [] } };
  };
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  return {
    one,
    others,
    deals: Array.from({ length: deals }, (_, deal) => seats.map((seat) => game(deal, seat))),
  };
}

function roundRobin(deals: number, chance: FastChance): Contested[] {
  return [
    played('strong', 'usual', deals, chance),
    played('strong', 'weak', deals, chance),
    played('usual', 'weak', deals, chance),
  ];
}

describe('ratings', () => {
  it('recover known strengths', () => {
    const ratings = ratingsOf(LEVELS, roundRobin(1000, fastChance('known')), 'usual');
    expect(ratings.map(({ level }) => level)).toEqual(LEVELS);
    const [weak, usual, strong] = ratings.map(({ rating }) => rating);
    expect(weak?.mean).toBeCloseTo(-400 * Math.log10(4), -1.5);
    expect(usual).toEqual({ mean: 0, low: 0, high: 0 });
    expect(strong?.mean).toBeCloseTo(400 * Math.log10(3), -1.5);
  });

  it('have intervals that contain the truth about 95 times in 100', () => {
    const chance = fastChance('coverage');
    const truth = 400 * Math.log10(3);
    const hits = Array.from({ length: 40 }, () => ratingsOf(LEVELS, roundRobin(50, chance), 'usual')).filter(
      (ratings) => {
        const strong = ratings[2]?.rating;
        return strong !== undefined && strong.low <= truth && truth <= strong.high;
      },
    ).length;
    expect(hits).toBeGreaterThanOrEqual(35);
  });

  it('use every row: two that never met are compared through a third', () => {
    const chance = fastChance('third');
    const rows = [played('strong', 'usual', 1000, chance), played('usual', 'weak', 1000, chance)];
    const [weak, , strong] = ratingsOf(LEVELS, rows, 'usual').map(({ rating }) => rating.mean);
    expect((strong ?? 0) - (weak ?? 0)).toBeCloseTo(400 * Math.log10(12), -2);
  });

  it('are finite for a level that never wins, and the same again', () => {
    const row = played('strong', 'weak', 5, fastChance('never'));
    const deals = row.deals.map((games) =>
      games.map((game) => ({ ...game, wins: [0, 1, 2, 3].map((at) => (at === game.seat ? 1 : 0)) })),
    );
    const ratings = ratingsOf(['weak', 'strong'], [{ ...row, deals }], 'weak');
    expect(ratings[1]?.rating.mean).toBeGreaterThan(400);
    expect(Number.isFinite(ratings[1]?.rating.high)).toBe(true);
    expect(ratingsOf(['weak', 'strong'], [{ ...row, deals }], 'weak')).toEqual(ratings);
  });
});
