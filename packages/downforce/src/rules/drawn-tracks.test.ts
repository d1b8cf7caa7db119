import { isRefusal, resolveOptions } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { played } from '../testing/played.ts';
import { downforce } from './whole/downforce.ts';

describe.each([1, 2])('D-S2: a random track under rulings %i', (rulings) => {
  const rules = downforce.under(rulings) ?? downforce;

  it('is drawn as it was when there were two circuits', () => {
    const initials = Array.from({ length: 12 }, (_, nr) => {
      const options = { track: 'random', auction: 'none', hand: 'three' } as const;
      const [drawn = ''] = played(rules, 2, options, `drawn ${nr}`).entries[0]?.then ?? [];
      return drawn.replace('track ', '').charAt(0);
    });
    // From the program as it was then.
    expect(initials.join('')).toBe('rrmmmrmmmrrr');
  });

  it('D-V3: goes with a long distance as before', () => {
    const options = resolveOptions(rules.options, 3, { longDistance: true, track: 'random' });
    expect(isRefusal(options)).toBe(false);
  });
});
