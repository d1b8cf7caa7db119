import { answerRequest, biddersWith, type GameBots } from '@paddock/bots/downforce';
import { isPrinted, type DownforceView } from '@paddock/downforce';
import { loadBots, printed } from './load-bots.ts';

const bidders = biddersWith(printed);

/** A thread plays at one table, so its first question says which rules it needs. */
let bots: Promise<GameBots> | undefined;

/** How to race is fetched when a race is on. */
async function botsFor(view: string): Promise<GameBots> {
  const { options, phase } = (JSON.parse(view) as DownforceView).public;
  if (bots === undefined && phase === 'bidding' && isPrinted(options)) return bidders;
  bots ??= loadBots(options);
  return bots;
}

addEventListener('message', ({ data }: MessageEvent<{ readonly view: string }>) => {
  void botsFor(data.view).then((loaded) => postMessage(answerRequest([loaded], data)));
});
