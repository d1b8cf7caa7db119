import { describe, expect, it } from 'vitest';
import { measurePowers } from './power-games.ts';

const RUN = {
  games: 6,
  players: 3,
  level: 'random',
  seed: 'tests',
  powers: ['contrary', 'focused'],
} as const;

describe('what powers are worth', () => {
  it('D-V10: the same arguments give the same numbers, another seed different ones', () => {
    const measured = measurePowers(RUN);
    expect(measured.map(({ power }) => power)).toEqual(['contrary', 'focused']);
    expect(measurePowers(RUN)).toEqual(measured);
    expect(measurePowers({ ...RUN, seed: 'others' })).not.toEqual(measured);
  });

  it('D-V10: two races with the same power are the same race', () => {
    const [first, second] = measurePowers({ ...RUN, powers: ['focused', 'focused'] });
    expect(second).toEqual(first);
  });
});
