import { describe, expect, it } from 'vitest';
import type { Sheet } from '@paddock/downforce';
import { Rehearsal } from '../rehearsal.ts';
import { tallyOf, totalsAfter } from '../after/tally.ts';
import { moneyNow, payoutsOf, payoutTexts, sheetRows } from './sheet-rows.ts';

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
    const game = new Rehearsal({ seed: 'sheet' }).until(
      ({ public: { phase, betsAsked }, own }) =>
        phase === 'playing' && betsAsked >= 2 && own?.bets.length === 2,
    );
    const { public: open, own } = game.view(0);
    const rows = sheetRows(open, 0, own?.bets ?? []);
    expect(rows.filter(({ paid }) => paid !== null).map(({ car }) => car)).toEqual(
      rows.map(({ car }) => car).filter((_, index) => open.owners[index] === 0),
    );
    for (const bet of [0, 1])
      expect(rows.filter(({ bets }) => bets[bet])).toMatchObject([{ car: own?.bets[bet] }]);
    expect(rows.filter(({ bets }) => bets[2])).toEqual([]);
  });

  it('D-E3: at the end the money is that of the rules, line by line and at once', () => {
    const { public: open } = new Rehearsal({ seed: 'end' })
      .until(({ public: { phase } }) => phase === 'over')
      .view(0);
    const totals = open.sheets?.map(({ total }) => total) ?? [];
    expect(totals).toHaveLength(4);
    expect(totalsAfter(tallyOf(open.sheets ?? []), 99, 4)).toEqual(totals);
    expect(totals.map((_, seat) => moneyNow(open, seat))).toEqual(totals);
  });

  it('D-E4: the smaller table has its own payouts', () => {
    const game = new Rehearsal({ seed: 'manual', options: { payouts: 'manual' } });
    expect(payoutTexts(payoutsOf(game.view(0).public))).toEqual(['6·4·2', '4·2·0', '2·0·0']);
  });

  it('D-V1: without bets there are no lines for them', () => {
    expect(tallyOf([{ ...EXAMPLE, bets: [] }]).map(({ key }) => key)).toEqual(['prizes', 'paid']);
  });
});
