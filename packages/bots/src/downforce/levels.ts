import { downforce, downforceGame, type DownforceView } from '@paddock/downforce';
import type { Bot } from '../bot.ts';
import { makeGameBots, type GameBots } from '../game-bots.ts';
import { randomBot } from '../random.ts';
import { club } from './club/club.ts';
import { rookie } from './rookie/rookie.ts';

/** From the weakest. */
const BOTS = { random: randomBot(downforce), rookie, club } satisfies Record<string, Bot<DownforceView>>;

export const DOWNFORCE_BOTS: GameBots = makeGameBots(downforceGame, BOTS, {
  simplest: 'random',
  standIn: 'club',
});
