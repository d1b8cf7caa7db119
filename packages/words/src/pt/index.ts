import type { LanguageModule } from '../language-module.ts';

export const pt: LanguageModule = {
  name: 'Português',
  locale: 'pt-PT',
  load: async (part) => (await import('./common/parts.ts')).parts[part](),
};
