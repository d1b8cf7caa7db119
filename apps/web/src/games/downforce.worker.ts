import type { BotReply } from '@paddock/bots';
import type * as allBots from '@paddock/bots/downforce';
import { answerOpening, isOpening } from '@paddock/bots/downforce/opening';

declare global {
  interface ImportMeta {
    readonly env: { readonly DEV: boolean };
  }
}

/** By its address, and not by its name: what Vite puts around other imports needs a page. */
const ALL_BOTS = import.meta.env.DEV ? '/src/games/downforce-all.worker.ts' : '/bots-downforce-all.js';

/** The first bids are asked for at once; all that comes later is fetched with the first question of it. */
async function answer(data: unknown): Promise<BotReply> {
  if (isOpening(data)) return answerOpening(data);
  const bots = (await import(/* @vite-ignore */ ALL_BOTS)) as typeof allBots;
  return bots.answerRequest(data);
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void answer(data).then(postMessage, reportError);
});
