import type { DownforceFormWords, FormulaWords, GameWords, OpeningWords, SharedWords } from '@paddock/words';
import type { GameName } from '../games/names.ts';
import { Catalogue } from './catalogue.ts';

const downforce: Catalogue<OpeningWords> = Catalogue.of(
  {
    en: () => import('@paddock/words/downforce/en-opening'),
    fr: () => import('@paddock/words/downforce/fr-opening'),
    pt: () => import('@paddock/words/downforce/pt-opening'),
  },
  (module) => module.downforce,
);

const downforceForm: Catalogue<DownforceFormWords> = Catalogue.of(
  {
    en: () => import('@paddock/words/downforce/en-form'),
    fr: () => import('@paddock/words/downforce/fr-form'),
    pt: () => import('@paddock/words/downforce/pt-form'),
  },
  (module) => module.downforceForm,
);

const formula: Catalogue<FormulaWords> = Catalogue.of(
  {
    en: () => import('@paddock/words/formula/en'),
    fr: () => import('@paddock/words/formula/fr'),
    pt: () => import('@paddock/words/formula/pt'),
  },
  (module) => module.formula,
);

const shared: Catalogue<SharedWords> = Catalogue.of(
  {
    en: () => import('@paddock/words/en'),
    fr: () => import('@paddock/words/fr'),
    pt: () => import('@paddock/words/pt'),
  },
  (module) => module.words,
);

/** What is said at a table, and what only forms and refusals say. */
const TABLE = { downforce, formula } as const satisfies Record<GameName, unknown>;
const FORM = { downforce: downforceForm, formula } as const satisfies Record<GameName, unknown>;

/** Await it before a screen that speaks of these games is shown. */
export async function gameWordsReady(...games: readonly GameName[]): Promise<void> {
  await Promise.all([shared.ready(), ...games.map((game) => TABLE[game].ready())]);
}

/** Await it before `formWordsOf`. */
export async function formWordsReady(game: GameName): Promise<void> {
  await Promise.all([shared.ready(), FORM[game].ready()]);
}

/** Downforce's table fetches the others when the first play is made. */
export function openingWords(): OpeningWords {
  return downforce.texts;
}

export function formulaWords(): FormulaWords {
  return formula.texts;
}

type AnyWords = GameWords<unknown, unknown, string, string>;

/** What screens say of any game. */
export function wordsOf(game: GameName): Pick<AnyWords, 'side'> {
  return TABLE[game].texts;
}

/** Its options, and why something cannot be done. */
export function formWordsOf(game: GameName): Pick<AnyWords, 'refusal' | 'option' | 'optionValue' | 'preset'> {
  return FORM[game].texts as unknown as AnyWords;
}

export function sharedWords(): SharedWords {
  return shared.texts;
}
