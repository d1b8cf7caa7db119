import {
  answerRequest,
  biddersWith,
  contentFor,
  levelOfBot,
  printedRules,
  type BotReply,
  type BotRequest,
  type GameBots,
} from '@paddock/bots/downforce';
import { isPrinted, type DownforceOptions, type DownforceView } from '@paddock/downforce';

const bidders = biddersWith(printedRules);

/** A thread plays at one table, so its first question says which rules it needs. */
let bots: Promise<GameBots> | undefined;
let searchers: Promise<GameBots> | undefined;

/** How to race is fetched when a race is on, and how to search with the first level that does. */
async function botsFor({ view, level }: BotRequest): Promise<GameBots> {
  const { options, phase } = (JSON.parse(view) as DownforceView).public;
  if (bots === undefined && phase === 'bidding' && isPrinted(options)) return bidders;
  bots ??= loadBots(options);
  const { levels } = await bots;
  if (levels.includes(levelOfBot(level))) return bots;
  searchers ??= loadSearchers(options);
  return searchers;
}

async function loadBots(options: DownforceOptions): Promise<GameBots> {
  const { downforceBotsWith } = await import('@paddock/bots/downforce/levels');
  return downforceBotsWith(...(await contentFor(options)));
}

async function loadSearchers(options: DownforceOptions): Promise<GameBots> {
  const { searchersWith } = await import('@paddock/bots/downforce/search');
  return searchersWith(...(await contentFor(options)));
}

/** Bots for a custom deck or tracks come with the first table that brings some. */
async function answer(request: BotRequest): Promise<BotReply> {
  if (request.content !== undefined) return (await import('./own-bots.ts')).answerWithContent(request);
  return answerRequest([await botsFor(request)], request);
}

addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  void answer(data).then((reply) => postMessage(reply));
});
