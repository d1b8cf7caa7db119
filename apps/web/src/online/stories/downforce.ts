import type { DownforceFact } from '@paddock/downforce';
import type { Context } from '@paddock/words';
import { downforceWords } from '../../downforce/words.ts';

export function story(facts: readonly unknown[], context: Context): readonly string[] {
  return downforceWords()
    .story(facts as readonly DownforceFact[], context)
    .map(({ text }) => text);
}
