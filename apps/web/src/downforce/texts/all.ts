import { Catalogue } from '../../i18n/index.ts';
import type { AllDownforceTexts } from './downforce-texts.ts';

export const allTexts: Catalogue<AllDownforceTexts> = Catalogue.of(
  {
    en: () => import('./en-all.ts'),
    fr: () => import('./fr-all.ts'),
    pt: () => import('./pt-all.ts'),
  },
  (module) => module.texts,
);
