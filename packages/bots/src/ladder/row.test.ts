import { describe, expect, it } from 'vitest';
import { gamesOfDeal, type PlayedGame } from './ladder-game.ts';
import { rowOf } from './row.ts';

const PAIR = { one: 'club', others: 'rookie' };

/** Each deal from both seats of two; `points` for the one. */
function dealt(deal: number, ...points: readonly number[]): PlayedGame[] {
  return gamesOfDeal(PAIR, deal, 2).map((game) => ({
    ...game,
    scores: [0, 1].map((seat) => (seat === game.seat ? (points[seat] ?? 0) : 1)),
    wins: [0, 1].map((seat) => ((points[game.seat] ?? 0) > 1 === (seat === game.seat) ? 1 : 0)),
    luck: [],
    times: { one: [deal, 100], others: [1] },
  }));
}

describe('a row', () => {
  it('plays every deal from every seat', () => {
    expect(gamesOfDeal(PAIR, 7, 3)).toEqual([0, 1, 2].map((seat) => ({ ...PAIR, deal: 7, seat })));
  });

  it('has means over deals, and the lead over one rival', () => {
    const row = rowOf(PAIR, 2, [...dealt(0, 5, 3), ...dealt(1, 0, 2), ...dealt(2, 4, 4)]);
    expect(row).toMatchObject({ deals: 3, games: 6, parity: 0.5 });
    expect(row?.one.points.mean).toBe(3);
    expect(row?.lead.mean).toBe(2);
    expect(row?.one.wins.mean).toBeCloseTo(5 / 6, 9);
    expect(row?.one.times).toEqual({ decisions: 12, mean: 50.5, median: 2, p99: 100 });
    expect(row).not.toHaveProperty('adjusted');
  });

  it('counts only whole deals, of this pair, in any order and each once', () => {
    const games = [...dealt(1, 0, 2), ...dealt(0, 5, 3)];
    const row = rowOf(PAIR, 2, games);
    const others = dealt(2, 9, 9).map((game) => ({ ...game, others: 'random' }));
    const [half] = dealt(3, 9, 9);
    expect(rowOf(PAIR, 2, [...others, ...games.toReversed(), ...(half === undefined ? [] : [half])])).toEqual(
      row,
    );
    expect(rowOf(PAIR, 2, [...games, ...dealt(0, 5, 3)])).toEqual(row);
  });

  it('says how many games pairing saves', () => {
    // Luck of the seat alone: on every deal one seat gains what the other loses.
    const seats = [0, 1, 2, 3].flatMap((deal) => dealt(deal, 5 + deal, 5 - deal));
    expect(rowOf(PAIR, 2, seats)?.savings.lead.pairing).toBe(1);
    const nearly = [0, 1, 2, 3].flatMap((deal) => dealt(deal, 5 + 3 * deal, 5 - 2 * deal));
    expect(rowOf(PAIR, 2, nearly)?.savings.lead.pairing).toBeGreaterThan(5);
  });

  it('needs two whole deals', () => {
    expect(rowOf(PAIR, 2, dealt(0, 1, 2))).toBeUndefined();
  });
});
