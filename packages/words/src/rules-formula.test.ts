import { describe, expect, it } from 'vitest';
import { languageModule, LANGUAGES } from './languages.ts';
import { SECTIONS } from './page/rules/formula.ts';

const BOOKS = await Promise.all(LANGUAGES.map((language) => languageModule(language).load('formulaRules')));

describe('the rules of Formula in every language', () => {
  const ids = SECTIONS.flatMap(({ rules }) => rules as readonly string[]);

  it('has every rule in exactly one section', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const texts of BOOKS) expect(Object.keys(texts.rules).toSorted()).toEqual(ids.toSorted());
  });

  it('marks the same rulings in every language', () => {
    const rulings = BOOKS.map(({ rules }) =>
      Object.entries(rules).flatMap(([id, { ruling }]) => (ruling === undefined ? [] : [id])),
    );
    expect(rulings[0]).toEqual(['F-C2', 'F-K9', 'F-S3', 'F-S5', 'F-O5']);
    for (const others of rulings) expect(others).toEqual(rulings[0]);
  });
});
