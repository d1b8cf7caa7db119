import type { FormatProblem, ProblemCode, Proof } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { SHARED } from './all.ts';
import { parts } from './en/common/parts.ts';
import type { Part } from './language-module.ts';
import { isLanguage, languageModule, LANGUAGES, languageOf } from './languages.ts';
import { formatText, partTexts, problemText } from './records/records.ts';

const CODES = Object.keys(SHARED.en.problems) as ProblemCode[];
const FORMATS = ['not-a-record', 'newer-format', 'malformed'] as const satisfies FormatProblem['code'][];
const PROOF: Proof = {
  entries: 40,
  actions: 120,
  deals: 2,
  dealsProved: 2,
  finished: true,
  namesRemoved: false,
  parts: [],
};

describe.each(LANGUAGES)('the shared words, in %s', (language) => {
  const words = SHARED[language];

  it('describes every problem of a record, at its entry from one', () => {
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

  it('describes every problem of a format', () => {
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
    const nameless = words.proof({ ...PROOF, namesRemoved: true });
    expect(nameless.startsWith(done)).toBe(true);
    expect(nameless).not.toBe(done);
  });

  it('says who took part in a deal, who did not reveal, who plays on, and who took hints', () => {
    const parts = [
      { revealed: [0, 2], unrevealed: [1] },
      { revealed: [], unrevealed: [] },
    ];
    const [first = '', second = ''] = partTexts(words, { ...PROOF, parts }, ['Ana', 'Rui', 'Zoé']);
    expect(first).toMatch(/1.*Ana \p{L}+ Zoé.*Rui/u);
    expect(second).toMatch(/2/);
    expect(second).not.toMatch(/Ana|Rui|Zoé/);
    expect(words.hand('Ana', 'club')).toMatch(/club.*Ana/);
    expect(words.hand('Ana', undefined)).toContain('Ana');
    expect(words.hints('Ana', 2)).toMatch(/Ana.*2/);
  });
});

describe.each(LANGUAGES)('the language %s', (language) => {
  it('is recognized in the name of a locale', () => {
    const { locale } = languageModule(language);
    expect([language, locale, `${locale.replace('-', '_')}.UTF-8`].map(languageOf)).toEqual([
      language,
      language,
      language,
    ]);
    expect(isLanguage(language)).toBe(true);
  });

  it('loads all its parts', async () => {
    const { load } = languageModule(language);
    const loaded = await Promise.all((Object.keys(parts) as Part[]).map((part) => load(part)));
    expect(loaded).not.toContain(undefined);
  });
});

it('knows no other language', () => {
  expect(['C.UTF-8', 'de_DE', '', undefined].map(languageOf)).toEqual(Array.from({ length: 4 }));
  expect(isLanguage('de')).toBe(false);
});
