import type { Parts } from '@paddock/words';
import { Catalogue } from '../../i18n/index.ts';

export const downforceTexts: Catalogue<Parts['downforceTexts']> = Catalogue.of('downforceTexts');
