import type { DownforceRules } from '@paddock/downforce';
import type { Texts } from '../i18n/texts.ts';
import type { PageVariant } from './variant.ts';

/** All that a table of Downforce needs, loaded. */
export interface LoadedDownforce {
  readonly rules: DownforceRules;
  /** With the words of the variants where one is played. */
  readonly texts: Texts<'table' | 'shared' | 'downforce' | 'downforceTexts'> &
    Partial<Texts<'variantTexts' | 'downforceBets'>>;
  /** None where the table plays the printed game. */
  readonly variants: readonly PageVariant[];
}
