/** Scores from `from` to `to`, and how many clubs had one of them. */
export interface Bucket {
  readonly from: number;
  readonly to: number;
  readonly clubs: number;
  readonly isYours: boolean;
}

const MOST_BUCKETS = 20;

/** From the lowest score to the highest, yours included, without a gap. */
export function bucketsOf(scores: readonly number[], own: number): Bucket[] {
  const [least, most] = [Math.min(own, ...scores), Math.max(own, ...scores)];
  const width = Math.ceil((most - least + 1) / MOST_BUCKETS);
  return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, at) => {
    const [from, to] = [least + at * width, least + (at + 1) * width - 1];
    const isIn = (score: number) => score >= from && score <= to;
    return { from, to, clubs: scores.filter(isIn).length, isYours: isIn(own) };
  });
}

/** Clubs that did worse than you, and as well. */
export function compared(
  scores: readonly number[],
  own: number,
): { readonly better: number; readonly equal: number } {
  return {
    better: scores.filter((score) => score < own).length,
    equal: scores.filter((score) => score === own).length,
  };
}
