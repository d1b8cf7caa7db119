import type { Seat } from '@paddock/kernel';
import type { MadeOwnBot, OwnBots } from '@paddock/protocol';
import { call } from '../online/server/api.ts';

/** All calls about your own bots. */
export const botsApi = {
  mine: () => call<OwnBots>('GET', '/bots'),
  make: (name: string) => call<MadeOwnBot>('POST', '/bots', { name }),
  renew: (bot: string) => call<MadeOwnBot>('POST', `/bots/${bot}/token`),
  remove: (bot: string) => call<unknown>('DELETE', `/bots/${bot}`),
  seat: (table: string, bot: string, seat: Seat) =>
    call<unknown>('POST', `/tables/${table}/bots`, { bot, seat }),
} as const;
