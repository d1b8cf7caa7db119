import { tableId } from '@paddock/protocol/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';
import { close, hurry, start } from '../tables/decide.ts';
import { knownPerson } from './identity.ts';
import { makeOwn, payForContent } from './own-tables.ts';
import { orRefuse, PROBLEMS } from './problem.ts';
import { actAt, atSeat, atTable, DONE, done, visibleTable } from './table-calls.ts';

/** How a table's game begins, goes on without somebody, ends, and is played again. Moves go by the socket. */
export function gameRoutes(server: Server): FastifyPluginCallbackZod {
  return (app, _options, ready) => {
    app.post(
      '/tables/:id/start',
      { schema: { summary: 'Start', ...atTable, response: done } },
      async (request) => {
        const { id } = request.params;
        await actAt(server, request, id, start);
        await (await server.rooms.open(id))?.whenDealt();
        return DONE;
      },
    );

    app.post(
      '/tables/:id/seats/:seat/hurry',
      {
        schema: {
          summary: 'Go on without a seat that has nothing to decide',
          ...atSeat,
          response: done,
        },
      },
      async (request) => {
        const { id, seat } = request.params;
        await actAt(server, request, id, (table, person) => hurry(table, person, seat));
        return DONE;
      },
    );

    app.post(
      '/tables/:id/close',
      { schema: { summary: 'Close the table', ...atTable, response: done } },
      async (request) => {
        await actAt(server, request, request.params.id, close);
        return DONE;
      },
    );

    app.post(
      '/tables/:id/rematch',
      {
        schema: {
          summary: 'The same people again',
          ...atTable,
          response: { 200: z.object({ table: tableId }), ...PROBLEMS },
        },
      },
      async (request) => {
        const person = await knownPerson(server, request);
        const room = await visibleTable(server, request, request.params.id, person);
        const { isPublic, content } = await room.read(({ made, rematch }) => ({
          isPublic: made.isPublic,
          // Only the first to ask makes another table.
          content: rematch === null ? made.content : undefined,
        }));
        payForContent(server, request, person, content);
        const made = orRefuse(
          await makeOwn(server, request, person, isPublic, () => server.rooms.rematch(room, person)),
        );
        await tellOfRematch(server, person, made.table);
        return made;
      },
    );
    ready();
  };
}

/** Tells everybody who already sits there, except the person who asked. Idempotent. */
async function tellOfRematch(server: Server, by: Person, table: string): Promise<void> {
  const next = await server.store.table(table);
  const others = (next?.people ?? []).filter(({ person }) => person !== by.id && person !== next?.host);
  for (const { person } of others) {
    await server.notices.tell(person, { kind: 'rematch', table, by: by.name });
  }
}
