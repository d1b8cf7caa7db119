import { words as shared } from '../../common/shared.ts';
import { formWords, type DownforceFormWords } from '../../../downforce/form/words.ts';
import { allOptions } from '../../../downforce/form/catalogue.ts';
import { catalogue, variants } from '../variants/words.ts';
import { circuitText } from './circuits.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';

export const downforceForm: DownforceFormWords = formWords(
  catalogue,
  {
    refusals: { ...refusals, ...variants.refusals },
    rules: { ...options.rules, ...variants.rules },
    options: allOptions({ ...options.options, ...variants.options }, variants, shared),
    conflicts: { ...options.conflicts, ...variants.conflicts },
    presets: { ...options.presets, ...variants.presets },
    circuitText,
  },
  shared,
);
