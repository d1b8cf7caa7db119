import type { ComponentType } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { StatisticsScreen } from './statistics.tsx';

/** The screen with its texts. */
export async function loadStatistics(): Promise<ComponentType> {
  return spoken(StatisticsScreen, await loadTexts('shared', 'statistics', 'variants'));
}
