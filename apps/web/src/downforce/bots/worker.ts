import { answerRequest, downforceBotsWith, type GameBots } from '@paddock/bots/downforce';
import { isPrinted, PRINTED_CONTENT, rulesWith, type DownforceView } from '@paddock/downforce';

/** A thread plays at one table, so its first question says which rules it needs. */
let bots: Promise<GameBots> | undefined;

async function loadBots(view: string): Promise<GameBots> {
  const { options } = (JSON.parse(view) as DownforceView).public;
  if (isPrinted(options)) return downforceBotsWith(rulesWith(PRINTED_CONTENT, []), {});
  const [{ VARIANTS }, { BOT_VARIANTS }] = await Promise.all([
    import('@paddock/downforce/variants'),
    import('@paddock/bots/downforce/variants'),
  ]);
  return downforceBotsWith(rulesWith(PRINTED_CONTENT, VARIANTS), BOT_VARIANTS);
}

addEventListener('message', ({ data }: MessageEvent<{ readonly view: string }>) => {
  bots ??= loadBots(data.view);
  void bots.then((loaded) => postMessage(answerRequest([loaded], data)));
});
