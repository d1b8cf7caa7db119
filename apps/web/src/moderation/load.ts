import type { ComponentType } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { loadOnlineTexts } from '../online/index.ts';

type Screen = ComponentType<{ readonly path: string }>;

/** The admins' page: a passkey that does not work is explained in the account's words. */
export async function loadAdmin(): Promise<Screen> {
  const [{ AdminScreen }, online, account] = await Promise.all([
    import('./admin.tsx'),
    loadOnlineTexts(),
    loadTexts('account'),
  ]);
  return spoken(spoken(AdminScreen, account), online);
}

export async function loadBlocks(): Promise<Screen> {
  const [{ BlocksScreen }, online] = await Promise.all([import('./blocks.tsx'), loadOnlineTexts()]);
  return spoken(BlocksScreen, online);
}
