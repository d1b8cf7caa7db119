import { downforce } from '@paddock/downforce';
import type { GameBots } from '../game-bots.ts';
import { downforceBotsWith } from './levels.ts';
import { BOT_VARIANTS } from './variants/index.ts';

/** For tables with any variant. */
export const DOWNFORCE_BOTS: GameBots = downforceBotsWith(downforce, BOT_VARIANTS);
