import type { LabSeat } from '@paddock/bots/review';

/** A range of results, and how often one of them came. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** More bars could not be told apart on a phone. */
const MOST_BINS = 24;

/** Every whole result from the lowest to the highest, several to a bar where there are many. */
export function binsOf(counts: LabSeat['points']): readonly Bin[] {
  const [first, last] = [counts[0], counts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const size = Math.ceil((last.points - first.points + 1) / MOST_BINS);
  const bins: Bin[] = [];
  for (let from = first.points; from <= last.points; from += size) {
    const to = Math.min(from + size - 1, last.points);
    const inside = counts.filter(({ points }) => points >= from && points <= to);
    bins.push({ from, to, count: inside.reduce((sum, { count }) => sum + count, 0) });
  }
  return bins;
}
