/**
 * How much likelier than any other unseen card one of a rank (its worth to that seat, best first) is in a seat's hand, in
 * tenths, for every tenth of the race: measured in 6000 races of four that the light policy played. What a player keeps
 * for the end stays in the hand, and so does a pit stop for an own car, which nobody likes to play.
 */
const LIKELIER: readonly (readonly number[])[] = [
  [11, 13, 15, 16, 17, 18, 18, 17, 14, 10],
  [11, 13, 15, 16, 18, 19, 19, 18, 14, 10],
  [11, 13, 15, 17, 18, 19, 19, 18, 15, 10],
  [11, 12, 12, 12, 12, 12, 11, 11, 10, 10],
  [10, 11, 12, 11, 10, 9, 8, 7, 9, 10],
  [11, 11, 10, 8, 7, 6, 6, 7, 9, 10],
  [8, 6, 6, 6, 7, 7, 8, 9, 10, 10],
  [10, 9, 9, 8, 8, 8, 8, 8, 9, 10],
  [7, 3, 3, 4, 4, 5, 6, 7, 10, 10],
  [9, 8, 7, 7, 7, 7, 8, 9, 10, 10],
  [10, 9, 8, 8, 8, 8, 8, 8, 9, 9],
  [11, 13, 14, 16, 17, 18, 19, 19, 18, 18],
];

/** `tenth`: how much of the race is over. */
export function weightOf(rank: number, tenth: number): number {
  return LIKELIER[rank]?.[tenth] ?? 10;
}
