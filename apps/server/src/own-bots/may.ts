import type { ClientMessage } from '@paddock/protocol';

/** Everything that a bot's token allows. Anything else is refused, including calls that are added later. */

/** By route. */
const CALLS: ReadonlySet<string> = new Set([
  'GET /api/socket',
  'GET /api/tables/:id/socket',
  'POST /api/tables/:id/sit',
  'POST /api/tables/:id/leave',
  'PUT /api/tables/:id/stand-in',
]);

const MESSAGES: ReadonlySet<ClientMessage['type']> = new Set<ClientMessage['type']>([
  'hello',
  'watch',
  'unwatch',
  'play',
  'hash',
  'salt',
  'moments',
  'mine',
  'ping',
]);

/** `route`: undefined where there is no such path. */
export function mayBotCall(method: string, route: string | undefined): boolean {
  return route !== undefined && CALLS.has(`${method} ${route}`);
}

export function isForBots(type: ClientMessage['type']): boolean {
  return MESSAGES.has(type);
}
