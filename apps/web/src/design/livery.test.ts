import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { LIVERIES, type LiveryName } from './livery.ts';

const names = Object.keys(LIVERIES) as LiveryName[];

describe('liveries', () => {
  it.each(names)('%s carries text that can be read', (name) => {
    expect(contrast(LIVERIES[name].hue, LIVERIES[name].ink)).toBeGreaterThanOrEqual(4.5);
  });

  it('no two share a pattern, a nose or a number', () => {
    for (const key of ['pattern', 'nose', 'number', 'hue'] as const) {
      expect(new Set(names.map((name) => LIVERIES[name][key])).size).toBe(names.length);
    }
  });

  it.each(names.filter((name) => LIVERIES[name].pattern !== 'plain'))(
    'the pattern of %s shows without colour',
    (name) => {
      expect(contrast(LIVERIES[name].hue, LIVERIES[name].mark)).toBeGreaterThanOrEqual(2);
    },
  );
});
