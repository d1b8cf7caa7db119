import type { CarName } from '@paddock/downforce';
import type { DownforceTableWords, OpeningWords } from '@paddock/words';
import { Catalogue } from '../i18n/catalogue.ts';
import { openingWords } from '../i18n/games.ts';

const all: Catalogue<DownforceTableWords> = Catalogue.of(
  {
    en: () => import('@paddock/words/downforce/en'),
    fr: () => import('@paddock/words/downforce/fr'),
    pt: () => import('@paddock/words/downforce/pt'),
  },
  (module) => module.downforce,
);

/** Await it before anything is shown that is not a printed game's opening. */
export function allWordsReady(): Promise<void> {
  return all.ready();
}

export function allWords(): DownforceTableWords {
  return all.texts;
}

/** As many as there are. */
export function downforceWords(): OpeningWords {
  return all.isReady ? all.texts : openingWords();
}

/** «red», without article. */
export function carWord(car: CarName): string {
  return downforceWords().car(car);
}

export function money(millions: number): string {
  return downforceWords().money(millions);
}
