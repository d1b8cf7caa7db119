import type { Parts } from '@paddock/words';
import { Catalogue } from '../../../i18n/index.ts';

export const whisperTexts: Catalogue<Parts['whisperTexts']> = Catalogue.of('whisperTexts');
