import type { Parts } from '@paddock/words';
import { Catalogue } from '../../../i18n/index.ts';

export const betTexts: Catalogue<Parts['downforceBets']> = Catalogue.of('downforceBets');
