import { formula, formulaGame, type FormulaView } from '@paddock/formula';
import type { Bot } from '../bot.ts';
import { makeGameBots, type GameBots } from '../gameBots.ts';
import { randomBot } from '../random.ts';
import { BOTS } from './bots.ts';

/** From the weakest. */
export const FORMULA_LEVELS = ['random', 'rookie', 'club'] as const;
export type FormulaLevel = (typeof FORMULA_LEVELS)[number];

const BY_LEVEL = { random: randomBot(formula), ...BOTS } satisfies Record<FormulaLevel, Bot<FormulaView>>;

export const FORMULA_BOTS: GameBots = makeGameBots(
  formulaGame,
  new Map(FORMULA_LEVELS.map((level) => [level, BY_LEVEL[level]])),
);
