import { answerRequest, FORMULA_STARTERS, isSearching, type BotRequest } from '@paddock/bots/formula';

/** How to search is fetched when a level that does is first asked. */
const loadBots = () =>
  import('@paddock/bots/formula/search').then(
    (levels) => levels.FORMULA_BOTS,
    () => FORMULA_STARTERS,
  );

addEventListener('message', async ({ data }: MessageEvent<BotRequest>) =>
  postMessage(answerRequest([isSearching(data.level) ? await loadBots() : FORMULA_STARTERS], data)),
);
