/** What a thread that plays only Downforce needs before the race; `levels/levels.ts` has the rest. */
export { CONTENT_NEEDED, type AskedContent } from '../content/content.ts';
export { answerRequest, type BotReply, type BotRequest } from '../request.ts';
export { levelOfBot } from '../characters/names.ts';
export type { GameBots } from '../game-bots.ts';
export { biddersWith } from './bidding/bidders.ts';
export { contentFor, printedRules } from './content-for.ts';
