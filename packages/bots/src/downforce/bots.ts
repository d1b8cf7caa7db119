import { downforce, type DownforceView } from '@paddock/downforce';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { club } from './club.ts';
import { rookie } from './rookie.ts';

/** From the weakest. */
export const DOWNFORCE_LEVELS = ['random', 'rookie', 'club'] as const;
export type DownforceLevel = (typeof DOWNFORCE_LEVELS)[number];

const BY_LEVEL = { random: randomBot(downforce), rookie, club } satisfies Record<
  DownforceLevel,
  Bot<DownforceView>
>;

export const BOTS: ReadonlyMap<string, Bot<DownforceView>> = new Map(
  DOWNFORCE_LEVELS.map((level) => [level, BY_LEVEL[level]]),
);
