import type { LanguageModule } from '../language-module.ts';

/** For people who own a box: one file, fetched with the first screen that needs it. */
const box = () => import('./box/index.ts');

export const pt: LanguageModule = {
  name: 'Português',
  locale: 'pt-PT',
  load: {
    shared: async () => (await import('./common/shared.ts')).words,
    ui: async () => (await import('./common/ui.ts')).ui,
    reel: async () => (await import('./home/reel.ts')).texts,
    table: async () => (await import('./common/table.ts')).texts,
    ending: async () => (await import('./ending/texts.ts')).texts,
    more: async () => (await import('./more/ui.ts')).ui,
    records: async () => (await import('./more/records.ts')).records,
    minds: async () => (await import('./minds/texts.ts')).texts,
    lessons: async () => (await import('./lessons/texts.ts')).texts,
    online: async () => (await import('./online/texts.ts')).texts,
    content: async () => (await box()).content,
    daily: async () => (await import('./daily/texts.ts')).texts,
    shelf: async () => (await box()).shelf,
    deckEditor: async () => (await box()).deckEditor,
    circuitEditor: async () => (await box()).circuitEditor,
    statistics: async () => (await import('./statistics/texts.ts')).texts,
    scorePad: async () => (await box()).scorePad,
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
