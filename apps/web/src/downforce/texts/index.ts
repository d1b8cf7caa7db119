import { Catalogue } from '../../i18n/index.ts';
import type { DownforceTexts } from './downforce-texts.ts';

export type { DownforceTexts } from './downforce-texts.ts';

export const downforceTexts: Catalogue<DownforceTexts> = Catalogue.of(
  {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    pt: () => import('./pt.ts'),
  },
  (module) => module.texts,
);
