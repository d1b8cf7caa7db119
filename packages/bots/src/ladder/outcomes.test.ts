import type { AnyGame, Chance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { HIGH_CARD_BOTS } from '../testing/high-card.ts';
import { outcomesOf } from './outcomes.ts';

/** Rules that only roll. */
function rolling(roll: (chance: Chance) => number): AnyGame['rules'] {
  return { ...HIGH_CARD_BOTS.game.rules, roll: (_state, chance) => roll(chance) };
}

const round = (outcomes: ReadonlyMap<number, number>) =>
  [...outcomes].map(([action, share]) => [action, Math.round(share * 1e6) / 1e6]);

describe('all that TABLE may do', () => {
  it('is one thing if nothing is drawn', () => {
    expect(
      round(
        outcomesOf(
          rolling(() => 7),
          undefined,
        ),
      ),
    ).toEqual([[7, 1]]);
  });

  it('is every draw, equal ones together', () => {
    const roll = (chance: Chance) => (chance.below(4, 'draw') === 3 ? 1 : 0);
    expect(round(outcomesOf(rolling(roll), undefined))).toEqual([
      [0, 0.75],
      [1, 0.25],
    ]);
  });

  it('is every sequence of draws, even if the first decides about the second', () => {
    const roll = (chance: Chance) => {
      const first = chance.below(2, 'draw');
      return first === 0 ? 0 : 1 + chance.below(3, 'die');
    };
    expect(round(outcomesOf(rolling(roll), undefined))).toEqual([
      [0, 0.5],
      [1, 0.166667],
      [2, 0.166667],
      [3, 0.166667],
    ]);
  });
});
