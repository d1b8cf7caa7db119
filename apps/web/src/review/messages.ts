import type { LabQuestion, LabResult, Review } from '@paddock/bots/review';
import type { GameRecord } from '@paddock/kernel';

/** To the thread that reviews; one question each. */
export type ReviewRequest =
  | { readonly kind: 'review'; readonly record: GameRecord }
  | { readonly kind: 'lab'; readonly record: GameRecord; readonly question: LabQuestion };

/** From it, again and again as it gets further. */
export type ReviewReply =
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'lab'; readonly result: LabResult }
  | { readonly kind: 'problem'; readonly code: string };
