import type { LanguageModule } from '../language-module.ts';

export const pt: LanguageModule = {
  name: 'Português',
  locale: 'pt-PT',
  load: {
    shared: async () => (await import('./common/shared.ts')).words,
    ui: async () => (await import('./common/ui.ts')).ui,
    reel: async () => (await import('./home/reel.ts')).texts,
    table: async () => (await import('./common/table.ts')).texts,
    more: async () => (await import('./more/ui.ts')).ui,
    records: async () => (await import('./more/records.ts')).records,
    online: async () => (await import('./online/texts.ts')).texts,
    daily: async () => (await import('./daily/texts.ts')).texts,
    statistics: async () => (await import('./statistics/texts.ts')).texts,
    downforce: async () => (await import('./downforce/words.ts')).downforce,
    downforceForm: async () => (await import('./downforce/form/words.ts')).downforceForm,
    downforceTexts: async () => (await import('./downforce/page.ts')).texts,
    downforceOrder: async () => (await import('./downforce/board/order.ts')).order,
    downforceBets: async () => (await import('./downforce/bets/page.ts')).bets,
    downforcePlans: async () => (await import('./downforce/plans/words.ts')).plans,
    downforceRules: async () => (await import('./rules/downforce/texts.ts')).texts,
    variants: async () => (await import('./downforce/variants/words.ts')).downforce,
    variantTexts: async () => (await import('./downforce/variants/words.ts')).variants.page,
    formula: async () => (await import('./formula/words.ts')).formula,
    formulaTexts: async () => (await import('./formula/page.ts')).texts,
    formulaRules: async () => (await import('./rules/formula/texts.ts')).texts,
  },
};
