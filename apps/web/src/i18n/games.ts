import type { DownforceWords, FormulaWords, GameWords, SharedWords } from '@paddock/words';
import type { GameName } from '../games/names.ts';
import { Catalogue } from './catalogue.ts';

const downforce = new Catalogue<DownforceWords>({
  en: async () => (await import('@paddock/words/downforce/en')).downforce,
  fr: async () => (await import('@paddock/words/downforce/fr')).downforce,
  pt: async () => (await import('@paddock/words/downforce/pt')).downforce,
});

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

const CATALOGUES = { downforce, formula } as const satisfies Record<GameName, unknown>;

/** Await it before a screen that speaks of these games is shown. */
export async function gameWordsReady(...games: readonly GameName[]): Promise<void> {
  await Promise.all([shared.ready(), ...games.map((game) => CATALOGUES[game].ready())]);
}

export function downforceWords(): DownforceWords {
  return downforce.texts;
}

export function formulaWords(): FormulaWords {
  return formula.texts;
}

/** What screens say of any game. */
export type AnyWords = Pick<
  GameWords<unknown, unknown, string, string>,
  'title' | 'refusal' | 'option' | 'optionValue' | 'preset' | 'side'
>;

export function wordsOf(game: GameName): AnyWords {
  return CATALOGUES[game].texts as unknown as AnyWords;
}

export function sharedWords(): SharedWords {
  return shared.texts;
}
