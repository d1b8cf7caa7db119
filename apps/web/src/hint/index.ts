import type { ComponentType } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { HintPanel, type HintPanelProps } from './hint-panel.tsx';

/** The panel with its texts. */
export async function loadHint(): Promise<ComponentType<HintPanelProps>> {
  return spoken(HintPanel, await loadTexts('minds'));
}
