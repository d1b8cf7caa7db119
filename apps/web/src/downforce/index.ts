import { gameWordsReady } from '../i18n/games.ts';
import { tableTexts } from '../table/texts/index.ts';
import { downforceTexts } from './texts/index.ts';

export { DownforceTable } from './downforce-table.tsx';

/** Await it before the table is shown. */
export async function ready(): Promise<void> {
  await Promise.all([gameWordsReady('downforce'), tableTexts.ready(), downforceTexts.ready()]);
}
