import type { CarName, Sheet } from '@paddock/downforce';

/** One line of the reckoning at the end, for every player. */
export interface TallyLine {
  readonly key: 'prizes' | 'bet-1' | 'bet-2' | 'bet-3' | 'counter' | 'paid';
  /** By seat: what is added, and for which cars. */
  readonly cells: readonly TallyCell[];
}

export interface TallyCell {
  readonly amount: number;
  readonly cars: readonly { readonly car: CarName; readonly amount: number }[];
}

const BET_KEYS = ['bet-1', 'bet-2', 'bet-3'] as const;

/** D-E3: line by line, in the order in which it is added up. Lines that nobody has anything on are left out. */
export function tallyOf(sheets: readonly Sheet[]): readonly TallyLine[] {
  const hasCounters = sheets.some(({ counter }) => counter !== undefined);
  const bets = BET_KEYS.map((key, line): TallyLine => ({
    key,
    cells: sheets.map((sheet) => {
      const cars = sheet.bets
        .filter(({ bet }, index) => (bet ?? index + 1) === line + 1)
        .map(({ car, pays }) => ({ car, amount: pays }));
      return { amount: cars.reduce((sum, { amount }) => sum + amount, 0), cars };
    }),
  }));
  return [
    {
      key: 'prizes',
      cells: sheets.map(({ prizes, cars }) => ({
        amount: prizes,
        cars: cars.map(({ car, prize }) => ({ car, amount: prize })),
      })),
    },
    ...bets.filter(({ cells }) => cells.some(({ cars }) => cars.length > 0)),
    ...(hasCounters ? [{ key: 'counter' as const, cells: sheets.map(counterCell) }] : []),
    {
      key: 'paid',
      cells: sheets.map(({ paid, cars }) => ({
        amount: 0 - paid,
        cars: cars.map((car) => ({ car: car.car, amount: 0 - car.paid })),
      })),
    },
  ];
}

/** D-V8i */
function counterCell({ counter = 0 }: Sheet): TallyCell {
  return { amount: counter, cars: [] };
}

/** By seat, after the first `lines` lines. */
export function totalsAfter(tally: readonly TallyLine[], lines: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) =>
    tally.slice(0, lines).reduce((sum, { cells }) => sum + (cells[seat]?.amount ?? 0), 0),
  );
}
