import type { ReviewReply, ReviewRequest } from './messages.ts';

/** A script of its own beside the page's: the two share the rules. */
function scriptOf(game: string): string {
  return import.meta.env.DEV ? `/src/${game}/bots/review-worker.ts` : `/review-${game}.js`;
}

/** Asks a game's reviewing thread. Returns what stops it; a thread that fails says so as a problem. */
export function askReviewer(request: ReviewRequest, hear: (reply: ReviewReply) => void): () => void {
  const worker = new Worker(scriptOf(request.record.game), { type: 'module', name: 'review' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => hear(data));
  worker.addEventListener('error', () => hear({ kind: 'problem', code: 'thread-failed' }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
  worker.postMessage(request);
  return () => worker.terminate();
}
