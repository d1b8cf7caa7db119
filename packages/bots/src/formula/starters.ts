import { formula, formulaGame } from '@paddock/formula';
import { makeGameBots, type GameBots } from '../game-bots.ts';
import { randomBot } from '../random.ts';
import { club } from './club.ts';
import { rookie } from './rookie.ts';

/** From the weakest, those that do not search, and club for those that do. */
export const STARTERS = { random: randomBot(formula), rookie, club, pro: club, champion: club };

export const ROLES = { simplest: 'random', standIn: 'club' } as const;

/**
 * The levels as a page begins with them. How to search comes with `search/levels.ts`, fetched when a level that does is
 * asked; if that fails, club answers for it.
 */
export const FORMULA_STARTERS: GameBots = makeGameBots(formulaGame, STARTERS, ROLES);

/** `level`: with or without a character. */
export function isSearching(level: string): boolean {
  return /^(?:pro|champion)/.test(level);
}
