import type { BotReply } from '@paddock/bots';
import { answerOpening, isOpening } from '@paddock/bots/downforce/opening';

/** The first bids are asked for at once; all that comes later is fetched with the first question of it. */
async function answer(data: unknown): Promise<BotReply> {
  if (isOpening(data)) return answerOpening(data);
  const { answerRequest } = await import('@paddock/bots/downforce');
  return answerRequest(data);
}

addEventListener(
  'message',
  ({ data }: MessageEvent<unknown>) => void answer(data).then(postMessage, reportError),
);
