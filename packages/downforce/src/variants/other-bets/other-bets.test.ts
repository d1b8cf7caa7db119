import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { betAt, slipOf } from '../../phases/bets.ts';
import { type CarName, CARS, LETTERS } from '../../state/cars.ts';
import { BETS_ASKED, OVER, PHASE } from '../../state/layout.ts';
import { noteOrder } from '../../state/noted-orders.ts';
import type { DownforceOptions } from '../../state/options.ts';
import { orderAt, orderCount, rankOf } from '../../state/orders.ts';
import { raceWith, type Scene, STRAIGHT, TestTable } from '../../testing/scenes.ts';
import { spaceAt } from '../../track/testing/ring.ts';

const on = (section: number, row: number, lane = 1) => spaceAt(STRAIGHT, section, lane, row);
const NOBODY = Object.fromEntries(CARS.map((car) => [car, null])) as Record<CarName, null>;
const ALL_HOME = ['black', 'blue', 'green', 'yellow', 'orange', 'red'] as const;

function numbers(letters: string): number[] {
  return Array.from(letters, (letter) => LETTERS.indexOf(letter));
}

interface Bets {
  /** One per line, as letters. */
  readonly slips: readonly string[];
  /** The standing at each line, if it counts. */
  readonly odds?: readonly string[];
  readonly finished?: readonly CarName[];
  readonly at?: Scene['at'];
  readonly options: Partial<DownforceOptions>;
}

/** What seat 0's bets pay when the race is over. */
function pays({ slips, odds = [], finished = ALL_HOME, at = {}, options }: Bets): number[] {
  const table = raceWith({ players: 3, owners: { ...NOBODY, red: 1 }, finished, at, options });
  for (const [line, letters] of slips.entries())
    for (let seat = 0; seat < 3; seat++) table.bytes[betAt(line, seat)] = slipOf(numbers(letters));
  for (const [line, order] of odds.entries()) noteOrder(table.bytes, line, rankOf(numbers(order)));
  table.bytes[BETS_ASKED] = slips.length;
  table.bytes[PHASE] = OVER;
  const [sheet] = table.public.sheets ?? [];
  expect(sheet.total).toBe(sheet.winnings);
  return sheet.bets.map((bet) => bet.pays);
}

/** Red has just passed the first line. */
function atFirstLine(options: Partial<DownforceOptions>): TestTable {
  const table = raceWith({ players: 3, hands: ['r5', 'r6k4g2', 'g5'], at: { red: on(2, 16) }, options });
  table.act('play r5');
  while (table.public.phase === 'stepping') table.act(table.legal()[0]);
  return table;
}

describe('D-V9: odds', () => {
  const options = { bets: 'odds' } as const;

  it('Worked case 20 (D-V9): sixth at line one, wins: 6 × 3 = 18; fourth, comes second: 4 × 2 = 8', () => {
    expect(pays({ options, slips: ['k'], odds: ['bgyork'] })).toEqual([18]);
    expect(pays({ options, slips: ['b'], odds: ['kgybor'] })).toEqual([8]);
  });

  it.each([
    ['k', [18, 12, 6]],
    ['b', [12, 6, 0]],
    ['g', [6, 0, 0]],
    ['y', [0, 0, 0]],
  ])('D-V9: a sixth that comes in where %s does pays %j on the three lines', (car, paid) => {
    const odds = [0, 1, 2].map(() => `${'kbgyor'.replace(car, '')}${car}`);
    expect(pays({ options, slips: [car, car, car], odds })).toEqual(paid);
  });

  it('D-V9: a stalled car pays nothing', () => {
    expect(pays({ options, slips: ['k'], odds: ['bgyork'], finished: [] })).toEqual([0]);
  });

  it('D-V9: the position when the bet was made counts, and it is public', () => {
    const table = atFirstLine(options);
    const { standing } = table.public;
    expect(table.public.variant?.odds).toEqual([standing]);
    table.act('bet red', 'bet red', 'bet black', 'play r6k4g2');
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    expect(table.public.standing).not.toEqual(standing);
    expect(table.public.variant?.odds).toEqual([standing, table.public.standing]);
  });
});

describe('D-V9: widespread', () => {
  const options = { bets: 'widespread' } as const;

  it('Worked case 20 (D-V9): at line two on blue, red, black, which come 1st, 3rd, 2nd: 6', () => {
    const finished = ['blue', 'black', 'red', 'green', 'yellow', 'orange'] as const;
    expect(pays({ options, slips: ['gyo', 'brk'], finished })).toEqual([0, 0, 0, 6, 0, 0]);
  });

  it('D-V9: at each line three different cars in order; each that finishes exactly there pays D-E2', () => {
    expect(pays({ options, slips: ['kbg', 'kbg', 'kbg'] })).toEqual([9, 6, 3, 6, 4, 2, 3, 2, 1]);
    expect(pays({ options, slips: ['gkb'] })).toEqual([0, 0, 0]);
  });

  it('D-V9, D-E4: with the manual’s payouts by its table', () => {
    expect(pays({ options: { ...options, payouts: 'manual' }, slips: ['kbg', 'kbg', 'kbg'] })).toEqual([
      6, 4, 2, 4, 2, 0, 2, 0, 0,
    ]);
  });

  it('D-V9: a stalled car pays nothing, even in the place named', () => {
    const at = { blue: on(4, 3), green: on(4, 1) };
    expect(pays({ options, slips: ['kbg'], finished: ['black'], at })).toEqual([9, 0, 0]);
  });

  it('D-V9: is placed as a whole, in secret', () => {
    const table = atFirstLine(options);
    expect(table.legal(0)).toHaveLength(120);
    expect(table.why(0, 'bet red')).toBe('name-three-now D-V9');
    expect(table.rules.read('podium kkb')).toMatchObject({ code: 'unreadable' });
    expect(table.actAs(1, 'podium rkb')).toEqual([{ kind: 'podium-laid', seat: 1, bet: 1 }]);
    expect(table.own(1).bets).toEqual(['red', 'black', 'blue']);
    expect(table.own(0).bets).toEqual([]);
    table.actAs(0, 'podium kbg');
    table.actAs(2, 'podium yor');
    expect(table.public).toMatchObject({ phase: 'playing', bets: null });
  });

  it('D-V9: every order of three has a number, which decodes to it', () => {
    for (const length of [1, 3, 6]) {
      const ranks = Array.from({ length: orderCount(length) }, (_, rank) => rankOf(orderAt(rank, length)));
      expect(ranks).toEqual(ranks.map((_, rank) => rank));
    }
    expect([orderCount(1), orderCount(3), orderCount(6)]).toEqual([6, 120, 720]);
  });
});

describe('D-V9: penalty', () => {
  const options = { bets: 'penalty' } as const;

  it('Worked case 20 (D-V9): third bet on the sixth: −9', () => {
    expect(pays({ options, slips: ['k', 'k', 'r'] })).toEqual([9, 6, -9]);
  });

  it.each([
    ['kkk', [9, 6, 3]],
    ['bbb', [6, 4, 2]],
    ['ggg', [3, 2, 1]],
    ['yyy', [0, -1, -2]],
    ['ooo', [-1, -3, -6]],
    ['rrr', [-3, -6, -9]],
  ])('D-V9: bets on %s pay and cost %j', (cars, paid) => {
    expect(pays({ options, slips: Array.from(cars) })).toEqual(paid);
  });

  it('D-V9: a stalled car never pays, and costs what its place in the standing costs', () => {
    const at = { blue: on(4, 3), green: on(4, 1), yellow: on(3, 1), orange: on(2, 9), red: on(2, 1) };
    expect(pays({ options, slips: ['b', 'g', 'r'], finished: ['black'], at })).toEqual([0, 0, -9]);
    expect(pays({ options, slips: ['o', 'y', 'o'], finished: ['black'], at })).toEqual([-1, -1, -6]);
  });

  it('D-V9: a total may be negative', () => {
    const winnings = Array.from({ length: 20 }, (_, game) => {
      const table = new TestTable(3, { bets: 'penalty' });
      table.playOn(fastChance(`penalty ${game}`));
      return table.public.sheets?.map((sheet) => sheet.winnings) ?? [];
    });
    expect(Math.min(...winnings.flat())).toBeLessThan(0);
  });
});

describe('D-V9 with D-V5: another bet, made in time', () => {
  it.each(['odds', 'widespread', 'penalty'] as const)('%s goes with timely betting', (bets) => {
    const table = new TestTable(4, { bets, timely: true });
    table.playOn(fastChance(`timely ${bets}`));
    const places = bets === 'widespread' ? 3 : 1;
    for (const { bets: laid } of table.public.sheets ?? []) {
      expect([0, places, 2 * places]).toContain(laid.length);
      const lines = new Set(laid.map(({ bet }) => bet));
      expect(lines.size).toBe(laid.length / places);
      if (lines.has(1)) expect(lines.size).toBe(1);
    }
    expect(table.public.sheets?.some(({ bets: laid }) => laid.length > 0)).toBe(true);
  });
});
