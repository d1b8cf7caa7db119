import { canonical, sha256Hex, type GameRecord } from '@paddock/kernel';
import { recordKey } from './reviewer.ts';
import { addsUp } from './sums.ts';
import { REVIEW_VERSION, type Review } from './types.ts';

/** A review as JSON, to be kept with its game. */
export interface StoredReview {
  readonly review: Review;
  /** SHA-256 of the review's canonical JSON. */
  readonly digest: string;
}

export type StoredProblem = 'not-a-review' | 'other-version' | 'other-record' | 'altered';

export function storeReview(review: Review): StoredReview {
  return { review, digest: sha256Hex(canonical(review)) };
}

/** A stored review of this record, or why it must be made again. */
export function readReview(value: unknown, record: GameRecord): Review | { readonly problem: StoredProblem } {
  if (!isFields(value)) return { problem: 'not-a-review' };
  const { review: found, digest } = value;
  if (!isFields(found)) return { problem: 'not-a-review' };
  if (found['version'] !== REVIEW_VERSION) return { problem: 'other-version' };
  if (found['game'] !== record.game || found['record'] !== recordKey(record))
    return { problem: 'other-record' };
  // What has the digest was written by storeReview, so its shape is right.
  const review = value['review'] as Review;
  return sha256Hex(canonical(review)) === digest && addsUp(review) ? review : { problem: 'altered' };
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
