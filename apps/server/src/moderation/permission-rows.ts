import { NOBODY, type Call } from '../testing/permission-call.ts';

const ID = '0'.repeat(20);
const HIDDEN = 'no-such-table';
const NOT_ADMIN = [NOBODY, 'not-admin', 'not-admin', 'not-admin', 'not-admin'] as const;

/** Nobody here is an admin: what one may do is in `moderation.test.ts`. */
export const MODERATION_ROWS: readonly Call[] = [
  {
    does: 'react',
    at: 'open',
    socket: ({ id }) => ({ type: 'react', table: id, id: 'c', reaction: 'thanks' }),
    gets: ['not-watching', 'not-watching', 'ok', 'ok', 'ok'],
  },
  {
    does: 'report the host',
    at: 'open',
    http: ({ id }) => [
      'POST',
      '/api/moderation/reports',
      { table: id, whom: { host: true }, reason: 'behaviour' },
    ],
    gets: [NOBODY, HIDDEN, 'ok', 'ok', 'not-yourself'],
  },
  {
    does: 'block who has no seat there',
    at: 'open',
    http: ({ id }) => ['POST', '/api/moderation/blocks', { table: id, whom: { seat: 3 } }],
    gets: [NOBODY, HIDDEN, 'nobody-there', 'nobody-there', 'nobody-there'],
  },
  {
    does: 'see whom I have blocked',
    at: 'none',
    http: () => ['GET', '/api/moderation/blocks'],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'remove a block that is not mine',
    at: 'none',
    http: () => ['DELETE', `/api/moderation/blocks/${ID}`],
    gets: [NOBODY, 'no-such-block', 'no-such-block', 'no-such-block', 'no-such-block'],
  },
  {
    does: 'see what an admin has decided about me',
    at: 'none',
    http: () => ['GET', '/api/moderation/me'],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'see reports',
    at: 'none',
    http: () => ['GET', '/api/admin/reports'],
    gets: NOT_ADMIN,
  },
  {
    does: 'do something about a report',
    at: 'none',
    http: () => ['POST', `/api/admin/reports/${ID}`, { kind: 'done' }],
    gets: NOT_ADMIN,
  },
  {
    does: 'see who is banned',
    at: 'none',
    http: () => ['GET', '/api/admin/sanctions'],
    gets: NOT_ADMIN,
  },
  {
    does: 'lift a ban',
    at: 'none',
    http: () => ['DELETE', `/api/admin/sanctions/${ID}`],
    gets: NOT_ADMIN,
  },
  {
    does: 'see what admins have done',
    at: 'none',
    http: () => ['GET', '/api/admin/audit'],
    gets: NOT_ADMIN,
  },
];
