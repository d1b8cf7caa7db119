import { Catalogue } from '../../../i18n/index.ts';
import type { WayTexts } from './way-texts.ts';

export const wayTexts: Catalogue<WayTexts> = Catalogue.of(
  {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    pt: () => import('./pt.ts'),
  },
  (module) => module.texts,
);
