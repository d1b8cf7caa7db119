import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';

describe('a hand', () => {
  it('keeps its order when one card goes and another comes', () => {
    expect(arrange(['c', 'a', 'b'], ['a', 'a2', 'c'])).toEqual(['c', 'a', 'a2']);
  });

  it('counts equal cards', () => {
    expect(arrange(['a', 'b', 'a'], ['a', 'b'])).toEqual(['a', 'b']);
    expect(arrange(['a'], ['a', 'a', 'b'])).toEqual(['a', 'a', 'b']);
  });

  it('is as it comes if there was no hand before', () => {
    expect(arrange([], ['b', 'a'])).toEqual(['b', 'a']);
    expect(arrange(['x'], ['b', 'a'])).toEqual(['b', 'a']);
  });
});
