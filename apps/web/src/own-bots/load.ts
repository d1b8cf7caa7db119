import type { ComponentType } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { loadOnlineTexts } from '../online/index.ts';

/** The page of your own bots, with its texts. */
export async function loadOwnBots(): Promise<ComponentType<{ readonly path: string }>> {
  const [{ OwnBotsScreen }, online, own] = await Promise.all([
    import('./own-bots.tsx'),
    loadOnlineTexts(),
    loadTexts('ownBots'),
  ]);
  return spoken(spoken(OwnBotsScreen, own), online);
}
