import { stored } from '../../app/stored.ts';

/** Somebody who has played online is told whose turn it is from the front page on; for everybody else nothing is fetched. */
export const wasOnline = stored('online', (value) => typeof value === 'boolean', false);
