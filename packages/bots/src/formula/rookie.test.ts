import type { CardName, FormulaPublic } from '@paddock/formula';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { aView } from './testing.ts';
import { rookie } from './rookie.ts';

/** In how many of a hundred seeds a rookie begins like this. */
function share(
  beginning: string,
  hand: readonly CardName[],
  open: Partial<Omit<FormulaPublic, 'options'>>,
): number {
  const view = aView({ hand, open });
  let count = 0;
  for (let mood = 0; mood < 100; mood++) {
    const { do: plan } = rookie(view, 0, fastChance(`mood ${mood}`), { iterations: 100_000 });
    if (plan.join(', ').startsWith(beginning)) count++;
  }
  return count;
}

describe('a rookie', () => {
  const line = ['green-1', 'green-2', 'yellow-1', 'blue-1', 'blue-2', 'yellow-2'] as const;
  const hand: readonly CardName[] = ['overtake-4-blue', 'wrong-line', 'pit-red'];

  it('plays the strongest card at once, however early', () => {
    expect(share('play overtake-4-blue', hand, { line, playsLeft: 38 })).toBe(100);
  });

  it('usually knows which neighbour to take out, but not always', () => {
    const open = { phase: 'deciding', card: 'crash', chosen: 'yellow-1', die: 3, line } as const;
    const right = share('car green-2', [], open);
    expect(right).toBeGreaterThan(60);
    expect(right).toBeLessThan(101);
  });

  it('misjudges close choices', () => {
    const tied = share('play pit-red', ['pit-red', 'pit-purple'], { line, playsLeft: 20 });
    expect(tied).toBeGreaterThan(20);
    expect(tied).toBeLessThan(80);
  });
});
