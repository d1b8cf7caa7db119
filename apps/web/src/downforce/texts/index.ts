import { Catalogue } from '../../i18n/index.ts';
import type { DownforceTexts } from './downforce-texts.ts';

export type { DownforceTexts } from './downforce-texts.ts';

export const downforceTexts = new Catalogue<DownforceTexts>({
  en: async () => (await import('./en.ts')).texts,
  fr: async () => (await import('./fr.ts')).texts,
  pt: async () => (await import('./pt.ts')).texts,
});
