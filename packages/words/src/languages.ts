import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { LanguageModule } from './language-module.ts';
import { pt } from './pt/index.ts';

/** One folder per language. French uses «vous»; Portuguese is European and uses «tu». */
const MODULES = { en, fr, pt };
export type Language = keyof typeof MODULES;

export const LANGUAGES = Object.keys(MODULES) as readonly Language[];

export function languageModule(language: Language): LanguageModule {
  return MODULES[language];
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** `fr_FR.UTF-8`, `pt-PT`, `en`: the language of a locale's name, if we have it. */
export function languageOf(locale: string | undefined): Language | undefined {
  const language = locale?.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : undefined;
}

/** A language's name in another: «portugais» in French. */
export function languageName(language: Language, speaking: Language): string {
  return new Intl.DisplayNames(MODULES[speaking].locale, { type: 'language' }).of(language) ?? language;
}
