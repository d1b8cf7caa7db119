import { answerRequest } from '@paddock/bots';
import { parentPort, workerData } from 'node:worker_threads';

/** A bot's thread: it gets the bytes of a seat's view and nothing else. */

const { softLimitMs } = workerData as { readonly softLimitMs: number };

parentPort?.on('message', (request: unknown) => {
  const until = performance.now() + softLimitMs;
  parentPort?.postMessage(answerRequest(request, () => performance.now() > until));
});
