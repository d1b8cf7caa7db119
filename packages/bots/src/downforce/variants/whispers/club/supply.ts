import { PERSON, type Expectations } from '../../../club/supply.ts';

/** D-V6: nobody owns a car, Speed-8 cards are dealt, everybody plays to the end, and every place counts. */
export const WHISPERED: Expectations = {
  dealsSpeed8: true,
  rates: { ...PERSON, others: 0.3 },
  rounds: (distances, players, aCard) => 0.5 + meanOf(distances) / (aCard * players),
};

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
