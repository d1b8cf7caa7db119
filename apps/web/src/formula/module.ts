import type { PageGame } from '../game/page-game.ts';
import { loadTexts } from '../i18n/texts.ts';

export const formula: PageGame = {
  name: 'formula',
  texts: ({ games, home }) => ({ title: games.formula, ...home.games.formula }),
  quickStart: { races: 1 },
  loadGame: async () => (await import('./rules.ts')).FORMULA,
  loadBots: async () => (await import('@paddock/bots/formula')).FORMULA_STARTERS,
  async loadWords() {
    const texts = await loadTexts('formula');
    return { side: (standing, context) => texts.formula.side(standing, context) };
  },
  loadForm: async () => (await import('./form/form.ts')).loadFormulaForm(),
  loadTable: async (need) => (await import('./load-table.ts')).loadFormulaTable(need),
  loadRuleBook: async () => (await import('./form/rule-book.ts')).loadFormulaRules(),
};
