export type { Alternative, Answer, Bot, Budget, Reasons } from './bot.ts';
export type { Estimate } from './estimate.ts';
export { FORMULA_LEVELS, type FormulaLevel } from './formula/index.ts';
export { FORMULA_REASONS, type FormulaReason } from './formula/reasons.ts';
export type { GameBots } from './gameBots.ts';
export { botsOf } from './games.ts';
export { ladder, type DuelResult, type LadderOptions, type LevelResult } from './ladder.ts';
export { answerRequest, ENOUGH_ITERATIONS, think, type BotReply, type BotRequest } from './request.ts';
