export { account } from './account.ts';
export { texts as hub } from './hub.ts';
export { leagues } from './leagues.ts';
export { texts as moderation } from './moderation.ts';
export { texts as notices } from './notices.ts';
export { ownBots } from './bots.ts';
export { ratings } from './ratings.ts';
