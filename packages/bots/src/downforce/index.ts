import { downforce } from '@paddock/downforce';
import { makeGameBots, type GameBots } from '../gameBots.ts';
import { BOTS } from './bots.ts';

export { DOWNFORCE_LEVELS, type DownforceLevel } from './bots.ts';

export const DOWNFORCE_BOTS: GameBots = makeGameBots(downforce, BOTS, {
  racesIn: ({ worldTour }) => Math.max(1, worldTour.length),
  peopleIn: ({ automas }, players) => players - automas,
});
