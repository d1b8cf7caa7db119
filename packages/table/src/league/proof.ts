/** What `npm run fixtures` needs: nothing of it runs in a server. */
export { leastSpreads } from './least-spreads.ts';
export { spreads } from './meetings.ts';
export { PROVEN, type Proven } from './proven.ts';
export { meetings, writeRounds } from './schedule.ts';
export { SEEDS } from './seeds.ts';
export { equalSizes, LEAGUE, tableSizes } from './sizes.ts';
