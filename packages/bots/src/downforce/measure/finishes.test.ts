import { isRefusal } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { simulateFinishes, type Finishes } from './finishes.ts';

function finishes(...given: Parameters<typeof simulateFinishes>): Finishes {
  const found = simulateFinishes(...given);
  if (isRefusal(found)) throw new Error(found.code);
  return found;
}

describe('a circuit, played', () => {
  it('D-R11: counts the cars that come home, and where the winners started', () => {
    const found = finishes('marina-bay', 4, 12, 'rookie', 'test');
    expect(found).toMatchObject({ track: 'marina-bay', players: 4, games: 12 });
    expect(found.finishers.mean).toBeGreaterThan(2);
    expect(found.finishers.mean).toBeLessThanOrEqual(6);
    expect(found.winsByGrid).toHaveLength(6);
    expect(found.winsByGrid.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('gives the same numbers again, and different ones for another seed', () => {
    const once = finishes('river-station', 3, 4, 'random', 'seed');
    expect(finishes('river-station', 3, 4, 'random', 'seed')).toEqual(once);
    expect(finishes('river-station', 3, 4, 'random', 'other')).not.toEqual(once);
  });

  it('refuses an impossible table', () => {
    expect(simulateFinishes('marina-bay', 9, 1, 'random', 'x')).toHaveProperty('code');
  });
});
