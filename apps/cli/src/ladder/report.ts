import { ratingsOf, rowOf, wholeDeals, type Rating, type Row } from '@paddock/bots';
import type { Game } from '../game.ts';
import type { Contest, Variant } from './contest.ts';
import type { Line } from './game-file.ts';

/** The results of one variant: a row for each pair with at least two whole deals. */
export interface Result extends Variant {
  readonly rows: readonly Row[];
  /** From the strongest. */
  readonly ratings: readonly Rating[];
}

export function resultsOf({ bots }: Game, contest: Contest, lines: readonly Line[]): Result[] {
  const byVariant = Map.groupBy(lines, ({ variant }) => variant);
  return contest.variants.map((variant) => {
    const games = byVariant.get(variant.name) ?? [];
    const contested = contest.pairs
      .map((pair) => ({ ...pair, deals: wholeDeals(pair, variant.people, games) }))
      .filter(({ deals }) => deals.length >= 2);
    const levels = bots.levels.filter((level) =>
      contested.some(({ one, others }) => level === one || level === others),
    );
    const anchor = levels.includes(bots.standIn) ? bots.standIn : (levels[0] ?? '');
    return {
      ...variant,
      rows: contested.flatMap((pair) => rowOf(pair, variant.people, pair.deals.flat()) ?? []),
      ratings: ratingsOf(levels, contested, anchor).toSorted((a, b) => b.rating.mean - a.rating.mean),
    };
  });
}
