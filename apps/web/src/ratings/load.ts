import type { ComponentType } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { loadOnlineTexts } from '../online/index.ts';

type Screen = ComponentType<{ readonly path: string }>;

export async function loadLeaderboard(): Promise<Screen> {
  const [{ LeaderboardScreen }, ...texts] = await Promise.all([import('./leaderboard.tsx'), ...parts()]);
  return texts.reduce(spoken<{ readonly path: string }>, LeaderboardScreen);
}

export async function loadPlayer(): Promise<Screen> {
  const [{ PlayerScreen }, ...texts] = await Promise.all([import('./player.tsx'), ...parts()]);
  return texts.reduce(spoken<{ readonly path: string }>, PlayerScreen);
}

function parts(): [ReturnType<typeof loadOnlineTexts>, ReturnType<typeof loadTexts<'ratings'>>] {
  return [loadOnlineTexts(), loadTexts('ratings')];
}
