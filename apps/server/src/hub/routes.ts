import { refuse } from '@paddock/kernel';
import { finishedPage, hub, quickTable } from '@paddock/protocol/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { gameNames } from '../find-game.ts';
import { knownPerson } from '../http/identity.ts';
import { PROBLEMS, RefusedError } from '../http/problem.ts';
import type { Server } from '../server.ts';
import { NEWEST } from '../store/parts/sql-results.ts';
import { sitAtQuick } from './sit-at-quick.ts';

/** What the online page shows besides its lists, and the quick table. */
export function hubRoutes(server: Server): FastifyPluginCallbackZod {
  return (app, _options, ready) => {
    app.get(
      '/hub',
      {
        schema: {
          summary: 'Running, finished and featured games; the same for everybody, some seconds old at most',
          response: { 200: hub, ...PROBLEMS },
        },
      },
      () => server.news.now(),
    );

    app.get(
      '/hub/finished',
      {
        schema: {
          summary: 'Finished public games, newest first; `before`: the `next` of the page before',
          querystring: z.strictObject({ before: z.coerce.number().int().min(1).max(NEWEST).optional() }),
          response: { 200: finishedPage, ...PROBLEMS },
        },
      },
      ({ query }) => server.news.finished(query.before ?? NEWEST),
    );

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
        return sitAtQuick(server, request, person, game);
      },
    );
    ready();
  };
}
