import type { AllWords } from '../all-words.ts';
import { content } from './box/content.ts';
import { cli } from './cli/index.ts';
import { words } from './common/shared.ts';
import { downforceForm } from './downforce/form/words.ts';
import { downforce } from './downforce/variants/words.ts';
import { formula } from './formula/words.ts';
import { records } from './more/records.ts';
import { review } from './cli/review.ts';

export const fr: AllWords = {
  shared: { ...words, ...records },
  cli,
  review,
  formula,
  downforce: {
    ...downforce,
    ...downforceForm,
    refusal: (refusal, context) => content.refusal(refusal) ?? downforceForm.refusal(refusal, context),
  },
};
