import { Catalogue } from '../../i18n/index.ts';
import type { FormulaTexts } from './formula-texts.ts';

export type { FormulaTexts } from './formula-texts.ts';

export const formulaTexts = new Catalogue<FormulaTexts>({
  en: async () => (await import('./en.ts')).texts,
  fr: async () => (await import('./fr.ts')).texts,
  pt: async () => (await import('./pt.ts')).texts,
});
