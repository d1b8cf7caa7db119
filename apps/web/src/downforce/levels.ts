import { biddersWith } from '@paddock/bots/downforce';
import type { BotLevels } from '../game/page-game.ts';
import { printedDownforce } from './rules.ts';

/** Only their names: the bots think in a separate thread. With every variant the levels are the same. */
export const PRINTED_BOTS: BotLevels = biddersWith(printedDownforce);
