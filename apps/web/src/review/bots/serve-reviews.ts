import type { GameBots } from '@paddock/bots';
import { continueFrom, reviewerFor, type LabQuestion } from '@paddock/bots/review';
import type { GameRecord } from '@paddock/kernel';
import type { ReviewReply, ReviewRequest } from '../messages.ts';

/** How often the page hears how far it is: nothing else depends on it. */
const TELL_MS = 250;

/** What a game's reviewing thread does. The page stops it by ending the thread. */
export function serveReviews(loadBots: (record: GameRecord) => Promise<GameBots>): void {
  addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
    loadBots(data.record)
      .then((bots) => {
        if (data.kind === 'review') review(bots, data.record);
        else lab(bots, data.record, data.question);
      })
      .catch((error: unknown) =>
        tell({ kind: 'problem', code: error instanceof Error ? error.message : 'unknown' }),
      );
  });
}

function review(bots: GameBots, record: GameRecord): void {
  const reviewer = reviewerFor(bots, record);
  if ('problem' in reviewer) return tell({ kind: 'problem', code: reviewer.problem.code });
  let told = performance.now();
  for (const _ of reviewer.work()) {
    if (performance.now() - told < TELL_MS) continue;
    tell({ kind: 'review', review: reviewer.review() });
    told = performance.now();
  }
  return tell({ kind: 'review', review: reviewer.review() });
}

function lab(bots: GameBots, record: GameRecord, question: LabQuestion): void {
  for (const result of continueFrom(bots, record, question)) tell({ kind: 'lab', result });
}

function tell(reply: ReviewReply): void {
  postMessage(reply);
}
