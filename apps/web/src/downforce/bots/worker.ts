import { answerRequest, downforceBotsWith, type GameBots } from '@paddock/bots/downforce';
import { isPrinted, PRINTED_CONTENT, rulesWith, type DownforceView } from '@paddock/downforce';

/** A thread plays at one table, so its first question says which rules it needs. */
let bots: Promise<GameBots> | undefined;

async function loadBots(view: string): Promise<GameBots> {
  const { options } = (JSON.parse(view) as DownforceView).public;
  const variants = isPrinted(options) ? [] : (await import('@paddock/downforce/variants')).VARIANTS;
  return downforceBotsWith(rulesWith(PRINTED_CONTENT, variants));
}

addEventListener('message', ({ data }: MessageEvent<{ readonly view: string }>) => {
  bots ??= loadBots(data.view);
  void bots.then((loaded) => postMessage(answerRequest([loaded], data)));
});
