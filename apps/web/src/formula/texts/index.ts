import type { Parts } from '@paddock/words';
import { Catalogue } from '../../i18n/index.ts';

export const formulaTexts: Catalogue<Parts['formulaTexts']> = Catalogue.of('formulaTexts');
