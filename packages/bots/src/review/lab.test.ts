import { describe, expect, it } from 'vitest';
import { HIGH_CARD_BOTS } from '../testing/high-card.ts';
import { continueFrom } from './lab.ts';
import { gameOf } from './testing.ts';

const RECORD = gameOf(HIGH_CARD_BOTS, 'rookie', 3, 'lab');
const LAST = RECORD.entries.length - 1;

describe('the lab', () => {
  it('plays on from a moment, and tells after every batch how it ended so far', () => {
    const results = [...continueFrom(HIGH_CARD_BOTS, RECORD, { entry: 1, games: 120, seed: 'a' })];
    expect(results.map(({ played }) => played)).toEqual([50, 100, 120]);
    for (const { played, seats } of results) {
      for (const { points } of seats) expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(played);
      const wins = seats.reduce((sum, seat) => sum + seat.wins, 0);
      expect(Math.abs(wins - played * 1_000_000)).toBeLessThan(3);
    }
    expect(new Set(results.at(-1)?.seats[0]?.points.map(({ points }) => points)).size).toBeGreaterThan(2);
  });

  it('gives the same for the same seed, and something else for another', () => {
    const last = (seed: string) =>
      [...continueFrom(HIGH_CARD_BOTS, RECORD, { entry: 1, games: 100, seed })].at(-1);
    expect(last('a')).toEqual(last('a'));
    expect(last('a')).not.toEqual(last('b'));
  });

  it('ends as the game did, from its end', () => {
    const [result] = continueFrom(HIGH_CARD_BOTS, RECORD, { entry: LAST, games: 10, seed: 'a' });
    for (const { seat = 0, score } of RECORD.result?.standings ?? [])
      expect(result?.seats[seat]?.points).toEqual([{ points: score, count: 10 }]);
  });

  it('plays from before the deal, and not from an entry that is not there', () => {
    const [result] = continueFrom(HIGH_CARD_BOTS, RECORD, { entry: -1, games: 5, seed: 'a' });
    expect(result?.played).toBe(5);
    const beyond = continueFrom(HIGH_CARD_BOTS, RECORD, { entry: LAST + 1, games: 5, seed: 'a' });
    expect(() => beyond.next()).toThrow('there is no entry');
  });
});
