import { loadTexts, type Texts } from '../i18n/texts.ts';
import { watchTurns } from './turns.ts';

export { History } from './hub/history.tsx';
export { Hub } from './hub/hub.tsx';
export { TablesToCarryOn } from './hub/my-tables.tsx';
export { WaitingTables } from './hub/waiting-tables.tsx';
export { MakeTable } from './make/make-table.tsx';
export { ClaimScreen } from './me/claim.tsx';
export { TableScreen } from './table-screen.tsx';

/** What these screens say; from then on the title of the page says when a table waits. */
export async function loadOnlineTexts(): Promise<
  Texts<'shared' | 'more' | 'records' | 'online' | 'hub' | 'moderation'>
> {
  const texts = await loadTexts('shared', 'more', 'records', 'online', 'hub', 'moderation');
  watchTurns(() => texts.online);
  return texts;
}
