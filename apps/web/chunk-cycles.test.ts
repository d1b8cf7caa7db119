import { describe, expect, it } from 'vitest';
import { refuseCycles } from './chunk-cycles.ts';

function refuse(chunks: Readonly<Record<string, readonly string[]>>): void {
  refuseCycles(new Map(Object.entries({ shell: [], ...chunks })));
}

describe('the build', () => {
  it('takes chunks that import each other one way', () => {
    expect(() => refuse({ rules: ['shell'], game: ['rules', 'shell'] })).not.toThrow();
  });

  it('names chunks that import each other, and no others', () => {
    expect(() => refuse({ memory: ['search'], search: ['memory', 'shell'], page: ['memory'] })).toThrow(
      'each other: memory, search;',
    );
    expect(() => refuse({ a: ['b'], b: ['c', 'shell'], c: ['a'] })).toThrow('each other: a, b, c;');
  });
});
