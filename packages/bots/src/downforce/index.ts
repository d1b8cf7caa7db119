/** What a thread that plays Downforce alone needs. */
export { answerRequest, type BotRequest } from '../request.ts';
export type { GameBots } from '../game-bots.ts';
export { downforceBotsWith } from './levels.ts';
