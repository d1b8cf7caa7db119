import { describe, expect, it } from 'vitest';
import { betAt } from '../phases/bets.ts';
import { type CarName, CARS } from '../state/cars.ts';
import { BETS_ASKED, OVER, PHASE } from '../state/layout.ts';
import type { DownforceOptions } from '../state/options.ts';
import { raceWith, type TestTable } from '../testing/scenes.ts';

interface End {
  readonly players?: number;
  readonly finished: readonly CarName[];
  readonly owners: Partial<Record<CarName, number | null>>;
  readonly prices?: Partial<Record<CarName, number>>;
  readonly bets?: readonly string[];
  readonly options?: Partial<DownforceOptions>;
}

const NOBODY = Object.fromEntries(CARS.map((car) => [car, null])) as Record<CarName, null>;

/** A finished race with its bets revealed. */
function ended({ players = 3, owners, bets = [], ...scene }: End): TestTable {
  const table = raceWith({ players, owners: { ...NOBODY, ...owners }, ...scene });
  for (const [seat, cars] of bets.entries())
    for (const [bet, car] of cars.split(' ').entries())
      table.bytes[betAt(bet, seat)] = CARS.indexOf(car as CarName);
  table.bytes[BETS_ASKED] = bets[0]?.split(' ').length ?? 0;
  table.bytes[PHASE] = OVER;
  return table;
}

const totals = (table: TestTable) => table.public.sheets?.map(({ total }) => total);
const places = (table: TestTable) => table.public.outcome?.standings.map(({ seat, place }) => [seat, place]);

const ALL_HOME = ['blue', 'yellow', 'red', 'black', 'green', 'orange'] as const;

describe('scoring', () => {
  it('D-E1: 12, 9, 6, 4, 2, 0 for first to sixth', () => {
    const owners = { blue: 0, yellow: 1, red: 2, black: 3, green: 4, orange: 5 };
    expect(totals(ended({ players: 6, finished: ALL_HOME, owners }))).toEqual([12, 9, 6, 4, 2, 0]);
  });

  it('D-E1: only for a car that finished', () => {
    const table = ended({ finished: ['red'], owners: { red: 0, blue: 1, green: 2 } });
    expect(totals(table)).toEqual([12, 0, 0]);
  });

  it.each([
    ['blue blue blue', 18],
    ['yellow yellow yellow', 12],
    ['red red red', 6],
    ['black green orange', 0],
    ['blue yellow red', 9 + 4 + 1],
  ])('D-E2: bets on %s pay %i', (bets, pays) => {
    const table = ended({ finished: ALL_HOME, owners: { orange: 0 }, bets: [bets, bets, bets] });
    expect(table.public.sheets?.[0]).toMatchObject({ winnings: pays, total: pays });
  });

  it('D-E2: a bet on a stalled car pays nothing in any place', () => {
    const table = ended({ finished: ['red'], owners: { red: 0 }, bets: ['black', 'red', 'blue'] });
    expect(table.public.standing[1]).toBe('black');
    expect(totals(table)).toEqual([12, 9, 0]);
  });

  it('D-E3: prizes and bets minus prices paid; the most wins', () => {
    const owners = { blue: 0, yellow: 1, red: 2 };
    const table = ended({ finished: ALL_HOME, owners, prices: { blue: 6, yellow: 1, red: 2 } });
    expect(totals(table)).toEqual([6, 8, 4]);
    expect(places(table)).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });

  it('D-E3: a tie goes to the better best car, stalled cars included', () => {
    const owners = { blue: 2, orange: 0, green: 1 };
    const table = ended({ finished: ['blue'], owners, prices: { blue: 12, green: 0 } });
    expect(totals(table)).toEqual([0, 0, 0]);
    expect(table.public.standing.indexOf('green')).toBeLessThan(table.public.standing.indexOf('orange'));
    expect(places(table)).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
  });

  it('D-E3: a player without a car comes after one with a car, and two without share', () => {
    const table = ended({
      players: 4,
      finished: ['blue'],
      owners: { orange: 3, blue: 1 },
      prices: { blue: 12 },
    });
    expect(places(table)).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 3],
    ]);
  });

  it('D-E4: the manual’s smaller table', () => {
    const owners = { blue: 0, yellow: 1, red: 2, black: 0 };
    const options = { payouts: 'manual' } as const;
    const bets = ['blue yellow blue', 'yellow blue yellow', 'red red red'];
    const table = ended({ finished: ALL_HOME, owners, options, bets });
    expect(table.public.sheets?.map(({ prizes, winnings }) => [prizes, winnings])).toEqual([
      [6, 6 + 2 + 2],
      [4, 4 + 4 + 0],
      [2, 2 + 0 + 0],
    ]);
  });

  it('D-C5, D-C6, D-E5: the sheet of the example adds up to $15M', () => {
    const table = ended({
      finished: ALL_HOME,
      owners: { yellow: 0, green: 0 },
      prices: { yellow: 5, green: 4 },
      bets: ['yellow yellow blue', 'black black black', 'black black black'],
    });
    expect(table.public.sheets?.[0]).toEqual({
      seat: 0,
      cars: [
        { car: 'green', paid: 4, prize: 2 },
        { car: 'yellow', paid: 5, prize: 9 },
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
    });
  });
});
