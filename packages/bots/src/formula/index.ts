import { formula, type FormulaView } from '@paddock/formula';
import type { Bot } from '../bot.ts';
import { makeGameBots, type GameBots } from '../gameBots.ts';
import { randomBot } from '../random.ts';
import { answerWith, type BotReply } from '../request.ts';
import { club } from './club.ts';
import { rookie } from './rookie.ts';

/** From the weakest. */
export const FORMULA_LEVELS = ['random', 'rookie', 'club'] as const;
export type FormulaLevel = (typeof FORMULA_LEVELS)[number];

const BOTS = { random: randomBot(formula), rookie, club } satisfies Record<FormulaLevel, Bot<FormulaView>>;

export const FORMULA_BOTS: GameBots = makeGameBots(
  formula,
  new Map(FORMULA_LEVELS.map((level) => [level, BOTS[level]])),
  ({ races }) => races,
);

/** What a worker of this game alone does with a message. */
export function answerRequest(data: unknown): BotReply {
  return answerWith((game) => (game === formula.game ? FORMULA_BOTS : undefined), data);
}
