import { downforce, type DownforceView } from '@paddock/downforce';
import type { Bot } from '../bot.ts';
import { makeGameBots, type GameBots } from '../gameBots.ts';
import { randomBot } from '../random.ts';
import { answerWith, type BotReply } from '../request.ts';
import { club } from './club.ts';
import { rookie } from './rookie.ts';

/** From the weakest. */
export const DOWNFORCE_LEVELS = ['random', 'rookie', 'club'] as const;
export type DownforceLevel = (typeof DOWNFORCE_LEVELS)[number];

const BOTS = { random: randomBot(downforce), rookie, club } satisfies Record<
  DownforceLevel,
  Bot<DownforceView>
>;

export const DOWNFORCE_BOTS: GameBots = makeGameBots(
  downforce,
  new Map(DOWNFORCE_LEVELS.map((level) => [level, BOTS[level]])),
  () => 1,
);

/** What a worker of this game alone does with a message. */
export function answerRequest(data: unknown): BotReply {
  return answerWith((game) => (game === downforce.game ? DOWNFORCE_BOTS : undefined), data);
}
