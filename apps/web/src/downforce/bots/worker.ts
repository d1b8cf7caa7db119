import { answerRequest, biddersWith, type GameBots } from '@paddock/bots/downforce';
import {
  isPrinted,
  PRINTED_CONTENT,
  rulesWith,
  type DownforceOptions,
  type DownforceView,
} from '@paddock/downforce';

const printed = rulesWith(PRINTED_CONTENT, []);
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

async function loadBots(options: DownforceOptions): Promise<GameBots> {
  const { downforceBotsWith } = await import('@paddock/bots/downforce/levels');
  if (isPrinted(options)) return downforceBotsWith(printed, {});
  const [{ VARIANTS }, { BOT_VARIANTS }] = await Promise.all([
    import('@paddock/downforce/variants'),
    import('@paddock/bots/downforce/variants'),
  ]);
  return downforceBotsWith(rulesWith(PRINTED_CONTENT, VARIANTS), BOT_VARIANTS);
}

addEventListener('message', ({ data }: MessageEvent<{ readonly view: string }>) => {
  void botsFor(data.view).then((loaded) => postMessage(answerRequest([loaded], data)));
});
