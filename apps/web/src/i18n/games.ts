import type { FormulaWords, SharedWords } from '@paddock/words';
import { Catalogue } from './catalogue.ts';

const formula = new Catalogue<FormulaWords>({
  en: async () => (await import('@paddock/words/formula/en')).formula,
  fr: async () => (await import('@paddock/words/formula/fr')).formula,
  pt: async () => (await import('@paddock/words/formula/pt')).formula,
});

const shared = new Catalogue<SharedWords>({
  en: async () => (await import('@paddock/words/en')).words,
  fr: async () => (await import('@paddock/words/fr')).words,
  pt: async () => (await import('@paddock/words/pt')).words,
});

/** Await it before a screen that speaks of games is shown. */
export async function gameWordsReady(): Promise<void> {
  await Promise.all([formula.ready(), shared.ready()]);
}

export function formulaWords(): FormulaWords {
  return formula.texts;
}

export function sharedWords(): SharedWords {
  return shared.texts;
}
