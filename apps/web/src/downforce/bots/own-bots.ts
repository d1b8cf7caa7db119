import { botsWithContent } from '@paddock/bots/content';
import { answerRequest, type BotReply, type BotRequest } from '@paddock/bots/downforce';
import { searchersWith } from '@paddock/bots/downforce/search';
import { BOT_VARIANTS } from '@paddock/bots/downforce/variants';
import { downforce } from '@paddock/downforce/whole';

/** All levels, at tables with all variants and with custom content, which they remember. */
export const OWN_BOTS = searchersWith(downforce, BOT_VARIANTS);

/** Answers for a table with a custom deck or tracks. */
export function answerWithContent(request: BotRequest): BotReply {
  return answerRequest([OWN_BOTS], request, undefined, botsWithContent);
}
