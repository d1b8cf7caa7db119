import { NOBODY, type Call } from '../testing/permission-call.ts';

const FORM = { name: 'League', game: 'formula', rounds: 3, scoring: 'places' } as const;

const HIDDEN = 'no-such-league';
/** Unknown people get no further; to a guesser a league does not exist. */
const GUESSED: Call['gets'] = [NOBODY, HIDDEN, HIDDEN, HIDDEN, HIDDEN];

/** Of leagues that are there, `leagues.test.ts` has the matrix: these ids are a table's. */
export const LEAGUE_ROWS: readonly Call[] = [
  {
    does: 'list my leagues',
    at: 'none',
    http: () => ['GET', '/api/leagues'],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'make a league',
    at: 'none',
    http: () => ['POST', '/api/leagues', FORM],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'see a league by a guessed id',
    at: 'none',
    http: ({ id }) => ['GET', `/api/leagues/${id}`],
    gets: [HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN],
  },
  {
    does: 'change a league by a guessed id',
    at: 'none',
    http: ({ id }) => ['PUT', `/api/leagues/${id}`, FORM],
    gets: GUESSED,
  },
  {
    does: 'delete a league by a guessed id',
    at: 'none',
    http: ({ id }) => ['DELETE', `/api/leagues/${id}`],
    gets: GUESSED,
  },
  {
    does: 'join a league by a guessed id',
    at: 'none',
    http: ({ id }) => ['POST', `/api/leagues/${id}/join`],
    gets: GUESSED,
  },
  {
    does: 'leave a league by a guessed id',
    at: 'none',
    http: ({ id }) => ['POST', `/api/leagues/${id}/leave`],
    gets: GUESSED,
  },
  {
    does: 'remove a player from a league by a guessed id',
    at: 'none',
    http: ({ id }) => ['DELETE', `/api/leagues/${id}/places/${id === '{id}' ? '{place}' : 1}`],
    gets: GUESSED,
  },
  {
    does: 'make a new link to a league by a guessed id',
    at: 'none',
    http: ({ id }) => ['POST', `/api/leagues/${id}/link`],
    gets: GUESSED,
  },
  {
    does: 'make the next round of a league by a guessed id',
    at: 'none',
    http: ({ id }) => ['POST', `/api/leagues/${id}/next`],
    gets: GUESSED,
  },
];
