export { LEAGUE, tableSizes } from './sizes.ts';
export { schedule } from './schedule.ts';
export { pointsOf, standings, type LeagueResult } from './standings.ts';
export type { Round } from './meetings.ts';
