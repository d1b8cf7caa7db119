import type { CardName, FormulaPublic } from '@paddock/formula';
import { describe, expect, it } from 'vitest';
import { HandWorth } from './card-worth.ts';
import { aView } from './testing.ts';

const HAND: readonly CardName[] = ['overtake-4-blue', 'overtake-4-red', 'turbo', 'pit-blue', 'pit-red'];

const without = (played: CardName, open: Partial<Omit<FormulaPublic, 'options'>>, hand = HAND): number =>
  new HandWorth(aView({ hand, open }).public, 0, hand).without(hand, played);

describe('the worth of a hand', () => {
  it('F-T3: is zero after the last turn', () => {
    for (const card of HAND) expect(without(card, { playsLeft: 4 })).toBe(0);
  });

  it('F-T3: in the turn before the last only the best card counts', () => {
    // One draw is to come, and almost nothing in the pile beats +4 in its own colour.
    const withIt = without('pit-red', { playsLeft: 8 });
    expect(without('turbo', { playsLeft: 8 })).toBe(withIt);
    expect(without('overtake-4-blue', { playsLeft: 8 })).toBeLessThan(withIt - 1);
  });

  it('drops most without the best card, and not at all without one that would be left over', () => {
    const open = { playsLeft: 16 };
    const losses = HAND.map((card) => -without(card, open));
    expect(losses[0]).toBe(Math.max(...losses));
    expect(without('pit-blue', open)).toBe(Math.max(...HAND.map((card) => without(card, open))));
    expect(without('pit-blue', open)).toBe(without('pit-red', open));
  });

  it('F-S6: knows which cards can no longer come', () => {
    const gone = { 'overtake-3-blue': 2, 'overtake-2-blue': 1 };
    expect(without('pit-blue', { playsLeft: 24, discard: gone })).toBeLessThan(
      without('pit-blue', { playsLeft: 24 }),
    );
  });

  it('counts both copies of a card', () => {
    const twins: readonly CardName[] = [
      'overtake-3-blue',
      'overtake-3-blue',
      'pit-red',
      'pit-green',
      'pit-yellow',
    ];
    const open = { playsLeft: 12 };
    expect(without('pit-red', open, twins)).toBeGreaterThan(without('overtake-3-blue', open, twins) + 0.5);
  });
});
