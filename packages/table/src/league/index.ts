export { LEAGUE, tableSizes } from './sizes.ts';
export { schedule } from './schedule.ts';
export type { Round } from './meetings.ts';
