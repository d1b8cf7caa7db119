import type { DownforceTableWords, FormulaWords, GameWords, SharedWords } from '@paddock/words';
import type { GameName } from '../games/names.ts';
import { Catalogue } from './catalogue.ts';

const downforce = Catalogue.of('downforce');
const downforceForm = Catalogue.of('downforceForm');
const formula = Catalogue.of('formula');
const shared = Catalogue.of('shared');

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

/** Of the printed game. */
export function printedWords(): DownforceTableWords {
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
