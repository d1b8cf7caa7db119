import { describe, expect, it } from 'vitest';
import { linesOf, sortHand, speed8Of } from './card-lines.ts';

describe('the lines of a card', () => {
  it('D-C2: read from the top, wilds without a car', () => {
    expect(linesOf('b6o4w2y1')).toEqual([
      { car: 'blue', number: 6 },
      { car: 'orange', number: 4 },
      { car: null, number: 2 },
      { car: 'yellow', number: 1 },
    ]);
  });

  it('a hand is sorted by its top lines: Speed-8 cards first, wilds last', () => {
    expect(sortHand(['w5', 'r6k4g2', 'k5', 'k6r4y2o1', speed8Of('red')])).toEqual([
      'r8',
      'k6r4y2o1',
      'k5',
      'r6k4g2',
      'w5',
    ]);
  });
});
