import type { Call } from '../testing/permission-call.ts';

/** Everybody gets a picture: the site's if they may not see the table (see previews.test.ts). */
export const PREVIEW_CALLS: readonly Call[] = [
  {
    does: 'see the picture of a table',
    at: 'open',
    http: ({ id }) => ['GET', `/pictures/tables/${id}.png`],
    gets: ['ok', 'ok', 'ok', 'ok', 'ok'],
  },
];
