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
import { refuse } from '@paddock/kernel';

const bidders = biddersWith(printedRules);

/** A thread plays at one table, so its first question says which rules it needs. */
let bots: Promise<GameBots> | undefined;
let searchers: Promise<GameBots> | undefined;

/** How to race is fetched when a race is on, and how to search with the first level that does; without that, club answers. */
async function answerPrinted(request: BotRequest): Promise<BotReply> {
  const { view, level } = request;
  const { options, phase } = (JSON.parse(view) as DownforceView).public;
  if (bots === undefined && phase === 'bidding' && isPrinted(options))
    return answerRequest([bidders], request);
  bots ??= loadBots(options);
  const quick = await bots;
  if (quick.levels.includes(levelOfBot(level))) return answerRequest([quick], request);
  searchers ??= loadSearchers(options);
  return searchers.then(
    (found) => answerRequest([found], request),
    () => {
      searchers = undefined;
      return answerRequest([quick], { ...request, level: quick.standIn });
    },
  );
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
  return answerPrinted(request);
}

addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  answer(data).then(
    (reply) => postMessage(reply),
    // Offline a part may be missing; the next question asks for it again.
    () => {
      bots = undefined;
      postMessage({ id: data.id, ok: false, refusal: refuse('bot-failed', 'bots') } satisfies BotReply);
    },
  );
});
