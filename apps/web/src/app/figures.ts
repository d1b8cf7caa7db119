import { languageModule } from '@paddock/words';
import { numberText } from './date-text.ts';
import { lang } from './settings.ts';

/** A share of 1 as a percentage. */
export function percentText(share: number): string {
  const { locale } = languageModule(lang.value);
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** To one place. */
export function rounded(number: number): number {
  const tenths = Math.round(number * 10);
  return tenths === 0 ? 0 : tenths / 10;
}

/** An amount that was put together with a full stop, as the language writes it. */
export function withDecimals(amount: string): string {
  return amount.replace('.', numberText(0.5).charAt(1));
}
