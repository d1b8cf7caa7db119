import type { GameBots } from '@paddock/bots/downforce';
import { isPrinted, PRINTED_CONTENT, rulesWith, type DownforceOptions } from '@paddock/downforce';

export const printed = rulesWith(PRINTED_CONTENT, []);

/** All that bots know of a whole game; the variants are fetched with the first table that plays one. */
export async function loadBots(options: DownforceOptions): Promise<GameBots> {
  const { downforceBotsWith } = await import('@paddock/bots/downforce/levels');
  if (isPrinted(options)) return downforceBotsWith(printed, {});
  const [{ VARIANTS }, { BOT_VARIANTS }] = await Promise.all([
    import('@paddock/downforce/variants'),
    import('@paddock/bots/downforce/variants'),
  ]);
  return downforceBotsWith(rulesWith(PRINTED_CONTENT, VARIANTS), BOT_VARIANTS);
}
