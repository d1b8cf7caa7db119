import type { NoticeChoices, NoticeState } from '@paddock/protocol';
import { call } from '../online/server/api.ts';

const channel = (id: string) => `/notices/channels/${encodeURIComponent(id)}`;

/** Somebody's notice settings, as the server has them. */
export const noticesApi = {
  state: () => call<NoticeState>('GET', '/notices'),
  choose: (choices: NoticeChoices) => call<NoticeState>('PUT', '/notices', choices),
  addBrowser: (subscription: object) => call<NoticeState>('POST', '/notices/push', subscription),
  addMail: (address: string) => call<NoticeState>('PUT', '/notices/mail', { address }),
  addWebhook: (url: string) => call<NoticeState>('POST', '/notices/webhooks', { url }),
  test: (id: string) => call<object>('POST', `${channel(id)}/test`),
  remove: (id: string) => call<NoticeState>('DELETE', channel(id)),
  confirm: (token: string) => call<object>('POST', '/notices/confirm', { token }),
  unsubscribe: (token: string) => call<object>('POST', `/notices/unsubscribe/${encodeURIComponent(token)}`),
} as const;
