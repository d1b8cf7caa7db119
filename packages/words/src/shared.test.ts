import type { FormatProblem, ProblemCode, Proof } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { SHARED } from './all.ts';
import { plural as enPlural } from './en.ts';
import { plural as frPlural } from './fr.ts';
import { isLanguage, LANGUAGES, languageOf } from './language.ts';
import { plural as ptPlural } from './pt.ts';
import { formatText, problemText } from './shared.ts';

const CODES = Object.keys(SHARED.en.problems) as ProblemCode[];
const FORMATS = ['not-a-record', 'newer-format', 'malformed'] as const satisfies FormatProblem['code'][];
const PROOF: Proof = { entries: 40, actions: 120, deals: 2, dealsProved: 2, finished: true };

describe.each(LANGUAGES)('what is shared, in %s', (language) => {
  const words = SHARED[language];

  it('tells every problem of a record, at its entry counted from one', () => {
    const texts = CODES.map((code) =>
      problemText(words, { code, entry: 11, found: 'die 4', expected: 'die 9', deal: 0 }, () => ''),
    );
    expect(new Set(texts).size).toBe(CODES.length);
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}\p{L}+ 12\s?: .+\.\s?$/u);
      expect(text).not.toMatch(/undefined/);
    }
    expect(problemText(words, { code: 'other-result' }, () => '')).not.toMatch(/\d/);
  });

  it('quotes the refusal of an illegal action', () => {
    const refusal = { code: 'x', rule: 'F-K1', params: {} };
    const text = problemText(
      words,
      { code: 'illegal', entry: 0, found: 'car red-1', refusal },
      () => 'No. (F-K1)',
    );
    expect(text).toContain('car red-1');
    expect(text).toContain('No. (F-K1)');
  });

  it('tells every problem of a format', () => {
    const texts = FORMATS.map((code) => formatText(words, { code, at: 'entries[3].do' }));
    expect(new Set(texts).size).toBe(FORMATS.length);
    expect(texts[2]).toContain('entries[3].do');
  });

  it('says what was proved, and what is still open', () => {
    const done = words.proof(PROOF);
    const running = words.proof({ ...PROOF, dealsProved: 1, finished: false });
    expect(done).toMatch(/40.*120.*2/s);
    expect(running).not.toBe(done);
    expect(running).toMatch(/1/);
  });
});

describe('places and points', () => {
  it.each([
    ['en', ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '111th']],
    ['fr', ['1er', '2e', '3e', '4e', '11e', '12e', '13e', '21e', '22e', '111e']],
    ['pt', ['1.º', '2.º', '3.º', '4.º', '11.º', '12.º', '13.º', '21.º', '22.º', '111.º']],
  ] as const)('are ordinals in %s', (language, expected) => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 111].map((n) => SHARED[language].place(n))).toEqual(expected);
  });

  it('are those of cars, which are feminine in French', () => {
    expect(LANGUAGES.map((language) => [1, 2].map((n) => SHARED[language].carPlace(n)))).toEqual([
      ['1st', '2nd'],
      ['1re', '2e'],
      ['1.º', '2.º'],
    ]);
  });

  it('count zero as each language does', () => {
    expect(LANGUAGES.map((language) => SHARED[language].points(0))).toEqual([
      '0 points',
      '0 point',
      '0 pontos',
    ]);
    expect(LANGUAGES.map((language) => SHARED[language].points(1))).toEqual([
      '1 point',
      '1 point',
      '1 ponto',
    ]);
  });

  it('are counted from written numbers too', () => {
    expect([enPlural('1', 'game', 'games'), enPlural('1,000', 'game', 'games')]).toEqual([
      '1 game',
      '1,000 games',
    ]);
    expect([frPlural('0', 'partie', 'parties'), frPlural('1\u202f000', 'partie', 'parties')]).toEqual([
      '0 partie',
      '1\u202f000 parties',
    ]);
    expect([ptPlural('0', 'partida', 'partidas'), ptPlural('1', 'partida', 'partidas')]).toEqual([
      '0 partidas',
      '1 partida',
    ]);
  });

  it('are set after their label as the language sets its colon', () => {
    expect(LANGUAGES.map((language) => SHARED[language].labelled('Total', '3'))).toEqual([
      'Total: 3',
      'Total\u00a0: 3',
      'Total: 3',
    ]);
  });

  it('are listed with the language’s «and» and «or»', () => {
    expect(LANGUAGES.map((language) => SHARED[language].and(['a', 'b', 'c']))).toEqual([
      'a, b and c',
      'a, b et c',
      'a, b e c',
    ]);
    expect(SHARED.pt.or(['a', 'b'])).toBe('a ou b');
    expect(SHARED.en.and(['a'])).toBe('a');
    expect(SHARED.en.and([])).toBe('');
  });
});

describe('a language', () => {
  it('is found in the name of a locale', () => {
    expect(['fr_FR.UTF-8', 'pt-PT', 'en', 'C.UTF-8', 'de_DE', '', undefined].map(languageOf)).toEqual([
      'fr',
      'pt',
      'en',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(isLanguage('pt')).toBe(true);
    expect(isLanguage('de')).toBe(false);
  });
});
