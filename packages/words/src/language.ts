/** French says «vous», Portuguese is European and says «tu». */
export const LANGUAGES = ['en', 'fr', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** `fr_FR.UTF-8`, `pt-PT`, `en`: the language of a locale's name, where we speak it. */
export function languageOf(locale: string | undefined): Language | undefined {
  const language = locale?.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : undefined;
}
