import { describe, expect, it } from 'vitest';
import { matches } from './search.ts';

describe('searching the rules', () => {
  it.each([
    ['depassement', 'Dépassement +2', true],
    ["l'arrivee", 'après l’arrivée', true],
    ['ENGINE blows', 'with «engine blows» it retires', true],
    ['f-k1', 'F-K12 Crash', true],
    ['engine gears', 'with «engine blows» it retires', false],
    ['', 'anything', true],
  ])('«%s» in «%s»: %s', (query, text, found) => {
    expect(matches(query, text)).toBe(found);
  });

  it('finds words in more than one text', () => {
    expect(matches('crash neighbour', 'Crash', 'a neighbour with it')).toBe(true);
  });
});
