/** What a thread that plays only Downforce needs before the race; `levels.ts` has the rest. */
export { CONTENT_NEEDED, type AskedContent } from '../content.ts';
export { answerRequest, type BotReply, type BotRequest } from '../request.ts';
export { levelOfBot } from '../characters/names.ts';
export type { GameBots } from '../game-bots.ts';
export { biddersWith } from './bidders.ts';
export type { LevelVariants } from './levels.ts';
