import { Catalogue } from '../catalogue.ts';
import type { MoreUi } from './ui.ts';

const catalogue: Catalogue<MoreUi> = Catalogue.of(
  {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    pt: () => import('./pt.ts'),
  },
  (module) => module.ui,
);

/** Await it before a screen that uses `moreUi` is shown. */
export function moreReady(): Promise<void> {
  return catalogue.ready();
}

export function moreUi(): MoreUi {
  return catalogue.texts;
}
