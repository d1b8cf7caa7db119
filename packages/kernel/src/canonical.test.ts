import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';

/** The same value with its members in another order, all the way down. */
function shuffled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shuffled);
  const members = Object.entries(value).map(([key, held]) => [key, shuffled(held)] as const);
  return Object.fromEntries(members.toReversed());
}

describe('canonical JSON', () => {
  it('is the same for every order of members', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(shuffled(value))).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('sorts members and leaves out those that are undefined, in sorted values too', () => {
    expect(canonical({ b: [{ d: 1, c: 2 }], a: undefined })).toBe('{"b":[{"c":2,"d":1}]}');
    expect(canonical({ a: 1, b: undefined, c: 2 })).toBe('{"a":1,"c":2}');
    expect(canonical({ b: 1, a: 2 })).toBe(canonical({ a: 2, b: 1 }));
  });
});
