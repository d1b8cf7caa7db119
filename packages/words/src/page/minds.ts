import type { HintTexts } from './hint.ts';
import type { LabTexts } from './lab.ts';
import type { ReviewPageTexts } from './review-page.ts';

/** What strong bots have to say: a hint, a game reviewed, a game played on. */
export interface MindTexts {
  readonly hint: HintTexts;
  readonly lab: LabTexts;
  readonly review: ReviewPageTexts;
}
