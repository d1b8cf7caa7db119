import type { Parts } from '@paddock/words';
import { Catalogue } from '../../i18n/index.ts';

export type TableTexts = Parts['table'];
export const tableTexts: Catalogue<Parts['table']> = Catalogue.of('table');
