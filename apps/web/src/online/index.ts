import { moreReady } from '../i18n/more/index.ts';
import { onlineTexts } from './texts/index.ts';
import { watchTurns } from './turns.ts';

export { Hub } from './hub/hub.tsx';
export { TablesToCarryOn } from './hub/my-tables.tsx';
export { WaitingTables } from './hub/waiting-tables.tsx';
export { MakeTable } from './make/make-table.tsx';
export { ClaimScreen } from './me/claim.tsx';
export { TableScreen } from './table-screen.tsx';

/** Await it before one of the screens is shown. */
export async function ready(): Promise<void> {
  await Promise.all([onlineTexts.ready(), moreReady()]);
  watchTurns();
}
