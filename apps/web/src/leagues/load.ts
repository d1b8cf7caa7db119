import type { ComponentType } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { loadOnlineTexts } from '../online/index.ts';

type Screen = ComponentType<{ readonly path: string }>;

/** The list of leagues, and the form of a new one. */
export async function loadLeagues(): Promise<Screen> {
  const [{ LeaguesScreen }, own, online] = await Promise.all([
    import('./leagues.tsx'),
    loadTexts('leagues'),
    loadOnlineTexts(),
  ]);
  return spoken(LeaguesScreen, { ...online, ...own });
}

/** One league. */
export async function loadLeague(): Promise<Screen> {
  const [{ LeagueScreen }, own, online] = await Promise.all([
    import('./league.tsx'),
    loadTexts('leagues'),
    loadOnlineTexts(),
  ]);
  return spoken(LeagueScreen, { ...online, ...own });
}
