export type Scoring = 'score' | 'places';

/** One player's result at one table. */
export interface LeagueResult {
  /** The player's place in the league. */
  readonly place: number;
  /** At that table, from 1; tied players share it. */
  readonly position: number;
  readonly score: number;
  /** The player did not come, and a bot played from the start. */
  readonly isAbsent: boolean;
}

export interface Standing {
  readonly place: number;
  /** From 1; players who are equal in everything that counts share it. */
  readonly rank: number;
  readonly points: number;
  readonly played: number;
  readonly wins: number;
  /** The game's own scores, added. */
  readonly score: number;
}

/** For the first at a table, the second, and so on. */
const FOR_PLACES: readonly number[] = [10, 7, 5, 3, 2, 1];

/** An absent player gets nothing, no matter what the bot in their seat did. */
export function pointsOf(scoring: Scoring, { position, score, isAbsent }: LeagueResult): number {
  if (isAbsent) return 0;
  return scoring === 'score' ? score : (FOR_PLACES[position - 1] ?? 0);
}

/**
 * Most points first. Ties are broken by more first places, then more second places, and so on, then by the sum of the
 * game's own scores; who is still equal shares the rank.
 */
export function standings(players: number, scoring: Scoring, results: readonly LeagueResult[]): Standing[] {
  const rows = Array.from({ length: players }, (_, place) => {
    const mine = results.filter((result) => result.place === place);
    const came = mine.filter(({ isAbsent }) => !isAbsent);
    const positions = FOR_PLACES.map(
      (_each, index) => came.filter(({ position }) => position === index + 1).length,
    );
    const points = sum(mine.map((result) => pointsOf(scoring, result)));
    const score = sum(came.map((result) => result.score));
    return {
      place,
      points,
      score,
      played: came.length,
      wins: positions[0] ?? 0,
      keys: [points, ...positions, score],
    };
  });
  const sorted = rows.toSorted((one, other) => compared(other.keys, one.keys) || one.place - other.place);
  return sorted.map(({ keys, ...row }) => ({
    ...row,
    rank: 1 + sorted.findIndex((other) => compared(other.keys, keys) === 0),
  }));
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
