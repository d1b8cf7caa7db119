import type { LanguageModule } from '../language-module.ts';

export const fr: LanguageModule = {
  name: 'Français',
  locale: 'fr-FR',
  load: async (part) => (await import('./common/parts.ts')).parts[part](),
};
