import type { Figures } from './figures.ts';

export interface Totals {
  readonly games: number;
  readonly wins: number;
  /** Wins in a row up to the newest game, and the most there were. */
  readonly streak: number;
  readonly longestStreak: number;
  /** How often each place was reached, from the first. */
  readonly places: readonly number[];
  readonly bestScore: number;
}

/** `figures`: of one game, from the oldest. */
export function totalsOf(figures: readonly Figures[]): Totals {
  let [streak, longestStreak] = [0, 0];
  for (const { place } of figures) {
    streak = place === 1 ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  const last = Math.max(0, ...figures.map(({ sides }) => sides));
  return {
    games: figures.length,
    wins: figures.filter(({ place }) => place === 1).length,
    streak,
    longestStreak,
    places: counted(
      figures.map(({ place }) => place),
      last,
    ),
    bestScore: Math.max(...figures.map(({ score }) => score)),
  };
}

/** How often each number from 1 to `last` occurs. */
export function counted(numbers: readonly number[], last: number): readonly number[] {
  return Array.from({ length: last }, (_, at) => numbers.filter((number) => number === at + 1).length);
}

export interface MoneyTotals {
  /** Games in which money decided. */
  readonly games: number;
  readonly best: number;
  readonly average: number;
  readonly prizes: number;
  readonly bets: number;
  readonly paid: number;
  readonly overpaid: number;
  readonly lost: number;
  /** The favourite first. */
  readonly powers: readonly (readonly [power: string, times: number])[];
}

export function moneyTotals(figures: readonly Figures[]): MoneyTotals {
  const games = figures.flatMap(({ downforce }) => downforce ?? []);
  const moneys = games.flatMap(({ money }) => money ?? []);
  const sum = (of: (game: (typeof games)[number]) => number) =>
    games.reduce((total, game) => total + of(game), 0);
  const powers = new Map<string, number>();
  for (const power of games.flatMap((game) => game.powers)) powers.set(power, (powers.get(power) ?? 0) + 1);
  return {
    games: moneys.length,
    best: moneys.length === 0 ? 0 : Math.max(...moneys),
    average: moneys.length === 0 ? 0 : moneys.reduce((a, b) => a + b, 0) / moneys.length,
    prizes: sum(({ prizes }) => prizes),
    bets: sum(({ bets }) => bets),
    paid: sum(({ paid }) => paid),
    overpaid: sum(({ overpaid }) => overpaid),
    lost: sum(({ lost }) => lost),
    powers: [...powers].toSorted(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1)),
  };
}

export interface RaceTotals {
  readonly races: number;
  readonly points: number;
  readonly carWins: number;
  readonly retired: number;
  readonly places: readonly number[];
}

const LAST_CAR = 12;

export function raceTotals(figures: readonly Figures[]): RaceTotals {
  const seasons = figures.flatMap(({ formula }) => formula ?? []);
  const places = counted(
    seasons.flatMap((season) => season.places),
    LAST_CAR,
  );
  return {
    races: seasons.reduce((sum, { races }) => sum + races, 0),
    points: figures.reduce((sum, { score, formula }) => sum + (formula === undefined ? 0 : score), 0),
    carWins: places[0] ?? 0,
    retired: seasons.reduce((sum, { retired }) => sum + retired, 0),
    places,
  };
}
