import type { CarName } from '@paddock/downforce';
import type { DownforceWords } from '@paddock/words';
import { Catalogue } from '../i18n/index.ts';

const catalogue = new Catalogue<DownforceWords>({
  en: async () => (await import('@paddock/words/downforce/en')).downforce,
  fr: async () => (await import('@paddock/words/downforce/fr')).downforce,
  pt: async () => (await import('@paddock/words/downforce/pt')).downforce,
});

export function downforceWordsReady(): Promise<void> {
  return catalogue.ready();
}

export function downforceWords(): DownforceWords {
  return catalogue.texts;
}

/** «red», without article. */
export function carWord(car: CarName): string {
  return catalogue.texts.car(car);
}

export function money(millions: number): string {
  return catalogue.texts.money(millions);
}
