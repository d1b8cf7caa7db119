import type { Parts } from '@paddock/words';
import { Catalogue } from '../../i18n/index.ts';

export const onlineTexts: Catalogue<Parts['online']> = Catalogue.of('online');
