import { gameWordsReady } from '../i18n/games.ts';
import { tableTexts } from '../table/texts/index.ts';
import { formulaTexts } from './texts/index.ts';

export { FormulaTable } from './formula-table.tsx';

/** Await it before the table is shown. */
export async function ready(): Promise<void> {
  await Promise.all([gameWordsReady('formula'), tableTexts.ready(), formulaTexts.ready()]);
}
