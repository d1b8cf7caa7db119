import { describe, expect, it } from 'vitest';
import { Board } from '../board.ts';
import { Outlook } from './outlook.ts';
import { aView, DECK, TRACK } from '../testing.ts';

const toGo = { black: 12, blue: 30, green: 31, yellow: 10, orange: 32, red: 10 };

function look(seen: Parameters<typeof aView>[0]) {
  const view = aView(seen);
  const board = Board.of(TRACK, view.public);
  const outlook = new Outlook(DECK, view, 0, board);
  const supply = outlook.supply(outlook.own, board);
  const all = outlook.chances(board, supply);
  return { board, outlook, supply, all, chances: all.home };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the outlook', () => {
  it('D-R8: a car that is home is certain of its place, and the others compete for the rest', () => {
    const { chances } = look({ hand: ['k5'], toGo, finished: ['green'] });
    expect(chances[2]).toEqual([1, 0, 0, 0, 0, 0]);
    for (const car of [0, 1, 3, 4, 5]) expect(chances[car]?.[0]).toBe(0);
  });

  it('nearer cars with better cards finish earlier', () => {
    const even = look({ hand: ['b5'], toGo: { ...toGo, black: 28, blue: 28 } }).chances;
    const served = look({ hand: ['k5'], toGo: { ...toGo, black: 28, blue: 28 } }).chances;
    const nearer = look({ hand: ['k5'], toGo: { ...toGo, black: 20, blue: 28 } }).chances;
    expect(served[0]?.[0]).toBeGreaterThan(even[0]?.[0] ?? 1);
    expect(nearer[0]?.[0]).toBeGreaterThan(served[0]?.[0] ?? 1);
  });

  it('D-R7: a car that cannot go on falls behind', () => {
    // From 97 the ways lead to 100 and 101.
    const behind = (...ahead: readonly number[]) => {
      const cars = [97, ...ahead, 60, 70, 80].map((space) => ({ space, lap: 1, place: null }));
      return sum((look({ hand: ['k5'], open: { cars } }).chances[0] ?? []).slice(0, 2));
    };
    expect(behind(100, 101)).toBeLessThan(behind(102, 101) - 0.01);
  });

  it('D-R11: a car that no card can bring home will stall', () => {
    const nobody = { handSizes: [1, 0, 0, 0] };
    const { chances } = look({ hand: ['k5'], toGo, open: nobody });
    expect(sum(chances[4] ?? [])).toBeLessThan(0.25);
    expect(
      sum(look({ hand: ['k5'], toGo: { ...toGo, black: 4 }, open: nobody }).chances[0] ?? []),
    ).toBeGreaterThan(0.8);
  });

  it('D-E3: counts prizes, own bets and prices', () => {
    const totals = (seen: Partial<Parameters<typeof aView>[0]>) => {
      const { outlook, all, board } = look({ hand: ['k5'], toGo, finished: ['green'], ...seen });
      return outlook.totals(all, board);
    };
    const [, , green = 0] = totals({});
    const [, , dearer = 0] = totals({ open: { prices: [3, 3, 6, 3, 3, 3] } });
    expect(green - dearer).toBe(3);
    const [onBlack = 0] = totals({});
    const [onGreen = 0] = totals({ bets: ['green', 'green', 'green'] });
    // D-E2: 9 + 6 + 3 for the winner.
    expect(onGreen - onBlack).toBeGreaterThan(10);
    expect(totals({ options: { bets: 'none' }, bets: [] })[2]).toBeCloseTo(9, 6);
  });

  it('D-V1: prices do not count if the first home wins', () => {
    const options = { goal: 'firstHome' } as const;
    const valueWith = (prices: readonly number[]) => {
      const { outlook, board, supply } = look({ hand: ['k5'], toGo, options, bets: [], open: { prices } });
      return outlook.value(board, supply);
    };
    expect(valueWith([6, 0, 0, 0, 0, 0])).toBe(valueWith([0, 0, 0, 0, 0, 0]));
  });
});
