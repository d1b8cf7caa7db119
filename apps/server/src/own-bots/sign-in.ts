import { refuse } from '@paddock/kernel';
import { RefusedError } from '../http/problem.ts';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';
import { botTokenHash, isBotToken } from './token.ts';

/** The bot whose token it is. Unknown tokens count as guesses of the address. */
export async function botOfToken(
  { store, limits }: Pick<Server, 'store' | 'limits'>,
  token: string,
  address: string,
): Promise<Person & { readonly session: string }> {
  if (!limits.isLeft('guess', address)) throw new RefusedError(refuse('too-often', 'limits'));
  const session = botTokenHash(token);
  const bot = isBotToken(token) ? await store.parts.ownBots.byToken(session) : undefined;
  if (bot === undefined) {
    limits.take('guess', address);
    throw new RefusedError(refuse('no-such-token', 'bots'));
  }
  return { id: bot.id, name: bot.name, botOf: bot.owner, session };
}
