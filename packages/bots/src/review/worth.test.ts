import { describe, expect, it } from 'vitest';
import { trustAt } from './profiles.ts';
import { Tally } from './worth.ts';

const ended = (...places: readonly number[]) => ({
  standings: places.map((place, seat) => ({ side: `seat-${seat}`, seat, place, score: 10 - place })),
});

function tallyOf(...games: readonly (readonly number[])[]): Tally {
  const tally = new Tally(3);
  for (const places of games) tally.add(ended(...places));
  return tally;
}

describe('what a moment is worth', () => {
  it('shares a win among those who share the first place, and always makes a whole', () => {
    expect(
      tallyOf([1, 1, 1])
        .worths()
        .map(({ win }) => win),
    ).toEqual([333_334, 333_333, 333_333]);
    expect(
      tallyOf([1, 1, 3], [1, 2, 3])
        .worths()
        .map(({ win }) => win),
    ).toEqual([750_000, 250_000, 0]);
    expect(
      tallyOf([1, 2, 3], [2, 1, 3], [3, 2, 1])
        .worths()
        .map(({ points }) => points),
    ).toEqual([8_000, 8_333, 7_667]);
  });

  it('leaves the chance of a side without a player to nobody', () => {
    const tally = new Tally(2);
    const standings = [
      { side: 'red', place: 1, score: 9 },
      { side: 'seat-0', seat: 0, place: 2, score: 5 },
      { side: 'seat-1', seat: 1, place: 3, score: 4 },
    ];
    tally.add({ standings });
    tally.add({ standings: [{ side: 'seat-1', seat: 1, place: 1, score: 9 }] });
    expect(tally.worths().map(({ win }) => win)).toEqual([0, 500_000]);
    expect(tally.worths(500).map(({ win }) => win)).toEqual([125_000, 375_000]);
  });

  it('counts what a seat may expect like a game, the rest of the win in even parts', () => {
    const tally = new Tally(3);
    tally.expect(1, { points: 4.5, win: 0.25 });
    expect(tally.worths()).toEqual([
      { points: 0, win: 375_000 },
      { points: 4_500, win: 250_000 },
      { points: 0, win: 375_000 },
    ]);
    tally.expect(1, { points: 6.5, win: 0.75 });
    expect(tally.count).toBe(2);
    expect(tally.worths()[1]).toEqual({ points: 5_500, win: 500_000 });
  });

  it('counts the best of a seat’s sides', () => {
    const drivers = [
      { side: 'red-1', seat: 0, place: 1, score: 9 },
      { side: 'blue-1', seat: 1, place: 2, score: 8 },
      { side: 'red-2', seat: 0, place: 3, score: 2 },
    ];
    const tally = new Tally(2);
    tally.add({ standings: drivers.toReversed() });
    expect(tally.worths()).toEqual([
      { points: 9_000, win: 1_000_000 },
      { points: 8_000, win: 0 },
    ]);
  });

  it.each([0, 137, 500, 999, 1_000])('still makes a whole when trusted by %i thousandths', (trust) => {
    const tally = tallyOf([1, 2, 3], [1, 2, 3], [3, 1, 1], [1, 1, 1], [2, 3, 1], [1, 2, 3], [2, 1, 3]);
    const chances = tally.worths(trust).map(({ win }) => win);
    expect(chances.reduce((sum, win) => sum + win, 0)).toBe(1_000_000);
    const raw = tally.worths()[0]?.win ?? 0;
    expect(chances[0]).toBeCloseTo(333_333 + ((raw - 333_333) * trust) / 1_000, -1);
  });

  it('is trusted along straight lines between the knots, and beyond them like the nearest', () => {
    const profile = {
      trust: [
        [100, 400],
        [500, 600],
        [900, 1_000],
      ] as const,
    };
    expect([0, 100, 300, 500, 700, 900, 1_000].map((at) => trustAt(profile, at))).toEqual([
      400, 400, 500, 600, 800, 1_000, 1_000,
    ]);
  });
});
