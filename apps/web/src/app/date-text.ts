import { languageModule } from '@paddock/words';
import { lang } from './settings.ts';

export function dateText(time: number, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageModule(lang.value).locale, format).format(time);
}

/** With one figure behind the point at most. */
export function numberText(number: number): string {
  return new Intl.NumberFormat(languageModule(lang.value).locale, { maximumFractionDigits: 1 }).format(
    number,
  );
}
