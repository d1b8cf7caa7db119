import type { Call } from '../testing/permission-call.ts';

const NOBODY_RATED = 'no-such-player';
const HIDDEN = 'no-such-table';
const ANYBODY = ['ok', 'ok', 'ok', 'ok', 'ok'] as const;
const FOR_NOBODY = [NOBODY_RATED, NOBODY_RATED, NOBODY_RATED, NOBODY_RATED, NOBODY_RATED] as const;

/** Everybody can see ratings; a player without a rated game is not listed at all. */
export const RATING_CALLS: readonly Call[] = [
  {
    does: 'see a leaderboard',
    at: 'none',
    http: () => ['GET', '/api/ratings?game=formula'],
    gets: ANYBODY,
  },
  {
    does: 'see somebody who has no rating',
    at: 'none',
    http: ({ id }) => ['GET', `/api/ratings/players/${id}`],
    gets: FOR_NOBODY,
  },
  {
    does: 'see the past ratings of somebody who has none',
    at: 'none',
    http: ({ id }) => ['GET', `/api/ratings/players/${id}/history?game=formula`],
    gets: FOR_NOBODY,
  },
  {
    does: 'see the rated games of somebody who has none',
    at: 'none',
    http: ({ id }) => ['GET', `/api/ratings/players/${id}/games`],
    gets: FOR_NOBODY,
  },
  {
    does: 'see what a game changed',
    at: 'over',
    http: ({ id }) => ['GET', `/api/ratings/tables/${id}`],
    gets: [HIDDEN, HIDDEN, 'ok', 'ok', 'ok'],
  },
  {
    does: 'sit at a rated table without a word about it',
    at: 'rated',
    http: ({ id, key }) => ['POST', `/api/tables/${id}/sit`, { key }],
    gets: ['no-person', 'rated-unsaid', 'rated-unsaid', 'ok', 'ok'],
  },
  {
    does: 'sit at a rated table and say so',
    at: 'rated',
    http: ({ id, key }) => ['POST', `/api/tables/${id}/sit`, { key, isRated: true }],
    gets: ['no-person', 'ok', 'ok', 'ok', 'ok'],
  },
];
