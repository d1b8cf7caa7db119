import { refuse } from '@paddock/kernel';
import { quickTable } from '@paddock/protocol/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { gameNames } from '../find-game.ts';
import { knownPerson } from '../http/identity.ts';
import { tooOften } from '../http/me.ts';
import { PROBLEMS, RefusedError } from '../http/problem.ts';
import type { Server } from '../server.ts';
import { sitAtQuick } from './sit-at-quick.ts';

/** What the online page shows besides its lists, and the quick table. */
export function hubRoutes(server: Server): FastifyPluginCallbackZod {
  return (app, _options, ready) => {
    app.post(
      '/hub/quick',
      {
        schema: {
          summary: 'Sit down at the quick table of a game, or make one',
          body: quickTable,
          response: { 200: z.object({ table: z.string(), seat: z.number() }), ...PROBLEMS },
        },
      },
      async (request) => {
        const person = await knownPerson(server, request);
        const { game } = request.body;
        if (!gameNames().includes(game)) throw new RefusedError(refuse('unknown-game', 'table', { game }));
        if (!server.limits.take('message', person.id)) throw new RefusedError(tooOften());
        server.saw(person);
        return sitAtQuick(server, person, game);
      },
    );
    ready();
  };
}
