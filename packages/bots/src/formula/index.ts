import { formula } from '@paddock/formula';
import { makeGameBots, type GameBots } from '../gameBots.ts';
import { BOTS } from './bots.ts';

export { FORMULA_LEVELS, type FormulaLevel } from './bots.ts';

export const FORMULA_BOTS: GameBots = makeGameBots(formula, BOTS, { racesIn: ({ races }) => races });
