/** What a thread that plays only Formula begins with; `search/levels.ts` has the rest. */
export { answerRequest, type BotRequest } from '../request.ts';
export type { GameBots } from '../game-bots.ts';
export { FORMULA_STARTERS, isSearching } from './starters.ts';
