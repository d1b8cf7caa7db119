import { Catalogue } from '../../../i18n/index.ts';
import type { WhisperTexts } from './whisper-texts.ts';

export const whisperTexts: Catalogue<WhisperTexts> = Catalogue.of(
  {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    pt: () => import('./pt.ts'),
  },
  (module) => module.texts,
);
