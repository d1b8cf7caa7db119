import { describe, expect, it } from 'vitest';
import { simulate } from '../tools/ratings/simulate.ts';
import type { FinishedSeat, Result } from '../store/parts/sql-results.ts';
import { foldResult } from './fold.ts';
import { BEGIN, pointsOf, rateGame, shown } from './model.ts';
import { seasonOf } from './season.ts';

const NEW = { rating: BEGIN, isFixed: false };

function seat(number: number, more: Partial<FinishedSeat>): FinishedSeat {
  return { seat: number, person: null, bot: null, name: '', place: 1, score: 0, hasLeft: false, ...more };
}

function result(seats: readonly FinishedSeat[], more: Partial<Result> = {}): Result {
  const game = {
    number: 1,
    match: 'm',
    game: 'formula',
    at: Date.UTC(2026, 10, 16),
    isPublic: true,
    league: null,
  };
  return { ...game, isRated: true, seats, ...more };
}

describe('a rating', () => {
  it('rises with the place, and the same place is the same rating', async () => {
    const [first, second, third] = await rateGame([1, 2, 2].map((place) => ({ ...NEW, place })));
    expect(first?.mu).toBeGreaterThan(BEGIN.mu);
    expect(second).toEqual(third);
    expect(second?.mu).toBeLessThan(BEGIN.mu);
    for (const each of [first, second]) expect(each?.sigma).toBeLessThan(BEGIN.sigma);
  });

  it('does not depend on the order of seats', async () => {
    const places = [3, 1, 2];
    const straight = await rateGame(places.map((place) => ({ ...NEW, place })));
    const turned = await rateGame(places.toReversed().map((place) => ({ ...NEW, place })));
    for (const [at, { mu }] of straight.entries()) expect(turned[2 - at]?.mu).toBeCloseTo(mu, 10);
  });

  it('is shown in points, 400 of which are ten wins to one, and as provisional at first', () => {
    expect(shown(BEGIN, 0)).toEqual({ points: 1500, spread: 257, isProvisional: true });
    expect(shown({ mu: 25, sigma: 3 }, 9).isProvisional).toBe(true);
    expect(shown({ mu: 25, sigma: 3 }, 10).isProvisional).toBe(false);
    expect(pointsOf(25 + (25 / 4) * Math.SQRT2 * Math.LN10)).toBe(1900);
  });

  it('counts seasons by quarters in UTC', () => {
    expect([Date.UTC(2026, 8, 30, 23, 59), Date.UTC(2026, 9, 1)].map(seasonOf)).toEqual(['2026-3', '2026-4']);
  });

  it('is one for all bots of a level, and none for a game of only bots or one that is not rated', async () => {
    const seats = [
      seat(0, { person: 'ana', place: 2 }),
      seat(1, { bot: 'club', place: 1 }),
      seat(2, { bot: 'club', place: 3 }),
    ];
    const { rated, changes } = await foldResult(result(seats), () => undefined);
    expect(rated.map(({ season, player, kind }) => `${season} ${player} ${kind}`)).toEqual([
      ' ana person',
      ' bot:club bot',
      '2026-4 ana person',
      '2026-4 bot:club bot',
    ]);
    expect(changes.map(({ after }) => after.mu)[1]).toBe(changes.map(({ after }) => after.mu)[2]);
    const none = { rated: [], changes: [] };
    expect(await foldResult(result(seats.slice(1)), () => undefined)).toEqual(none);
    expect(await foldResult(result(seats, { isRated: false }), () => undefined)).toEqual(none);
  });

  it('finds known strengths, and says how sure it is: the short form of `npm run ratings`', async () => {
    const { order, cover } = await simulate({ seed: 'short', games: 1_500, players: 60, eagerness: 0.5 });
    expect(order).toBeGreaterThan(0.95);
    expect(cover).toBeGreaterThanOrEqual(0.9);
    expect(cover).toBeLessThanOrEqual(0.98);
  });
});
