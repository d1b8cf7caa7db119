import type { GameBots } from '../game-bots.ts';
import { meanOf, type Estimate } from '../estimate.ts';
import { scoreOf } from './judge.ts';
import { recordGame } from './record-game.ts';
import { reviewerFor, type Effort } from './reviewer.ts';

export interface MeasuredGames {
  /** The level that plays alone, from every seat in turn. */
  readonly one: string;
  readonly others: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** A bot's budget for a decision. */
  readonly iterations: number;
  readonly effort: Effort;
}

/** What a review said of one game, by seat, in millionths of winning chance. */
export interface MeasuredGame {
  readonly nr: number;
  /** Where `one` sat. */
  readonly seat: number;
  readonly luck: readonly number[];
  readonly own: readonly number[];
  /** Points included, as plans are compared (`scoreOf`). */
  readonly gave: readonly number[];
  readonly result: readonly number[];
}

/** Plays and reviews one game, numbered from 0: the same number, the same game. */
export function measureGame(bots: GameBots, games: MeasuredGames, nr: number): MeasuredGame {
  const { one, others, players, options, seed, iterations, effort } = games;
  const seat = nr % players;
  const levels = Array.from({ length: players }, (_, at) => (at === seat ? one : others));
  const record = recordGame(bots, { levels, options, seed: `measure ${seed} ${nr}`, iterations });
  const reviewer = reviewerFor(bots, record, effort);
  if ('problem' in reviewer) throw new Error(reviewer.problem.code);
  for (const _ of reviewer.work());
  const { totals } = reviewer.review();
  const wins = (part: 'luck' | 'own' | 'result') => totals.map((total) => total[part].win);
  const gave = totals.map((total) => scoreOf(total.gave));
  return { nr, seat, luck: wins('luck'), own: wins('own'), gave, result: wins('result') };
}

/** What many games show of a review. */
export interface Measured {
  readonly games: number;
  /** The share of games in which the one gave away least at its table; shared in part. */
  readonly leastGiven: Estimate;
  /** The share in which its own decisions gained most. */
  readonly mostGained: Estimate;
  /** Luck of the one and of each other, as a share of a win: it should be 0. */
  readonly luckOfOne: Estimate;
  readonly luckOfOthers: Estimate;
  readonly wins: Estimate;
}

export function measured(games: readonly MeasuredGame[]): Measured {
  const share = (of: (game: MeasuredGame) => number) => meanOf(games.map(of));
  const others = ({ luck, seat }: MeasuredGame) =>
    luck.reduce((sum, each, at) => (at === seat ? sum : sum + each), 0) / (luck.length - 1) / 1_000_000;
  return {
    games: games.length,
    leastGiven: share(({ gave, seat }) =>
      shareOfBest(
        gave.map((each) => -each),
        seat,
      ),
    ),
    mostGained: share(({ own, seat }) => shareOfBest(own, seat)),
    luckOfOne: share(({ luck, seat }) => (luck[seat] ?? 0) / 1_000_000),
    luckOfOthers: share(others),
    wins: share(({ result, seat }) => (result[seat] ?? 0) / 1_000_000),
  };
}

function shareOfBest(scores: readonly number[], seat: number): number {
  const best = Math.max(...scores);
  return scores[seat] === best ? 1 / scores.filter((score) => score === best).length : 0;
}
