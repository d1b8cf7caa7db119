import { POINTS_FOR_PLACE } from '@paddock/formula';

/**
 * Final points of a running car by its place and the plays left: means over races between four clubs, smoothed.
 * A lead shrinks fast: everybody aims at the leader, and cards kept for the end decide. Thirty plays out, a place is worth
 * almost nothing.
 */
const MEASURED: readonly { readonly plays: number; readonly points: readonly number[] }[] = [
  { plays: 0, points: [...POINTS_FOR_PLACE, 0, 0, 0, 0, 0, 0] },
  { plays: 1, points: [7.5, 5.4, 4.2, 3.6, 2.8, 1.75, 0.55, 0.18, 0.05, 0.02, 0, 0] },
  { plays: 2, points: [6.3, 5.05, 4.3, 3.65, 3.05, 2.1, 1, 0.38, 0.13, 0.05, 0.01, 0] },
  { plays: 4, points: [5.75, 4.75, 4.1, 3.7, 3, 2.2, 1.36, 0.7, 0.37, 0.2, 0.05, 0] },
  { plays: 8, points: [4.84, 4.3, 3.75, 3.37, 2.95, 2.45, 1.83, 1.24, 0.82, 0.55, 0.3, 0.08] },
  { plays: 16, points: [3.72, 3.6, 3.35, 3.05, 2.77, 2.53, 2.2, 1.9, 1.5, 1.22, 0.9, 0.5] },
  { plays: 24, points: [3.1, 3.05, 2.9, 2.8, 2.65, 2.5, 2.36, 2.2, 2, 1.6, 1.35, 1] },
  { plays: 38, points: [2.35, 2.32, 2.28, 2.24, 2.2, 2.18, 2.12, 2.1, 2.07, 2.03, 2, 1.97] },
];

const MOST_PLAYS = 54;

/** A row for every number of plays, interpolated between the measured ones. */
const ROWS: readonly (readonly number[])[] = Array.from({ length: MOST_PLAYS + 1 }, (_, plays) =>
  rowAt(plays),
);

function rowAt(plays: number): readonly number[] {
  const below = MEASURED.findLast((row) => row.plays <= plays);
  const above = MEASURED.find((row) => row.plays > plays);
  if (below === undefined || above === undefined) return below?.points ?? [];
  const share = (plays - below.plays) / (above.plays - below.plays);
  return below.points.map((points, place) => points + share * ((above.points[place] ?? 0) - points));
}

/** The expected points of a running car. `place` from 0. */
export function placeValue(place: number, playsLeft: number): number {
  return ROWS[playsLeft]?.[place] ?? 0;
}
