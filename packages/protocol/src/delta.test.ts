import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, patch } from './delta.ts';

/** Those that every object inherits are as likely as any. */
const key = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('valueOf', 'constructor', '__proto__'));
const json = fc.letrec<{ value: unknown; members: Record<string, unknown> }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.jsonValue({ maxDepth: 0 }), fc.array(tie('value')), tie('members')),
  members: fc.dictionary(key, tie('value'), { maxKeys: 6 }),
}));
const { members } = json;

describe('a delta', () => {
  it('leads from any object to any other, and changes neither', () => {
    fc.assert(
      fc.property(members, members, (before, after) => {
        const frozen = JSON.stringify(before);
        const delta = diff(before, after);
        const sent: typeof delta = delta && (JSON.parse(JSON.stringify(delta)) as typeof delta);
        expect(patch(before, sent)).toEqual(JSON.parse(JSON.stringify(after)));
        expect(JSON.stringify(before)).toBe(frozen);
      }),
    );
  });

  it('is undefined if nothing has changed', () => {
    fc.assert(
      fc.property(members, (value) => {
        expect(diff(value, structuredClone(value))).toBeUndefined();
      }),
    );
  });

  it('names only what has changed', () => {
    const before = { line: ['a', 'b', 'c'], hand: [1, 2], pile: 7, own: { seat: 0, card: 3 } };
    const after = { line: ['b', 'a', 'c'], hand: [1], pile: 7, own: { seat: 0 } };
    expect(diff(before, after)).toEqual({
      set: { hand: [1] },
      into: { line: { set: { 0: 'b', 1: 'a' } }, own: { gone: ['card'] } },
    });
  });

  it('is refused if it does not fit', () => {
    expect(() => patch({ a: 1 }, { into: { a: { set: { b: 1 } } } })).toThrow('does not fit');
  });

  it('cannot reach the shared prototype', () => {
    const evil = JSON.parse('{"set":{"__proto__":{"polluted":1}}}') as ReturnType<typeof diff>;
    const patched = patch({ a: 1 }, evil);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.getPrototypeOf(patched)).toBe(Object.prototype);
  });
});
