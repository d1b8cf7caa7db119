import { describe, expect, it } from 'vitest';
import { DOWNFORCE } from './all.ts';
import { languageModule, LANGUAGES } from './languages.ts';
import { SECTIONS } from './page/rules/downforce.ts';

const BOOKS = await Promise.all(
  LANGUAGES.map(
    async (language) => [language, await languageModule(language).load('downforceRules')] as const,
  ),
);
const ids = SECTIONS.flatMap(({ rules }) => rules as readonly string[]);

/** How many rules each chapter has, from its first number. */
const CHAPTERS = [
  ['D-C', 1, 6],
  ['D-S', 1, 3],
  ['D-A', 1, 12],
  ['D-R', 1, 13],
  ['D-B', 1, 3],
  ['D-P', 0, 6],
  ['D-E', 1, 5],
  ['D-V', 0, 10],
] as const;

describe('the rules of Downforce in every language', () => {
  it('has every rule of the printed game in exactly one section', () => {
    const expected = CHAPTERS.flatMap(([chapter, first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => `${chapter}${first + index}`),
    );
    expect(ids.toSorted()).toEqual(expected.toSorted());
    for (const [, { rules }] of BOOKS) expect(Object.keys(rules)).toEqual(ids);
  });

  it('marks the same rulings in every language', () => {
    const rulings = BOOKS.map(([, { rules }]) =>
      Object.entries(rules).flatMap(([id, { ruling }]) => (ruling === undefined ? [] : [id])),
    );
    expect(rulings[0]).toEqual([
      'D-C2',
      'D-C4',
      'D-A2',
      'D-A4',
      'D-A7',
      'D-A8',
      'D-A10',
      'D-A12',
      'D-R1',
      'D-B2',
      'D-P2',
      'D-P3',
      'D-V1',
      'D-V4',
      'D-V5',
      'D-V6',
      'D-V7',
      'D-V8',
      'D-V10',
    ]);
    for (const others of rulings) expect(others).toEqual(rulings[0]);
  });

  it.each(BOOKS)('has its own whole sentences for each, in %s', (language, { rules }) => {
    const texts = Object.values(rules).flatMap(({ text, ruling }) => [
      text,
      ...(ruling === undefined ? [] : [ruling]),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(Object.values(rules).map(({ name }) => name)).size).toBe(ids.length);
    for (const text of texts) expect(text).toMatch(/^[\p{Lu}\p{N}«“].*\.$/u);
    const [sign = ''] = DOWNFORCE[language].money(12);
    expect(texts.join(' ')).toContain(`${sign}12M`);
    expect(texts.join(' ')).not.toMatch(sign === '$' ? /€/ : /\$\d/);
  });
});
