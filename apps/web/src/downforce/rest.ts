import { drivingReady } from './race/driving.ts';
import { allTexts } from './texts/all.ts';
import { variantWordsReady } from './words.ts';

/** What a table needs after its opening. Await it before anything of that is shown or played. */
export async function restReady(): Promise<void> {
  await Promise.all([drivingReady(), allTexts.ready(), variantWordsReady()]);
}
