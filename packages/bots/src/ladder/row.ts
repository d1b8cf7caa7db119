import { meanOf, varianceOf, type Estimate } from '../estimate.ts';
import { withoutLuck } from './adjust.ts';
import type { Pair, PlayedGame } from './ladder-game.ts';

/** Milliseconds a decision. */
export interface Times {
  readonly decisions: number;
  readonly mean: number;
  readonly median: number;
  readonly p99: number;
}

export interface Side {
  readonly level: string;
  /** Share of the games won, per seat. */
  readonly wins: Estimate;
  /** Points or millions, per seat and race. */
  readonly points: Estimate;
  readonly times: Times;
}

/** How many times as many games would be needed for the same interval. */
export interface Savings {
  /** Without pairing: every game with its own deal. */
  readonly pairing: number;
  /** Without the adjustment, on top of that; absent where luck was not measured. */
  readonly luck?: number;
}

/** One against the table, over every deal that was played from every seat. */
export interface Row {
  readonly one: Side;
  readonly others: Side;
  readonly deals: number;
  readonly games: number;
  /** Wins of each if all were equally good: less than a share each where a team without a player can win (F-E2). */
  readonly parity: number;
  /** The one's points minus those of one other. */
  readonly lead: Estimate;
  /** The same expectations with less noise; absent with too few deals, or where luck was not measured. */
  readonly adjusted?: { readonly wins: Estimate; readonly lead: Estimate };
  readonly savings: { readonly wins: Savings; readonly lead: Savings };
}

/** Undefined with fewer than two whole deals: there is no interval. */
export function rowOf(pair: Pair, people: number, games: readonly PlayedGame[]): Row | undefined {
  const deals = wholeDeals(pair, people, games);
  if (deals.length < 2) return undefined;
  const whole = deals.flat();
  const wins = measured(deals, winOf);
  const lead = measured(deals, leadOf);
  return {
    one: sideOf(pair.one, deals, 'one'),
    others: sideOf(pair.others, deals, 'others'),
    deals: deals.length,
    games: whole.length,
    parity: average(whole.map((game) => average(game.wins))),
    lead: lead.estimate,
    ...(wins.adjusted !== undefined &&
      lead.adjusted !== undefined && { adjusted: { wins: wins.adjusted, lead: lead.adjusted } }),
    savings: { wins: wins.savings, lead: lead.savings },
  };
}

/** By deal, the games from every seat. A deal that was not finished counts nothing, or its luck would. */
export function wholeDeals(
  { one, others }: Pair,
  people: number,
  games: readonly PlayedGame[],
): (readonly PlayedGame[])[] {
  const own = games.filter((game) => game.one === one && game.others === others);
  const byDeal = Map.groupBy(own, ({ deal }) => deal);
  return [...byDeal]
    .toSorted(([a], [b]) => a - b)
    .map(([, played]) => [...new Map(played.map((game) => [game.seat, game])).values()])
    .filter((played) => played.length === people)
    .map((played) => played.toSorted((a, b) => a.seat - b.seat));
}

interface Measured {
  readonly estimate: Estimate;
  readonly adjusted?: Estimate;
  readonly savings: Savings;
}

function measured(
  deals: readonly (readonly PlayedGame[])[],
  valueOf: (game: PlayedGame) => number,
): Measured {
  const values = deals.map((games) => average(games.map(valueOf)));
  const single = deals.flat().map(valueOf);
  const pairing = ratio(varianceOf(single) / (single.length / deals.length), varianceOf(values));
  const controls = deals.map((games) =>
    (games[0]?.luck ?? []).map((_, at) => average(games.map(({ luck }) => luck[at] ?? 0))),
  );
  const adjusted = withoutLuck(values, controls);
  if (adjusted === undefined) return { estimate: meanOf(values), savings: { pairing } };
  return {
    estimate: meanOf(values),
    adjusted: meanOf(adjusted),
    savings: { pairing, luck: ratio(varianceOf(values), varianceOf(adjusted)) },
  };
}

/** A level against itself has the same wins on every deal: nothing to save. */
function ratio(above: number, below: number): number {
  return below > 0 ? above / below : 1;
}

function winOf({ seat, wins }: PlayedGame): number {
  return wins[seat] ?? 0;
}

function leadOf({ seat, scores }: PlayedGame): number {
  return (scores[seat] ?? 0) - average(scores.toSpliced(seat, 1));
}

function sideOf(level: string, deals: readonly (readonly PlayedGame[])[], side: 'one' | 'others'): Side {
  const own = ({ seat }: PlayedGame, bySeat: readonly number[]) =>
    side === 'one' ? (bySeat[seat] ?? 0) : average(bySeat.toSpliced(seat, 1));
  const times = deals.flatMap((games) => games.flatMap((game) => game.times[side]));
  return {
    level,
    wins: meanOf(deals.map((games) => average(games.map((game) => own(game, game.wins))))),
    points: meanOf(deals.map((games) => average(games.map((game) => own(game, game.scores))))),
    times: timesOf(times),
  };
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { decisions: sorted.length, mean: average(sorted), median: at(0.5), p99: at(0.99) };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
