import { formula, formulaGame, type FormulaView } from '@paddock/formula';
import type { Bot } from '../bot.ts';
import { makeGameBots, type GameBots } from '../game-bots.ts';
import { randomBot } from '../random.ts';
import { club } from './club.ts';
import { playOn } from './light/play-on.ts';
import { rookie } from './rookie.ts';
import { searching } from './search/search.ts';

/** From the weakest. */
const BOTS = {
  random: randomBot(formula),
  rookie,
  club,
  pro: searching({ rollouts: 1000, arms: 16 }),
  champion: searching({ rollouts: 8000, arms: 16 }),
} satisfies Record<string, Bot<FormulaView>>;

export const FORMULA_BOTS: GameBots = makeGameBots(
  formulaGame,
  BOTS,
  { simplest: 'random', standIn: 'club' },
  playOn,
);
