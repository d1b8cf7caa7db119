import { Catalogue } from '../../i18n/index.ts';
import type { TableTexts } from './table-texts.ts';

export type { TableTexts } from './table-texts.ts';

export const tableTexts = new Catalogue<TableTexts>({
  en: async () => (await import('./en.ts')).texts,
  fr: async () => (await import('./fr.ts')).texts,
  pt: async () => (await import('./pt.ts')).texts,
});
