import { describe, expect, it } from 'vitest';
import { pointsOf, standings, type LeagueResult } from './standings.ts';

function result(place: number, position: number, score = 0, isAbsent = false): LeagueResult {
  return { place, position, score, isAbsent };
}

const order = (rows: readonly { place: number; rank: number }[]) =>
  rows.map(({ place, rank }) => [rank, place]);

describe('standings', () => {
  it('give 10, 7, 5, 3, 2, 1 for places, and nothing to who did not come', () => {
    const points = [1, 2, 3, 4, 5, 6].map((position) => pointsOf('places', result(0, position)));
    expect(points).toEqual([10, 7, 5, 3, 2, 1]);
    expect(pointsOf('places', result(0, 1, 9, true))).toBe(0);
    expect([pointsOf('score', result(0, 4, 17)), pointsOf('score', result(0, 1, 17, true))]).toEqual([17, 0]);
  });

  it('break ties by first places, then second ones, then the score, and else share the rank', () => {
    // 10 + 5 and 10 + 5, against 7 + 5 + 3: one has no win.
    const byWins = [
      result(0, 2),
      result(0, 3),
      result(0, 4),
      result(1, 1),
      result(1, 3),
      result(2, 1),
      result(2, 3, 4),
    ];
    expect(order(standings(3, 'places', byWins))).toEqual([
      [1, 2],
      [2, 1],
      [3, 0],
    ]);
    const even = [result(0, 1, 5), result(1, 1, 5), result(2, 2, 9)];
    expect(order(standings(3, 'places', even))).toEqual([
      [1, 0],
      [1, 1],
      [3, 2],
    ]);
  });

  it('count only games that somebody came to, and list who has none', () => {
    expect(standings(2, 'score', [result(1, 1, 30, true), result(1, 2, 12)])).toEqual([
      { place: 1, rank: 1, points: 12, played: 1, wins: 0, score: 12 },
      { place: 0, rank: 2, points: 0, played: 0, wins: 0, score: 0 },
    ]);
  });
});
