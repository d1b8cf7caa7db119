import { NOBODY, type Call } from '../testing/permission-call.ts';

const BOT = '0'.repeat(20);
const NONE = 'no-such-bot';
/** Bots are for accounts. */
const GUEST = 'no-passkey';
const HIDDEN = 'no-such-table';

/** What people may do with their own bots. What a bot itself may do is in `token.test.ts`. */
export const OWN_BOT_CALLS: readonly Call[] = [
  {
    does: 'list my bots',
    at: 'none',
    http: () => ['GET', '/api/bots'],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'make a bot as a guest',
    at: 'none',
    http: () => ['POST', '/api/bots', { name: 'Turbo' }],
    gets: [NOBODY, GUEST, GUEST, GUEST, GUEST],
  },
  {
    does: 'ask for a new token of a bot that is not mine',
    at: 'none',
    http: () => ['POST', `/api/bots/${BOT}/token`],
    gets: [NOBODY, NONE, NONE, NONE, NONE],
  },
  {
    does: 'remove a bot that is not mine',
    at: 'none',
    http: () => ['DELETE', `/api/bots/${BOT}`],
    gets: [NOBODY, NONE, NONE, NONE, NONE],
  },
  {
    does: 'have a bot sit down that is not mine',
    at: 'open',
    http: ({ id }) => ['POST', `/api/tables/${id}/bots`, { bot: BOT, seat: 2 }],
    gets: [NOBODY, HIDDEN, NONE, NONE, NONE],
  },
];
