import type { ComponentType } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { loadOnlineTexts } from '../online/index.ts';

/** The account's page, with its texts. */
export async function loadAccount(): Promise<ComponentType<{ readonly path: string }>> {
  const [{ AccountScreen }, online, own] = await Promise.all([
    import('./account.tsx'),
    loadOnlineTexts(),
    loadTexts('account'),
  ]);
  return spoken(spoken(AccountScreen, own), online);
}
