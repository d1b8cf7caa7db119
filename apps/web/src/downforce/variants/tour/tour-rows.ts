import type { DownforcePublic } from '@paddock/downforce';

/** D-V4: a seat in the tour so far. */
export interface TourRow {
  readonly seat: number;
  readonly place: number;
  /** By race that is over. */
  readonly scores: readonly number[];
  readonly total: number;
}

/** Best first. After the last race the order is the rules' own; before, equal totals share a place. */
export function tourRows(open: DownforcePublic): readonly TourRow[] {
  const past = open.variant?.tour?.past ?? [];
  const rows = Array.from({ length: open.players }, (_, seat) => {
    const before = past.map(({ scores }) => scores[seat] ?? 0);
    const sum = before.reduce((total, score) => total + score, 0);
    const end = open.outcome?.standings.find((standing) => standing.seat === seat);
    if (end === undefined) return { seat, place: 0, scores: before, total: sum };
    return { seat, place: end.place, scores: [...before, end.score - sum], total: end.score };
  });
  const placed = rows.map((row) => ({
    ...row,
    place: row.place > 0 ? row.place : 1 + rows.filter(({ total }) => total > row.total).length,
  }));
  return placed.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}
