import type { RecordWords } from '@paddock/words';
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

const records: Catalogue<RecordWords> = Catalogue.of(
  {
    en: () => import('@paddock/words/en-records'),
    fr: () => import('@paddock/words/fr-records'),
    pt: () => import('@paddock/words/pt-records'),
  },
  (module) => module.records,
);

/** Await it before a screen that uses `moreUi` or `recordWords` is shown. */
export async function moreReady(): Promise<void> {
  await Promise.all([catalogue.ready(), records.ready()]);
}

export function recordWords(): RecordWords {
  return records.texts;
}

export function moreUi(): MoreUi {
  return catalogue.texts;
}
