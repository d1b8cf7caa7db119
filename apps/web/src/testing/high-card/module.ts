import { highCardPageTexts } from '@paddock/words/testing/high-card-page';
import { lang } from '../../app/settings.ts';
import type { PageGame } from '../../game/page-game.ts';

/** The page's part of the third game. */
export const highCard: PageGame = {
  name: 'high-card',
  texts: () => ({ title: 'High Card', ...highCardPageTexts(lang.value) }),
  quickStart: {},
  loadGame: async () => (await import('./load.ts')).HIGH_CARD,
  loadBots: async () => (await import('@paddock/bots/testing/high-card')).HIGH_CARD_BOTS,
  loadWords: async () => (await import('./load.ts')).loadHighCardWords(),
  loadForm: async () => (await import('./load.ts')).loadHighCardForm(),
  loadTable: async () => (await import('./load.ts')).loadHighCardTable(),
  loadRuleBook: async () => (await import('./load.ts')).HIGH_CARD_RULES,
};
