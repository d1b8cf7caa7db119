import { effect } from '@preact/signals';
import { lang } from '../app/settings.ts';
import { Catalogue, speak } from './catalogue.ts';
import type { Ui } from './ui.ts';

export { Catalogue } from './catalogue.ts';

const catalogue: Catalogue<Ui> = Catalogue.of(
  {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    pt: () => import('./pt.ts'),
  },
  (module) => module.ui,
);

/** The page's own texts; a part with many texts of its own keeps its own catalogue beside it. */
export function ui(): Ui {
  return catalogue.texts;
}

export async function startSpeaking(): Promise<void> {
  await catalogue.ready();
  effect(() => {
    void speak(lang.value);
  });
}
