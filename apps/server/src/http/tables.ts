import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { refuse } from '@paddock/kernel';
import { LIMITS } from '@paddock/protocol';
import { linkKey, newTable, tableCard, tableId, tableInfo } from '@paddock/protocol/schemas';
import { z } from 'zod';
import { cardOf } from '../wire/lobby.ts';
import { newTableId } from '../secrets.ts';
import type { Server } from '../server.ts';
import { makeTable } from '../tables/make-table.ts';
import { sit } from '../tables/seating.ts';
import { gameNames, levelsOf, rulesOf } from '../find-game.ts';
import { knownPerson, personOf } from './identity.ts';
import { makeOwn, payForContent } from './own-tables.ts';
import { orRefuse, PROBLEMS, RefusedError } from './problem.ts';
import { atTable, visibleTable } from './table-calls.ts';

/** Lists of games and tables, and new tables. */
export function tableRoutes(server: Server): FastifyPluginCallbackZod {
  return (app, _options, ready) => {
    app.get(
      '/games',
      {
        schema: {
          summary: 'The games and their options',
          response: { 200: z.object({ games: z.array(z.record(z.string(), z.unknown())) }), ...PROBLEMS },
        },
      },
      () => ({ games: gameNames().map((game) => describeGame(game, server.maxBotLevel)) }),
    );

    app.get(
      '/tables',
      {
        schema: {
          summary: 'The lobby',
          response: { 200: z.object({ tables: z.array(tableCard) }), ...PROBLEMS },
        },
      },
      async () => ({ tables: (await server.store.lobby(LIMITS.list)).map(cardOf) }),
    );

    app.post(
      '/tables',
      {
        bodyLimit: LIMITS.tableBody,
        schema: {
          summary: 'Make a table; its links are shown this once',
          body: newTable,
          response: {
            200: z.object({ id: tableId, key: linkKey, seatKeys: z.array(linkKey.nullable()).readonly() }),
            ...PROBLEMS,
          },
        },
      },
      async (request) => {
        const person = await knownPerson(server, request);
        payForContent(server, request, person, request.body.content);
        const { table, links } = orRefuse(makeTable(request.body, person, server.maxBotLevel));
        const id = newTableId();
        const room = await makeOwn(server, request, person, table.isPublic, () =>
          server.rooms.create(id, table),
        );
        if (room === false) throw new RefusedError(refuse('too-busy', 'table'));
        if (request.body.hostPlays)
          orRefuse(await room.act((live) => sit(live, person, undefined, links.key, true)));
        return { id, ...links };
      },
    );

    app.get(
      '/tables/:id',
      { schema: { summary: 'A table', ...atTable, response: { 200: tableInfo, ...PROBLEMS } } },
      async (request) => {
        const person = await personOf(server, request);
        const room = await visibleTable(server, request, request.params.id, person);
        return room.read((table) => room.info(table));
      },
    );
    ready();
  };
}

function describeGame(name: string, maxBotLevel: string | undefined): Record<string, unknown> {
  const rules = rulesOf(name);
  if (rules === undefined) return { game: name };
  const { rulings, players, options } = rules;
  return { game: name, rulings, players, options: options.specs, levels: levelsOf(name, maxBotLevel) };
}
