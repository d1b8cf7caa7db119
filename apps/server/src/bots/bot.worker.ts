import { answerRequest, botsWithContent } from '@paddock/bots';
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '../games.ts';

/** A bot's thread: it gets the bytes of a seat's view and nothing else. */

const { softLimitMs } = workerData as { readonly softLimitMs: number };
const bots = GAMES.map((each) => each.bots);

parentPort?.on('message', (request: unknown) => {
  const until = performance.now() + softLimitMs;
  const isLate = () => performance.now() > until;
  parentPort?.postMessage(answerRequest(bots, request, isLate, botsWithContent));
});
