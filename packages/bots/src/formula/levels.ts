import { formula, formulaGame, type FormulaView } from '@paddock/formula';
import type { Bot } from '../bot.ts';
import { makeGameBots, type GameBots } from '../game-bots.ts';
import { randomBot } from '../random.ts';
import { club } from './club.ts';
import { rookie } from './rookie.ts';

/** From the weakest. */
const BOTS = { random: randomBot(formula), rookie, club } satisfies Record<string, Bot<FormulaView>>;

export const FORMULA_BOTS: GameBots = makeGameBots(formulaGame, BOTS, {
  simplest: 'random',
  standIn: 'club',
});
