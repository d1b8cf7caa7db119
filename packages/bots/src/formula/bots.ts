import { formula, type FormulaView } from '@paddock/formula';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { club } from './club.ts';
import { rookie } from './rookie.ts';

/** From the weakest. */
export const FORMULA_LEVELS = ['random', 'rookie', 'club'] as const;
export type FormulaLevel = (typeof FORMULA_LEVELS)[number];

const BY_LEVEL = { random: randomBot(formula), rookie, club } satisfies Record<
  FormulaLevel,
  Bot<FormulaView>
>;

export const BOTS: ReadonlyMap<string, Bot<FormulaView>> = new Map(
  FORMULA_LEVELS.map((level) => [level, BY_LEVEL[level]]),
);
