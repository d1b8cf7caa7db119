import type { Parts, RecordWords } from '@paddock/words';
import { Catalogue } from '../catalogue.ts';

const catalogue = Catalogue.of('more');

const records = Catalogue.of('records');

/** Await it before a screen that uses `moreUi` or `recordWords` is shown. */
export async function moreReady(): Promise<void> {
  await Promise.all([catalogue.ready(), records.ready()]);
}

export function recordWords(): RecordWords {
  return records.texts;
}

export function moreUi(): Parts['more'] {
  return catalogue.texts;
}
