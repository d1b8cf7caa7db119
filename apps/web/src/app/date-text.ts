import { languageModule } from '@paddock/words';
import { lang } from './settings.ts';

export function dateText(time: number, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageModule(lang.value).locale, format).format(time);
}
