import { Catalogue } from '../../i18n/index.ts';
import type { OnlineTexts } from './online-texts.ts';

export type { OnlineTexts } from './online-texts.ts';

export const onlineTexts: Catalogue<OnlineTexts> = Catalogue.of(
  {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    pt: () => import('./pt.ts'),
  },
  (module) => module.texts,
);
