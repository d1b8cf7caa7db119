import type { CarName } from '@paddock/downforce';
import { downforceWords } from '../i18n/games.ts';

export { downforceWords } from '../i18n/games.ts';

/** «red», without article. */
export function carWord(car: CarName): string {
  return downforceWords().car(car);
}

export function money(millions: number): string {
  return downforceWords().money(millions);
}
