import { NOBODY, type Call } from '../testing/permission-call.ts';

export const HUB_ROWS: readonly Call[] = [
  {
    does: 'see what goes on around the tables',
    at: 'none',
    http: () => ['GET', '/api/hub'],
    gets: ['ok', 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'see finished public games',
    at: 'none',
    http: () => ['GET', '/api/hub/finished'],
    gets: ['ok', 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'sit down at a quick table',
    at: 'none',
    http: () => ['POST', '/api/hub/quick', { game: 'formula' }],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'sit down at a quick table of a game that there is not',
    at: 'none',
    http: () => ['POST', '/api/hub/quick', { game: 'whist' }],
    gets: [NOBODY, 'unknown-game', 'unknown-game', 'unknown-game', 'unknown-game'],
  },
];
