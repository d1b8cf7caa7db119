import type { ComponentType } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { DailyScreen } from './daily.tsx';

/** The screen with its texts. */
export async function loadDaily(): Promise<ComponentType> {
  return spoken(DailyScreen, await loadTexts('shared', 'daily', 'downforce', 'ending'));
}
