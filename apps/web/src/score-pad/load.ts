import type { ComponentType } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { ScoreScreen, type ScoreScreenProps } from './screen.tsx';

/** The screen with its texts. */
export async function loadScorePad(): Promise<ComponentType<ScoreScreenProps>> {
  return spoken(
    ScoreScreen,
    await loadTexts('shared', 'scorePad', 'downforce', 'formula', 'formulaTexts', 'online'),
  );
}
