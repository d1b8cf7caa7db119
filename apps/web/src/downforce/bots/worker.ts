import {
  answerRequest,
  biddersWith,
  levelOfBot,
  type BotRequest,
  type GameBots,
} from '@paddock/bots/downforce';
import { isPrinted, type DownforceOptions, type DownforceView } from '@paddock/downforce';
import { contentFor, printed } from './content-for.ts';

const bidders = biddersWith(printed);

/** A thread plays at one table, so its first question says which rules it needs. */
let bots: Promise<GameBots> | undefined;
let searchers: Promise<GameBots> | undefined;

/** How to race is fetched when a race is on, and how to search with the first level that does. */
async function botsFor({ view, level, content }: BotRequest): Promise<GameBots> {
  const { options, phase } = (JSON.parse(view) as DownforceView).public;
  const isOwn = content !== undefined;
  if (bots === undefined && phase === 'bidding' && isPrinted(options) && !isOwn) return bidders;
  bots ??= loadBots(options, isOwn);
  const { levels } = await bots;
  if (levels.includes(levelOfBot(level))) return bots;
  searchers ??= loadSearchers(options, isOwn);
  return searchers;
}

async function loadBots(options: DownforceOptions, isOwn: boolean): Promise<GameBots> {
  const { downforceBotsWith } = await import('@paddock/bots/downforce/levels');
  return downforceBotsWith(...(await contentFor(options, isOwn)));
}

async function loadSearchers(options: DownforceOptions, isOwn: boolean): Promise<GameBots> {
  const { searchersWith } = await import('@paddock/bots/downforce/search');
  return searchersWith(...(await contentFor(options, isOwn)));
}

addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  void botsFor(data).then((loaded) => postMessage(answerRequest([loaded], data)));
});
