import { formula, formulaGame } from '@paddock/formula';
import { makeGameBots, type GameBots } from '../game-bots.ts';
import { randomBot } from '../random.ts';
import { club } from './club.ts';
import { rookie } from './rookie.ts';

const BOTS = { random: randomBot(formula), rookie, club, pro: club, champion: club };

/**
 * The levels as a page begins with them. Those that search come with `levels.ts`, fetched when one of them is asked; where
 * that fails, club answers for them.
 */
export const FORMULA_STARTERS: GameBots = makeGameBots(formulaGame, BOTS, {
  simplest: 'random',
  standIn: 'club',
});

/** `level`: whoever plays at it. */
export function isSearching(level: string): boolean {
  return /^(?:pro|champion)/.test(level);
}
