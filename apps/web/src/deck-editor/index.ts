import { lazily, spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { DeckScreen } from './deck-screen.tsx';

export const DeckEditor = lazily(async () =>
  spoken(DeckScreen, await loadTexts('shared', 'downforce', 'content', 'deckEditor')),
);
