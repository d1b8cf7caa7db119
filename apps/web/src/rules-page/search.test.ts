import { describe, expect, it } from 'vitest';
import { SECTIONS } from './formula/contents.ts';
import { texts as en } from './formula/en.ts';
import { texts as fr } from './formula/fr.ts';
import { texts as pt } from './formula/pt.ts';
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

describe('the rules in three languages', () => {
  const ids = SECTIONS.flatMap(({ rules }) => rules as readonly string[]);

  it('has every rule in exactly one section', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const texts of [en, fr, pt]) expect(Object.keys(texts.rules).toSorted()).toEqual(ids.toSorted());
  });

  it('marks the same rulings in every language', () => {
    const rulings = [en, fr, pt].map(({ rules }) =>
      Object.entries(rules).flatMap(([id, { ruling }]) => (ruling === undefined ? [] : [id])),
    );
    expect(rulings[0]).toEqual(['F-C2', 'F-K9', 'F-S3', 'F-S5', 'F-O5']);
    expect(rulings[1]).toEqual(rulings[0]);
    expect(rulings[2]).toEqual(rulings[0]);
  });
});
