import { downforce, downforceGame, type DownforceView } from '@paddock/downforce';
import type { Bot } from '../bot.ts';
import { makeGameBots, type GameBots } from '../gameBots.ts';
import { randomBot } from '../random.ts';
import { BOTS } from './bots.ts';

/** From the weakest. */
export const DOWNFORCE_LEVELS = ['random', 'rookie', 'club'] as const;
export type DownforceLevel = (typeof DOWNFORCE_LEVELS)[number];

const BY_LEVEL = { random: randomBot(downforce), ...BOTS } satisfies Record<
  DownforceLevel,
  Bot<DownforceView>
>;

export const DOWNFORCE_BOTS: GameBots = makeGameBots(
  downforceGame,
  new Map(DOWNFORCE_LEVELS.map((level) => [level, BY_LEVEL[level]])),
);
