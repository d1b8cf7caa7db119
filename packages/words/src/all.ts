import type { AllWords } from './all-words.ts';
import { en } from './en/all.ts';
import { fr } from './fr/all.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { pt } from './pt/all.ts';

/** All languages at once, for the command line; the page loads the parts it needs. */
const ALL: Readonly<Record<Language, AllWords>> = { en, fr, pt };

function each<Part extends keyof AllWords>(part: Part): Readonly<Record<Language, AllWords[Part]>> {
  const entries = LANGUAGES.map((language) => [language, ALL[language][part]]);
  return Object.fromEntries(entries) as Record<Language, AllWords[Part]>;
}

export const SHARED: Readonly<Record<Language, AllWords['shared']>> = each('shared');
export const FORMULA: Readonly<Record<Language, AllWords['formula']>> = each('formula');
export const DOWNFORCE: Readonly<Record<Language, AllWords['downforce']>> = each('downforce');
export const CLI: Readonly<Record<Language, AllWords['cli']>> = each('cli');
export const REVIEW: Readonly<Record<Language, AllWords['review']>> = each('review');
