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
export function readReview(
  value: unknown,
  record: GameRecord,
): Review | { readonly problem: StoredProblem } {
  if (!isFields(value) || !isFields(value['review'])) return { problem: 'not-a-review' };
  const found = value['review'];
  if (found['version'] !== REVIEW_VERSION) return { problem: 'other-version' };
  if (found['game'] !== record.game || found['record'] !== recordKey(record)) return { problem: 'other-record' };
  // What has the digest was written by storeReview, so its shape is right.
  if (sha256Hex(canonical(found)) !== value['digest']) return { problem: 'altered' };
  const review = found as unknown as Review;
  return addsUp(review) ? review : { problem: 'altered' };
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
