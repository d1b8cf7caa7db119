import type { CarName } from '@paddock/downforce';
import type { DownforceTableWords } from '@paddock/words';
import { Catalogue } from '../i18n/catalogue.ts';
import { printedWords } from '../i18n/games.ts';

const variants = Catalogue.of('variants');

/** Await it before anything of a variant is shown. */
export function variantWordsReady(): Promise<void> {
  return variants.ready();
}

/** With the variants' where they are there. */
export function downforceWords(): DownforceTableWords {
  return variants.isReady ? variants.texts : printedWords();
}

/** «red», without article. */
export function carWord(car: CarName): string {
  return downforceWords().car(car);
}

export function money(millions: number): string {
  return downforceWords().money(millions);
}
