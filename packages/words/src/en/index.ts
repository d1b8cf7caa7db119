import type { LanguageModule } from '../language-module.ts';

export const en: LanguageModule = {
  name: 'English',
  locale: 'en-GB',
  load: async (part) => (await import('./common/parts.ts')).parts[part](),
};
