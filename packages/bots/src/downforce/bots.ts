import { downforce } from '@paddock/downforce';
import type { GameBots } from '../game-bots.ts';
import { searchersWith } from './search/levels.ts';
import { BOT_VARIANTS } from './variants/index.ts';

/** For tables with any variant. */
export const DOWNFORCE_BOTS: GameBots = searchersWith(downforce, BOT_VARIANTS);
