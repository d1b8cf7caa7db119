import { describe, expect, it } from 'vitest';
import type { DownforceOptions, Sheet } from '@paddock/downforce';
import { RandomGame } from '../testing/random-game.ts';
import { tallyOf, totalsAfter } from '../after/tally.ts';
import { betTable, lineTexts } from '../board/bet-table.ts';
import { betsByLine, moneyNow, sheetRows } from './sheet-rows.ts';

/** D-E5 */
const EXAMPLE: Sheet = {
  seat: 0,
  cars: [
    { car: 'yellow', paid: 5, prize: 9 },
    { car: 'green', paid: 4, prize: 2 },
  ],
  bets: [
    { car: 'yellow', pays: 6 },
    { car: 'yellow', pays: 4 },
    { car: 'blue', pays: 3 },
  ],
  prizes: 11,
  winnings: 13,
  paid: 9,
  total: 15,
};

describe('the score sheet', () => {
  it('D-E5: adds up line by line to 11 + 13 − 9 = 15', () => {
    const tally = tallyOf([EXAMPLE]);
    expect(tally.map(({ key }) => key)).toEqual(['prizes', 'bet-1', 'bet-2', 'bet-3', 'paid']);
    expect(tally.map((_, line) => totalsAfter(tally, line + 1, 1)[0])).toEqual([11, 17, 21, 24, 15]);
  });

  it('D-C6: prices and bets are marked at their cars', () => {
    const game = new RandomGame({ seed: 'sheet' }).until(
      ({ public: { phase, betsAsked }, own }) =>
        phase === 'playing' && betsAsked >= 2 && own?.bets.length === 2,
    );
    const { public: open, own } = game.view(0);
    const rows = sheetRows(open, 0, own?.bets ?? []);
    expect(rows.filter(({ paid }) => paid !== null).map(({ car }) => car)).toEqual(
      rows.map(({ car }) => car).filter((_, index) => open.owners[index] === 0),
    );
    for (const bet of [0, 1])
      expect(rows.filter(({ bets }) => bets[bet] === '✕')).toMatchObject([{ car: own?.bets[bet] }]);
    expect(rows.filter(({ bets }) => bets[2] !== '')).toEqual([]);
  });

  it('D-E3: at the end the money is that of the rules, line by line and at once', () => {
    const { public: open } = new RandomGame({ seed: 'end' })
      .until(({ public: { phase } }) => phase === 'over')
      .view(0);
    const totals = open.sheets?.map(({ total }) => total) ?? [];
    expect(totals).toHaveLength(4);
    expect(totalsAfter(tallyOf(open.sheets ?? []), 99, 4)).toEqual(totals);
    expect(totals.map((_, seat) => moneyNow(open, seat))).toEqual(totals);
  });

  it('D-E4: the smaller table has its own payouts', () => {
    const game = new RandomGame({ seed: 'manual', options: { payouts: 'manual' } });
    expect(lineTexts(game.view(0).public)).toEqual(['6·4·2', '4·2·0', '2·0·0']);
  });

  it('D-V1: without bets there are no lines for them', () => {
    expect(tallyOf([{ ...EXAMPLE, bets: [] }]).map(({ key }) => key)).toEqual(['prizes', 'paid']);
  });

  it('D-V9: three cars a line are one line of the reckoning, each marked with the place named', () => {
    const game = new RandomGame({ seed: 'podium', options: { bets: 'widespread' } }).until(
      ({ public: { phase }, own }) => phase === 'playing' && own?.bets.length === 3,
    );
    const { public: open, own } = game.view(0);
    const marks = sheetRows(open, 0, own?.bets ?? []).map(({ bets }) => bets[0]);
    expect(marks.toSorted()).toEqual(['', '', '', '1', '2', '3']);
    const { sheets } = game.until(({ public: { phase } }) => phase === 'over').view(0).public;
    const tally = tallyOf(sheets ?? []);
    expect(tally.map(({ key }) => key)).toContain('bet-1');
    expect(tally.find(({ key }) => key === 'bet-1')?.cells[0]?.cars).toHaveLength(3);
    expect(totalsAfter(tally, 99, 4)).toEqual(sheets?.map(({ total }) => total));
  });

  it('D-V9: odds and penalties have tables of their own', () => {
    const table = (bets: 'odds' | 'penalty') =>
      betTable(new RandomGame({ options: { bets } }).view(0).public);
    expect(table('odds')).toEqual([
      ['×3', '×2', '×1'],
      ['×2', '×1', '0'],
      ['×1', '0', '0'],
    ]);
    expect(table('penalty')[2]).toEqual(['3', '2', '1', '−2', '−6', '−9']);
  });

  it('D-V5: timely bets stand at the lines at which they were made', () => {
    const { public: open } = new RandomGame({ options: { timely: true } }).view(0);
    const waiting = { ...open, betsAsked: 2, variant: { backed: [null, 1, null, null] } };
    expect(betsByLine(waiting, 0, ['red'])).toEqual([[], ['red'], []]);
    expect(betsByLine({ ...waiting, betsAsked: 3 }, 1, ['red'])).toEqual([['red'], [], []]);
    const twice = { ...open, betsAsked: 3, variant: { linesBacked: [[2], [2, 3], [3], [1]] } };
    expect(betsByLine(twice, 0, ['red', 'blue'])).toEqual([[], ['red'], ['blue']]);
    expect(betsByLine(twice, 1, ['red', 'blue'])).toEqual([[], ['red'], ['blue']]);
    expect(betsByLine(twice, 2, ['red'])).toEqual([[], [], ['red']]);
    expect(betsByLine(twice, 3, ['red'])).toEqual([['red'], [], []]);
    const sheet = { ...EXAMPLE, bets: [{ car: 'blue' as const, pays: 4, bet: 2 }] };
    expect(tallyOf([sheet]).map(({ key }) => key)).toEqual(['prizes', 'bet-2', 'paid']);
  });

  it('D-V3: the lines across the track say what they are worth, or nothing', () => {
    const lines = (options: Partial<DownforceOptions>) =>
      lineTexts(new RandomGame({ options }).view(0).public);
    expect(lines({ longDistance: true })).toEqual([]);
    expect(lines({ goal: 'firstHome' })).toEqual([]);
  });
});
