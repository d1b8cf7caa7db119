import { Catalogue } from '../../i18n/index.ts';
import type { TableTexts } from './table-texts.ts';

export type { TableTexts } from './table-texts.ts';

export const tableTexts: Catalogue<TableTexts> = Catalogue.of(
  {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    pt: () => import('./pt.ts'),
  },
  (module) => module.texts,
);
