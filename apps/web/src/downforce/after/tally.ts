import type { CarName, Sheet } from '@paddock/downforce';

/** One line of the reckoning at the end, for every player. */
export interface TallyLine {
  readonly key: 'prizes' | 'bet-1' | 'bet-2' | 'bet-3' | 'paid';
  /** By seat: what is added, and for which cars. */
  readonly cells: readonly TallyCell[];
}

export interface TallyCell {
  readonly amount: number;
  readonly cars: readonly CarName[];
}

/** D-E3: line by line, in the order in which it is added up. Lines of bets that were never asked for are left out. */
export function tallyOf(sheets: readonly Sheet[]): readonly TallyLine[] {
  const betCount = Math.max(0, ...sheets.map(({ bets }) => bets.length));
  const bets = (['bet-1', 'bet-2', 'bet-3'] as const).slice(0, betCount);
  return [
    {
      key: 'prizes',
      cells: sheets.map(({ prizes, cars }) => ({ amount: prizes, cars: cars.map(({ car }) => car) })),
    },
    ...bets.map((key, bet): TallyLine => ({
      key,
      cells: sheets.map((sheet) => {
        const laid = sheet.bets[bet];
        return { amount: laid?.pays ?? 0, cars: laid === undefined ? [] : [laid.car] };
      }),
    })),
    {
      key: 'paid',
      cells: sheets.map(({ paid, cars }) => ({ amount: -paid, cars: cars.map(({ car }) => car) })),
    },
  ];
}

/** By seat, after the first `lines` lines. */
export function totalsAfter(tally: readonly TallyLine[], lines: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) =>
    tally.slice(0, lines).reduce((sum, { cells }) => sum + (cells[seat]?.amount ?? 0), 0),
  );
}
