import { Catalogue } from '../../../i18n/index.ts';
import type { BetTexts } from './bet-texts.ts';

export const betTexts: Catalogue<BetTexts> = Catalogue.of(
  {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    pt: () => import('./pt.ts'),
  },
  (module) => module.texts,
);
