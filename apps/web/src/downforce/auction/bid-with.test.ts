import { PRINTED_CONTENT } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { bidWith } from './bid-with.ts';

const { deck } = PRINTED_CONTENT;

describe('what a card offers', () => {
  it('D-A3: the number of the car’s colour, and nothing without it', () => {
    expect(bidWith(deck, 'r6y4k2b1', 'yellow', false)).toBe(4);
    expect(bidWith(deck, 'r6y4k2b1', 'green', false)).toBe(0);
    expect(bidWith(deck, 'w5k2', 'red', false)).toBe(0);
  });

  it('D-A10: declared, the higher of its wilds, or without one its lowest number', () => {
    expect(bidWith(deck, 'w4w2', 'red', true)).toBe(4);
    expect(bidWith(deck, 'r6y4k2b1', 'green', true)).toBe(1);
  });

  it('D-A2: a Speed-8 is never a bid', () => {
    expect(bidWith(deck, 'r8', 'red', false)).toBe(0);
  });
});
