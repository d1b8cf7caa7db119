import type { DownforceOptions, DownforcePublic, Sheet } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { RandomGame } from '../testing/random-game.ts';
import { whatDecided } from './decided.ts';

type Money = Pick<Sheet, 'bets' | 'prizes' | 'paid'>;

const OVER = new RandomGame({ players: 2, seed: 'decided' }).until(
  ({ public: { phase } }) => phase === 'over',
);

/** The end of a game of two with these sheets. */
function endWith(...sheets: readonly Money[]): DownforcePublic {
  const filled = sheets.map(({ bets, prizes, paid }, seat): Sheet => {
    const winnings = bets.reduce((sum, { pays }) => sum + pays, 0);
    return { seat, cars: [], bets, prizes, winnings, paid, total: prizes + winnings - paid };
  });
  const standings = filled
    .map(({ seat, total }) => ({ side: `seat-${seat}`, seat, score: total }))
    .toSorted((a, b) => b.score - a.score)
    .map((row, at) => ({ ...row, place: at + 1 }));
  return { ...OVER.view(0).public, sheets: filled, outcome: { standings } };
}

const bets = (...pays: readonly number[]) => pays.map((paid) => ({ car: 'red' as const, pays: paid }));

describe('what decided a game of Downforce', () => {
  it.each<[string, readonly [Money, Money], object | null]>([
    [
      'one bet that made up for the lead',
      [
        { bets: bets(9, 0, 0), prizes: 4, paid: 3 },
        { bets: bets(3, 0, 0), prizes: 6, paid: 3 },
      ],
      { kind: 'bet', bet: 1, car: 'red', pays: 9, other: 3 },
    ],
    [
      'bets that did so only together',
      [
        { bets: bets(6, 4, 2), prizes: 4, paid: 3 },
        { bets: bets(3, 0, 0), prizes: 4, paid: 3 },
      ],
      { kind: 'bets', amount: 9 },
    ],
    [
      'prizes',
      [
        { bets: [], prizes: 12, paid: 6 },
        { bets: bets(3), prizes: 4, paid: 6 },
      ],
      { kind: 'prizes', amount: 8 },
    ],
    [
      'a cheaper car',
      [
        { bets: [], prizes: 6, paid: 1 },
        { bets: [], prizes: 6, paid: 5 },
      ],
      { kind: 'paid', amount: 4 },
    ],
    [
      'cars that did not win their price',
      [
        { bets: [], prizes: 4, paid: 1 },
        { bets: [], prizes: 4, paid: 11 },
      ],
      { kind: 'overpaid', paid: 11, won: 4 },
    ],
  ])('%s', (_, sheets, why) => {
    const open = endWith(...sheets);
    const [winner, second] = open.outcome?.standings ?? [];
    expect(whatDecided(open)).toEqual({
      kind: 'ahead',
      first: 0,
      second: 1,
      by: (winner?.score ?? 0) - (second?.score ?? 0),
      why,
    });
    // The same, read from the other seat.
    expect(whatDecided(endWith(...sheets.toReversed()))).toMatchObject({ first: 1, second: 0, why });
  });

  const WAYS: readonly Partial<DownforceOptions>[] = [
    {},
    { goal: 'firstHome' },
    { goal: 'whispers' },
    { worldTour: ['marina-bay', 'river-station'] },
    { bets: 'widespread' },
    { longDistance: true },
  ];

  it.each(WAYS)('is true of games played at random: %o', (options) => {
    for (let game = 0; game < 4; game++) {
      const { public: open } = new RandomGame({ seed: `decided ${game}`, options })
        .until(({ public: { phase } }) => phase === 'over')
        .view(0);
      expectTrue(open);
    }
  });
});

/** Against the standings and the sheets themselves. */
function expectTrue(open: DownforcePublic): void {
  const decided = whatDecided(open);
  const [winner, next] = open.outcome?.standings ?? [];
  if (decided === null) {
    expect(next === undefined || next.place === 1 || open.options.goal !== 'money').toBe(true);
    return;
  }
  if (decided.kind === 'best-cars') {
    expect(open.standing.slice(0, decided.place)).toContain(decided.car);
    expect(decided.place).toBeLessThan(decided.otherPlace);
    return;
  }
  expect([decided.first, decided.second]).toEqual([winner?.seat, next?.seat]);
  if (decided.kind === 'level') {
    expect([winner?.score, next?.score]).toEqual([decided.score, decided.score]);
    return;
  }
  expect(decided.by).toBe((winner?.score ?? 0) - (next?.score ?? 0));
  expect(decided.by).toBeGreaterThan(0);
  const [mine, theirs] = [open.sheets?.[decided.first], open.sheets?.[decided.second]];
  const { why } = decided;
  if (why === null || mine === undefined || theirs === undefined) return;
  switch (why.kind) {
    case 'bet':
      expect(why.pays - why.other).toBeGreaterThanOrEqual(decided.by);
      expect(mine.bets).toContainEqual(expect.objectContaining({ car: why.car, pays: why.pays }));
      break;
    case 'bets':
      expect(why.amount).toBe(mine.winnings - theirs.winnings);
      break;
    case 'prizes':
      expect(why.amount).toBe(mine.prizes - theirs.prizes);
      break;
    case 'paid':
      expect(why.amount).toBe(theirs.paid - mine.paid);
      break;
    case 'overpaid':
      expect(why).toMatchObject({ paid: theirs.paid, won: theirs.prizes });
      expect(why.paid).toBeGreaterThan(why.won);
      break;
    case 'race':
      expect(why.more).toBeGreaterThan(0);
      expect(why.race).toBeLessThanOrEqual(2);
      break;
  }
}
