import { Catalogue } from '../../i18n/index.ts';
import type { FormulaTexts } from './formula-texts.ts';

export type { FormulaTexts } from './formula-texts.ts';

export const formulaTexts: Catalogue<FormulaTexts> = Catalogue.of(
  {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    pt: () => import('./pt.ts'),
  },
  (module) => module.texts,
);
