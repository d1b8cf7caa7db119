import { formulaGame, type FormulaView } from '@paddock/formula';
import type { Bot } from '../../bot.ts';
import { makeGameBots, type GameBots } from '../../game-bots.ts';
import { playOn } from '../light/play-on.ts';
import { unpack } from '../trained/net.ts';
import { WEIGHTS } from '../trained/weights.ts';
import { promisesBy } from './promises.ts';
import type { Depth } from './rollouts.ts';
import { searching } from './search.ts';
import { worldsOf } from './worlds.ts';
import { ROLES, STARTERS } from '../starters.ts';

const CHAMPION: Depth = {
  rollouts: 10_000,
  arms: 48,
  remembers: true,
  judging: { net: unpack(WEIGHTS), rollouts: 5000 },
  looksAhead: true,
};

/** From the weakest. */
const BOTS = {
  ...STARTERS,
  pro: searching({ rollouts: 1000, arms: 16 }),
  champion: searching(CHAMPION),
} satisfies Record<string, Bot<FormulaView>>;

export const FORMULA_BOTS: GameBots = makeGameBots(formulaGame, BOTS, ROLES, {
  playOn,
  worldsOf,
  promiseOf: promisesBy(CHAMPION),
});
