import { refuse } from '@paddock/kernel';
import type { OwnBot } from '@paddock/protocol';
import { BOT_LIMITS } from '@paddock/protocol/schemas';
import { oneAtATime } from '../http/one-at-a-time.ts';
import { RefusedError } from '../http/problem.ts';
import type { Server } from '../server.ts';
import type { BotRow } from '../store/parts/sql-own-bots.ts';
import { leave } from '../tables/seating.ts';
import type { Person } from '../tables/decision.ts';

/** Somebody else's bot gets the same answer as a missing one. */
export async function ownBotOf(server: Server, owner: Person, id: string): Promise<BotRow> {
  const bot = await server.store.parts.ownBots.find(id);
  if (bot === undefined || bot.owner !== owner.id) throw new RefusedError(refuse('no-such-bot', 'bots'));
  return bot;
}

export async function shownBot(
  server: Server,
  { id, name, made }: Pick<BotRow, 'id' | 'name' | 'made'>,
): Promise<OwnBot> {
  const tables = (await server.store.parts.ownBots.tablesOf(id)).length;
  return { id, name, made, isOnline: server.isOnline(id), tables };
}

/** Stand-ins play on. */
export async function leaveAll(server: Server, { id, name }: BotRow): Promise<void> {
  for (const table of await server.store.parts.ownBots.tablesOf(id)) {
    await (await server.rooms.open(table))?.act((live) => leave(live, { id, name }));
  }
}

/** Sits the bot down, unless it has as many tables as it may. */
export function whileItMaySit<Seated>(
  server: Server,
  { id }: Person,
  table: string,
  sitDown: () => Promise<Seated>,
): Promise<Seated> {
  return oneAtATime(server.making, id, async () => {
    const tables = await server.store.parts.ownBots.tablesOf(id);
    const most = server.limits.scaled(BOT_LIMITS.tables);
    if (!tables.includes(table) && tables.length >= most) {
      throw new RefusedError(refuse('too-many-bot-tables', 'limits', { most }));
    }
    return sitDown();
  });
}
