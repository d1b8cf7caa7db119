import { downforce } from '@paddock/downforce';
import { makeGameBots, type GameBots } from '../gameBots.ts';
import { BOTS } from './bots.ts';

export { DOWNFORCE_LEVELS, type DownforceLevel } from './bots.ts';

export const DOWNFORCE_BOTS: GameBots = makeGameBots(downforce, BOTS, () => 1);
