import { refuse } from '@paddock/kernel';
import {
  BOT_LIMITS,
  BOT_MARK,
  isBotsName,
  madeOwnBot,
  newOwnBot,
  ownBotId,
  ownBots,
  seatOwnBot,
} from '@paddock/protocol/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { knownPerson } from '../http/identity.ts';
import { tooOften } from '../http/me.ts';
import { oneAtATime } from '../http/one-at-a-time.ts';
import { orRefuse, PROBLEMS, RefusedError } from '../http/problem.ts';
import { atTable, DONE, done, visibleTable } from '../http/table-calls.ts';
import { newPersonId } from '../secrets.ts';
import type { Server } from '../server.ts';
import { seatBot } from '../tables/seating.ts';
import { leaveAll, ownBotOf, shownBot, whileItMaySit } from './own-bots.ts';
import { botTokenHash, newBotToken } from './token.ts';

const atBot = { params: z.object({ bot: ownBotId }) } as const;

/** My own bots: make one, give it a new token, remove it, and have it sit down. */
export function ownBotRoutes(server: Server): FastifyPluginCallbackZod {
  const { ownBots: kept, accounts } = server.store.parts;

  function payForToken(person: string): void {
    if (!server.limits.take('newBot', person)) throw new RefusedError(tooOften());
  }

  return (app, _options, ready) => {
    app.get(
      '/bots',
      { schema: { summary: 'My bots', response: { 200: ownBots, ...PROBLEMS } } },
      async (request) => {
        const me = await knownPerson(server, request);
        const mine = await kept.ofOwner(me.id);
        const bots = await Promise.all(mine.map((bot) => shownBot(server, bot)));
        const mayMake = await accounts.isAccount(me.id);
        return { bots, most: server.limits.scaled(BOT_LIMITS.bots), mayMake };
      },
    );

    app.post(
      '/bots',
      {
        schema: {
          summary: 'Make a bot, for accounts; its token is shown this once',
          body: newOwnBot,
          response: { 200: madeOwnBot, ...PROBLEMS },
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        const { name } = request.body;
        if (!(await accounts.isAccount(me.id))) throw new RefusedError(refuse('no-passkey', 'accounts'));
        if (isBotsName(name)) throw new RefusedError(refuse('bots-name', 'people'));
        return oneAtATime(server.making, me.id, async () => {
          const most = server.limits.scaled(BOT_LIMITS.bots);
          if ((await kept.ofOwner(me.id)).length >= most)
            throw new RefusedError(refuse('too-many-bots', 'limits', { most }));
          payForToken(me.id);
          const token = newBotToken();
          const bot = { id: newPersonId(), name: name + BOT_MARK, made: server.now(), owner: me.id };
          await kept.make(bot, botTokenHash(token));
          return { bot: await shownBot(server, bot), token };
        });
      },
    );

    app.post(
      '/bots/:bot/token',
      {
        schema: {
          summary: 'A new token for my bot; the old one ends at once',
          ...atBot,
          response: { 200: madeOwnBot, ...PROBLEMS },
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        const bot = await ownBotOf(server, me, request.params.bot);
        payForToken(me.id);
        const token = newBotToken();
        await kept.renew(bot.id, botTokenHash(token));
        await server.endSignedOut();
        return { bot: await shownBot(server, bot), token };
      },
    );

    app.delete(
      '/bots/:bot',
      {
        schema: {
          summary: 'Remove my bot: its token ends, and it leaves its tables',
          ...atBot,
          response: done,
        },
      },
      async (request) => {
        const bot = await ownBotOf(server, await knownPerson(server, request), request.params.bot);
        await kept.remove(bot.id);
        await server.endSignedOut();
        await leaveAll(server, bot);
        return DONE;
      },
    );

    app.post(
      '/tables/:id/bots',
      {
        schema: {
          summary: 'Have my bot sit down at a table that I host or play at',
          ...atTable,
          body: seatOwnBot,
          response: { 200: z.object({ seat: z.number() }), ...PROBLEMS },
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        const room = await visibleTable(server, request, request.params.id, me);
        const { id, name } = await ownBotOf(server, me, request.body.bot);
        const bot = { id, name, botOf: me.id };
        return whileItMaySit(server, bot, room.id, async () =>
          orRefuse(await room.act((table) => seatBot(table, me, bot, request.body.seat))),
        );
      },
    );
    ready();
  };
}
