import { Catalogue } from '../../i18n/index.ts';
import type { OnlineTexts } from './online-texts.ts';

export type { OnlineTexts } from './online-texts.ts';

export const onlineTexts = new Catalogue<OnlineTexts>({
  en: async () => (await import('./en.ts')).texts,
  fr: async () => (await import('./fr.ts')).texts,
  pt: async () => (await import('./pt.ts')).texts,
});
