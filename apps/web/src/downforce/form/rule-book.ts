import { SECTIONS } from '@paddock/words/page/rules/downforce';
import { loadTexts } from '../../i18n/texts.ts';
import type { RuleBook } from '../../rules-page/rule-book.ts';
import { downforceGuide } from './rule-guide.ts';

export async function loadDownforceRules(): Promise<RuleBook> {
  const texts = await loadTexts('downforceRules');
  return {
    texts: () => texts.downforceRules,
    sections: SECTIONS,
    guide: downforceGuide(() => texts.downforceRules.help),
  };
}
