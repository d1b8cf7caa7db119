import type { ComponentType } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { NoticesScreen } from './notices.tsx';

/** The screen with its texts. */
export async function loadNotices(): Promise<ComponentType<{ readonly path: string }>> {
  return spoken(NoticesScreen, await loadTexts('shared', 'more', 'online', 'notices'));
}
