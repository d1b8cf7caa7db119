import {
  answerRequest,
  FORMULA_STARTERS,
  isSearching,
  type BotRequest,
  type GameBots,
} from '@paddock/bots/formula';

/** How to search is fetched when a level that does is first asked. */
async function botsFor(level: string): Promise<GameBots> {
  if (!isSearching(level)) return FORMULA_STARTERS;
  try {
    return (await import('@paddock/bots/formula/levels')).FORMULA_BOTS;
  } catch {
    return FORMULA_STARTERS;
  }
}

addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  void botsFor(data.level).then((bots) => postMessage(answerRequest([bots], data)));
});
