import { POINTS_SHARE, WIN_SHARE } from '../standing.ts';
import { WORTH_OF_RANK } from './season.ts';

/** What a player plays for. */
export interface Style {
  /** How much winning counts, beside the share of rivals beaten. */
  readonly winShare: number;
  /** How much points count in themselves. */
  readonly pointsShare: number;
  /** What kept cards are worth, by rank. */
  readonly worth: Float64Array;
  /** All ranks, the best first. */
  readonly order: Uint8Array;
  readonly deviation: number;
  readonly shift: number;
}

export function styleOf(
  winShare: number,
  pointsShare: number,
  worth: ArrayLike<number>,
  deviation = 1,
  shift = 1,
): Style {
  const ranks = Array.from(worth, (_, rank) => rank);
  return {
    winShare,
    pointsShare,
    worth: Float64Array.from(worth),
    order: Uint8Array.from(ranks.toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))),
    deviation,
    shift,
  };
}

export const CLUB_STYLE: Style = styleOf(WIN_SHARE, POINTS_SHARE, WORTH_OF_RANK);
