import { lazily, spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { ScoreScreen } from './screen.tsx';

/** Score pads for games that are played with the box, and blank score sheets; with their texts. */
export const ScorePad = lazily(async () =>
  spoken(
    ScoreScreen,
    await loadTexts('shared', 'scorePad', 'downforce', 'formula', 'formulaTexts', 'online'),
  ),
);
