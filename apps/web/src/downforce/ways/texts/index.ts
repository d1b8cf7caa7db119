import type { Parts } from '@paddock/words';
import { Catalogue } from '../../../i18n/index.ts';

export const wayTexts: Catalogue<Parts['variantTexts']> = Catalogue.of('variantTexts');
