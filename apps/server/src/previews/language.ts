import { isLanguage, languageOf, type Language } from '@paddock/words';
import { texts as en } from '@paddock/words/en/club/links';
import { texts as fr } from '@paddock/words/fr/club/links';
import type { LinkTexts } from '@paddock/words/page/club/links';
import { texts as pt } from '@paddock/words/pt/club/links';

export const TEXTS: Readonly<Record<Language, LinkTexts>> = { en, fr, pt };

/** A header may be as long as it likes; people speak a few languages. */
const MOST = 10;

/** The language that a link asks for, else the first of the browser's that we have. */
export function languageFor(asked: unknown, accepted: string | undefined): Language {
  if (isLanguage(asked)) return asked;
  const wishes = (accepted ?? '').slice(0, 200).split(',', MOST).map(wishOf);
  const best = wishes.toSorted((one, other) => other.weight - one.weight);
  return best.map(({ locale }) => languageOf(locale)).find((language) => language !== undefined) ?? 'en';
}

/** «fr-CA;q=0.8» */
function wishOf(text: string): { readonly locale: string; readonly weight: number } {
  const [locale = '', weight = ''] = text.trim().split(/;\s*q=/);
  return { locale, weight: weight === '' ? 1 : Number(weight) || 0 };
}
