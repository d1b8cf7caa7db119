import type { Parts } from '@paddock/words';
import { effect } from '@preact/signals';
import { lang } from '../app/settings.ts';
import { Catalogue, speak } from './catalogue.ts';

export { Catalogue } from './catalogue.ts';

const catalogue = Catalogue.of('ui');

/** The page's own texts; a part with many texts of its own keeps its own catalogue beside it. */
export function ui(): Parts['ui'] {
  return catalogue.texts;
}

export async function startSpeaking(): Promise<void> {
  await catalogue.ready();
  effect(() => {
    void speak(lang.value);
  });
}
