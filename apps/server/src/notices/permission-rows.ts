import { NOBODY, type Call } from '../testing/permission-call.ts';

const CHOICES = {
  language: 'en',
  zone: 'Europe/Lisbon',
  choices: { 'your-turn': ['push'], 'game-over': [], invited: [], rematch: [] },
  quiet: { from: 1_320, until: 420 },
};
const TOKEN = `${'0'.repeat(20)}.${'A'.repeat(43)}`;

/** The same for every known person: the call is about the caller alone. */
function known(answer: string): Call['gets'] {
  return [NOBODY, answer, answer, answer, answer];
}

function anybody(answer: string): Call['gets'] {
  return [answer, answer, answer, answer, answer];
}

/** Who may ask for notices, and where. */
export const NOTICE_CALLS: readonly Call[] = [
  {
    does: 'see how I am told',
    at: 'none',
    http: () => ['GET', '/api/notices'],
    gets: known('ok'),
  },
  {
    does: 'choose what I am told',
    at: 'none',
    http: () => ['PUT', '/api/notices', CHOICES],
    gets: known('ok'),
  },
  {
    does: 'be told in a browser whose key is none',
    at: 'none',
    http: () => [
      'POST',
      '/api/notices/push',
      { endpoint: 'https://push.example/1', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
    ],
    gets: known('bad-subscription'),
  },
  {
    does: 'be told by e-mail where the host has none',
    at: 'none',
    http: () => ['PUT', '/api/notices/mail', { address: 'ana@example.org' }],
    gets: known('mail-not-offered'),
  },
  {
    does: 'be told by a webhook inside the host’s network',
    at: 'none',
    http: () => ['POST', '/api/notices/webhooks', { url: 'https://127.0.0.1/hook' }],
    gets: known('webhook-not-allowed'),
  },
  {
    does: 'be told by a webhook',
    at: 'none',
    http: () => ['POST', '/api/notices/webhooks', { url: 'https://hooks.example/1' }],
    gets: known('ok'),
  },
  {
    does: 'try a channel that is not mine',
    at: 'none',
    http: ({ id }) => ['POST', `/api/notices/channels/${id}/test`],
    gets: known('no-such-channel'),
  },
  {
    does: 'remove a channel that is not mine',
    at: 'none',
    http: ({ id }) => ['DELETE', `/api/notices/channels/${id}`],
    gets: known('no-such-channel'),
  },
  {
    does: 'confirm an address by a link that nobody sent',
    at: 'none',
    http: () => ['POST', '/api/notices/confirm', { token: TOKEN }],
    gets: anybody('no-such-link'),
  },
  {
    does: 'unsubscribe by a link that nobody sent',
    at: 'none',
    http: ({ id }) => ['POST', `/api/notices/unsubscribe/${id}`],
    gets: anybody('no-such-link'),
  },
];
