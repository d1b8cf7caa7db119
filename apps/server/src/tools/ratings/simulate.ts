import { fastChance, type FastChance } from '@paddock/kernel';
import { foldResult, type Rated } from '../../ratings/fold.ts';
import { BEGIN, intervalOf, isProvisional, LUCK } from '../../ratings/model.ts';
import { ALL_TIMES } from '../../ratings/season.ts';
import type { FinishedSeat, Result } from '../../store/parts/sql-results.ts';

export interface SimulationSettings {
  readonly seed: string;
  readonly games: number;
  readonly players: number;
  /** The n-th player plays in proportion to n to the power of minus this. */
  readonly eagerness: number;
}

export interface Simulation {
  readonly players: number;
  readonly established: number;
  /** Spearman's, between true strengths and ratings, of all who have played. */
  readonly order: number;
  /** Share of players whose true strength is within their 95 % interval. */
  readonly cover: number;
  readonly fewestGames: number;
  readonly results: readonly Result[];
}

/** Both games seat two to six. */
const [FEWEST, MOST] = [2, 6];
/** Performances closer than this share a place. */
const TIED = LUCK / 20;

/**
 * Players of known strength play games of known chance: everybody's performance is their strength and Gumbel's noise, which
 * is Plackett and Luce's model. Every tenth player is a level of bots. They begin as everybody does.
 */
export async function simulate(settings: SimulationSettings): Promise<Simulation> {
  const chance = fastChance(settings.seed);
  const strengths = Array.from({ length: settings.players }, () => BEGIN.mu + BEGIN.sigma * normal(chance));
  const pick = pickerOf(settings, chance);
  const rated = new Map<string, Rated>();
  const results: Result[] = [];
  for (let number = 1; number <= settings.games; number++) {
    const sitting = new Set<number>();
    const count = FEWEST + chance.below(MOST - FEWEST + 1);
    while (sitting.size < count) sitting.add(pick());
    const result = resultOf(number, [...sitting], strengths, chance);
    results.push(result);
    const folded = await foldResult(result, (season, player) =>
      season === ALL_TIMES ? rated.get(player) : undefined,
    );
    for (const each of folded.rated) if (each.season === ALL_TIMES) rated.set(each.player, each);
  }
  return { ...compared(strengths, rated), results };
}

function nameOf(player: number): string {
  return player % 10 === 9 ? `bot:${player}` : String(player).padStart(20, '0');
}

function resultOf(
  number: number,
  players: readonly number[],
  strengths: readonly number[],
  chance: FastChance,
): Result {
  const performed = players.map((player) =>
    Math.round(((strengths[player] ?? 0) + LUCK * gumbel(chance)) / TIED),
  );
  const seats = players.map((player, seat): FinishedSeat => {
    const isBot = player % 10 === 9;
    const score = performed[seat] ?? 0;
    const place = 1 + performed.filter((other) => other > score).length;
    return {
      seat,
      person: isBot ? null : nameOf(player),
      bot: isBot ? String(player) : null,
      name: '',
      place,
      score,
      hasLeft: false,
    };
  });
  return {
    number,
    match: `m${number}`,
    game: 'formula',
    at: 1_700_000_000_000 + number,
    isPublic: true,
    isRated: true,
    league: null,
    seats,
  };
}

function compared(
  strengths: readonly number[],
  rated: ReadonlyMap<string, Rated>,
): Omit<Simulation, 'results'> {
  const all = strengths.flatMap((strength, player) => {
    const rating = rated.get(nameOf(player));
    return rating === undefined ? [] : [{ strength, ...rating }];
  });
  // Only differences are known: everybody may be better by the same amount.
  const weight = all.reduce((sum, { sigma }) => sum + sigma ** -2, 0);
  const shift = all.reduce((sum, { mu, strength, sigma }) => sum + (mu - strength) * sigma ** -2, 0) / weight;
  const established = all.filter(({ sigma, games }) => !isProvisional(sigma, games));
  const isCovered = ({ mu, sigma, strength }: (typeof all)[number]) =>
    Math.abs(mu - shift - strength) <= intervalOf(sigma);
  return {
    players: all.length,
    established: established.length,
    order: spearman(
      all.map(({ strength }) => strength),
      all.map(({ mu }) => mu),
    ),
    cover: all.filter(isCovered).length / all.length,
    fewestGames: Math.min(...all.map(({ games }) => games)),
  };
}

/** Without ties, which numbers like these do not have. */
function spearman(one: readonly number[], other: readonly number[]): number {
  const [ranks, others] = [ranksOf(one), ranksOf(other)];
  const squares = ranks.reduce((sum, rank, index) => sum + (rank - (others[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1));
}

function ranksOf(values: readonly number[]): number[] {
  const ranks = values.map(() => 0);
  const order = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  for (const [rank, index] of order.entries()) ranks[index] = rank;
  return ranks;
}

function pickerOf({ players, eagerness }: SimulationSettings, chance: FastChance): () => number {
  const ends: number[] = [];
  for (let player = 0, sum = 0; player < players; player++) ends.push((sum += (player + 1) ** -eagerness));
  return () => {
    const at = even(chance) * (ends.at(-1) ?? 0);
    let [low, high] = [0, players - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** Between 0 and 1, neither of them. */
function even(chance: FastChance): number {
  return (chance.below(2 ** 30) + 0.5) / 2 ** 30;
}

function normal(chance: FastChance): number {
  return Math.sqrt(-2 * Math.log(even(chance))) * Math.cos(2 * Math.PI * even(chance));
}

function gumbel(chance: FastChance): number {
  return -Math.log(-Math.log(even(chance)));
}
