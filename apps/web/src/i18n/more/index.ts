import { Catalogue } from '../catalogue.ts';
import type { MoreUi } from './ui.ts';

const catalogue = new Catalogue<MoreUi>({
  en: async () => (await import('./en.ts')).ui,
  fr: async () => (await import('./fr.ts')).ui,
  pt: async () => (await import('./pt.ts')).ui,
});

/** Await it before a screen that uses `moreUi` is shown. */
export function moreReady(): Promise<void> {
  return catalogue.ready();
}

export function moreUi(): MoreUi {
  return catalogue.texts;
}
