import type { CarName } from '@paddock/downforce';
import type { DownforceTableWords } from '@paddock/words';
import { Catalogue } from '../i18n/catalogue.ts';
import { printedWords } from '../i18n/games.ts';

const whole: Catalogue<DownforceTableWords> = Catalogue.of(
  {
    en: () => import('@paddock/words/downforce/en-whole'),
    fr: () => import('@paddock/words/downforce/fr-whole'),
    pt: () => import('@paddock/words/downforce/pt-whole'),
  },
  (module) => module.downforce,
);

/** Await it before a table is shown that plays another way than the printed one. */
export function wayWordsReady(): Promise<void> {
  return whole.ready();
}

export function downforceWords(): DownforceTableWords {
  return whole.isReady ? whole.texts : printedWords();
}

/** «red», without article. */
export function carWord(car: CarName): string {
  return downforceWords().car(car);
}

export function money(millions: number): string {
  return downforceWords().money(millions);
}
