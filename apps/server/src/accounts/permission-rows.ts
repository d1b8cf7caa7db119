import { NOBODY, type Call } from '../testing/permission-call.ts';

const JUNK = 'AAAA';
const credential = { id: JUNK, rawId: JUNK, type: 'public-key', clientExtensionResults: {} } as const;

function same(code: string): Call['gets'] {
  return [code, code, code, code, code];
}

/** Unknown people get no further; nobody reaches what belongs to somebody else. */
function known(code: string): Call['gets'] {
  return [NOBODY, code, code, code, code];
}

/** `{id}` is what the matrix's own table is called when it counts the calls; no passkey and no device has that id. */
const passkeyAt = (id: string) => `/api/account/passkeys/${id}`;
const deviceAt = (id: string) => `/api/account/devices/${id === '{id}' ? id : 's'.padEnd(21, '0')}`;

export const ACCOUNT_ROWS: readonly Call[] = [
  {
    does: 'see my account, and whether passkeys work here',
    at: 'none',
    http: () => ['GET', '/api/account'],
    gets: same('ok'),
  },
  {
    does: 'ask for what a passkey is made with',
    at: 'none',
    http: () => ['POST', '/api/account/passkeys/options'],
    gets: known('ok'),
  },
  {
    does: 'add a passkey that proves nothing',
    at: 'none',
    http: () => [
      'POST',
      '/api/account/passkeys',
      {
        name: 'Key',
        response: { ...credential, response: { clientDataJSON: JUNK, attestationObject: JUNK } },
      },
    ],
    gets: known('passkey-refused'),
  },
  {
    does: 'rename a passkey that is not mine',
    at: 'none',
    http: ({ id }) => ['PUT', passkeyAt(id), { name: 'Key' }],
    gets: known('no-such-passkey'),
  },
  {
    does: 'remove a passkey that is not mine',
    at: 'none',
    http: ({ id }) => ['DELETE', passkeyAt(id)],
    gets: known('no-such-passkey'),
  },
  {
    does: 'ask for what a passkey signs',
    at: 'none',
    http: () => ['POST', '/api/account/sign-in/options'],
    gets: same('ok'),
  },
  {
    does: 'sign in with a passkey that nobody has',
    at: 'none',
    http: () => [
      'POST',
      '/api/account/sign-in',
      {
        response: {
          ...credential,
          response: { clientDataJSON: JUNK, authenticatorData: JUNK, signature: JUNK },
        },
      },
    ],
    gets: same('passkey-refused'),
  },
  {
    does: 'make recovery codes without a passkey',
    at: 'none',
    http: () => ['POST', '/api/account/codes'],
    gets: known('no-passkey'),
  },
  {
    does: 'sign in with a recovery code that nobody has',
    at: 'none',
    http: () => ['POST', '/api/account/recover', { code: '0'.repeat(20) }],
    gets: same('no-such-code'),
  },
  {
    does: 'sign out a device that is not mine',
    at: 'none',
    http: ({ id }) => ['DELETE', deviceAt(id)],
    gets: known('no-such-device'),
  },
  {
    does: 'have everything about me',
    at: 'none',
    http: () => ['GET', '/api/account/export'],
    gets: known('ok'),
  },
  {
    does: 'delete everything about somebody else',
    at: 'none',
    http: () => ['POST', '/api/account/delete', { person: 'z'.repeat(20) }],
    gets: known('other-person'),
  },
];
