import { downforce } from '@paddock/downforce';
import { loadTexts } from '../../i18n/texts.ts';
import type { LoadedDownforce } from '../loaded.ts';
import { VARIANTS } from '../variants/index.ts';

/** What a table with every variant gets. */
export const LOADED: LoadedDownforce = {
  rules: downforce,
  texts: await loadTexts('table', 'shared', 'downforce', 'downforceTexts', 'downforceBets', 'variantTexts'),
  variants: VARIANTS,
};
