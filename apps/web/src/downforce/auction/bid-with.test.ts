import { describe, expect, it } from 'vitest';
import { bidWith } from './bid-with.ts';

describe('what a card offers', () => {
  it('D-A3: the number of the car’s colour, and nothing without it', () => {
    expect(bidWith('r6y4k2b1', 'yellow', false)).toBe(4);
    expect(bidWith('r6y4k2b1', 'green', false)).toBe(0);
    expect(bidWith('w5k2', 'red', false)).toBe(0);
  });

  it('D-A10: declared, the higher of its wilds, or without one its lowest number', () => {
    expect(bidWith('w4w2', 'red', true)).toBe(4);
    expect(bidWith('r6y4k2b1', 'green', true)).toBe(1);
  });

  it('D-A2: a Speed-8 is never a bid', () => {
    expect(bidWith('r8', 'red', false)).toBe(0);
  });
});
