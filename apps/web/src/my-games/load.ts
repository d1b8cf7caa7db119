import type { ComponentType } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { MyGames } from './my-games.tsx';

/** The screen with its texts. */
export async function loadMyGames(): Promise<ComponentType> {
  return spoken(
    MyGames,
    await loadTexts('shared', 'more', 'records', 'statistics', 'downforce', 'ending', 'minds'),
  );
}
