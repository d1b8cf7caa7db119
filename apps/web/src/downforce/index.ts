import type { Played } from '../games/names.ts';
import { gameWordsReady } from '../i18n/games.ts';
import { tableTexts } from '../table/texts/index.ts';
import { isOpening } from './opening.ts';
import { restReady } from './rest.ts';
import { isPrintedGame } from './rules.ts';
import { downforceTexts } from './texts/index.ts';
import { variantWordsReady } from './words.ts';

export { DownforceTable } from './downforce-table.tsx';

/** Await it before the table is shown. */
export async function ready(played: Played): Promise<void> {
  await Promise.all([
    gameWordsReady('downforce'),
    isPrintedGame(played) ? undefined : variantWordsReady(),
    isOpening(played) ? undefined : restReady(),
    tableTexts.ready(),
    downforceTexts.ready(),
  ]);
}
