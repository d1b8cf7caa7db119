import type { Language } from '@paddock/words';
import { lang } from './settings.ts';

/** By itself, a browser takes English to be American and Portuguese to be Brazilian. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', pt: 'pt-PT' };

export function dateText(time: number, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[lang.value], format).format(time);
}
