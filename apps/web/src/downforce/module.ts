import type { PageGame } from '../game/page-game.ts';
import { loadTexts } from '../i18n/texts.ts';

export const downforce: PageGame = {
  name: 'downforce',
  texts: ({ games, home }) => ({ title: games.downforce, ...home.games.downforce }),
  quickStart: {},
  loadGame: async (need) => (await import('./rules.ts')).loadDownforce(need),
  loadBots: async () => (await import('./levels.ts')).PRINTED_BOTS,
  async loadWords() {
    const texts = await loadTexts('downforce');
    return { side: (standing, context) => texts.downforce.side(standing, context) };
  },
  loadForm: async (brought) => (await import('./form/form.ts')).loadDownforceForm(brought),
  takesContent: true,
  loadTable: async (need) => (await import('./load-table.ts')).loadDownforceTable(need),
  loadRuleBook: async () => (await import('./form/rule-book.ts')).loadDownforceRules(),
};
