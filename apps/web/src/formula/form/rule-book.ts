import { SECTIONS } from '@paddock/words/page/rules/formula';
import { loadTexts } from '../../i18n/texts.ts';
import type { RuleBook } from '../../rules-page/rule-book.ts';
import { formulaGuide } from './rule-guide.ts';

export async function loadFormulaRules(): Promise<RuleBook> {
  const texts = await loadTexts('formulaRules');
  return {
    texts: () => texts.formulaRules,
    sections: SECTIONS,
    guide: formulaGuide(() => texts.formulaRules.help),
  };
}
