import { stored } from '../../app/stored.ts';

/** The front page tells people who have played online whose turn it is; for everybody else it fetches nothing. */
export const wasOnline = stored('online', (value) => typeof value === 'boolean', false);
