import { answerRequest } from '@paddock/bots';
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '../games.ts';

/** A bot's thread: it gets the bytes of a seat's view and nothing else. */

const { softLimitMs } = workerData as { readonly softLimitMs: number };
const bots = GAMES.map((each) => each.bots);

parentPort?.on('message', (request: unknown) => {
  const until = performance.now() + softLimitMs;
  parentPort?.postMessage(answerRequest(bots, request, () => performance.now() > until));
});
