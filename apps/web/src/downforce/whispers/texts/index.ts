import type { Parts } from '@paddock/words';
import { wayTexts } from '../../ways/texts/index.ts';

/** Part of the variants' texts. */
export const whisperTexts = {
  ready: (): Promise<void> => wayTexts.ready(),
  get texts(): Parts['variantTexts']['whispers'] {
    return wayTexts.texts.whispers;
  },
};
