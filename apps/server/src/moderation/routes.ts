import { refuse } from '@paddock/kernel';
import { block, blockPerson, linkKey, ownSanction, reportPerson } from '@paddock/protocol/schemas';
import type { Whom } from '@paddock/protocol';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressOf, knownPerson } from '../http/identity.ts';
import { tooOften } from '../http/me.ts';
import { orRefuse, PROBLEMS, RefusedError } from '../http/problem.ts';
import { DONE, done, visibleTable } from '../http/table-calls.ts';
import { newRowId } from '../secrets.ts';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';
import { aboutWhom } from './whom.ts';

/** Open reports of one person, and of all (times `LIMIT_SCALE`); people whom one person has blocked. */
const MOST_OWN = 20;
const MOST_REPORTS = 5_000;
const MOST_BLOCKS = 500;

const headers = z.object({ 'x-table-key': linkKey.optional() });

/** What people do about each other. Nobody is told that they were reported or blocked, nor by whom. */
export function moderationRoutes(server: Server): FastifyPluginCallbackZod {
  const { limits, store } = server;

  async function about(request: FastifyRequest, me: Person, table: string, whom: Whom) {
    const room = await visibleTable(server, request, table, me);
    return orRefuse(await room.read((live) => aboutWhom(live, whom, me)));
  }

  return (app, _options, ready) => {
    app.post(
      '/moderation/reports',
      { schema: { summary: 'Report somebody at a table', headers, body: reportPerson, response: done } },
      async (request) => {
        const me = await knownPerson(server, request);
        if (!limits.takeAt('report', addressOf(request), me.id)) throw new RefusedError(tooOften());
        const { table, whom, reason, note } = request.body;
        const { who, lines } = await about(request, me, table, whom);
        const { own, all } = await store.parts.reports.counts(me.id);
        if (own >= limits.scaled(MOST_OWN)) throw new RefusedError(refuse('too-many-reports', 'limits'));
        if (all >= limits.scaled(MOST_REPORTS)) throw new RefusedError(refuse('too-busy', 'moderation'));
        await store.parts.reports.put({
          id: newRowId(),
          at: server.now(),
          match: table,
          reporter: me.id,
          reporterName: me.name,
          person: who.id,
          name: who.name,
          reason,
          note,
          context: JSON.stringify(lines),
        });
        return DONE;
      },
    );

    app.get(
      '/moderation/blocks',
      {
        schema: {
          summary: 'Whom I have blocked',
          response: { 200: z.object({ blocks: z.array(block) }), ...PROBLEMS },
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        const blocks = await store.parts.blocks.of(me.id);
        return { blocks: blocks.map(({ id, name, at }) => ({ id, name, at })) };
      },
    );

    app.post(
      '/moderation/blocks',
      {
        schema: {
          summary: 'Block somebody: they are not at my tables, and I do not hear them',
          headers,
          body: blockPerson,
          response: done,
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        if (!limits.take('block', me.id)) throw new RefusedError(tooOften());
        const { table, whom } = request.body;
        const { who } = await about(request, me, table, whom);
        const row = { id: newRowId(), person: me.id, blocked: who.id, name: who.name, at: server.now() };
        const isKept = await store.parts.blocks.put(row, limits.scaled(MOST_BLOCKS));
        if (!isKept) throw new RefusedError(refuse('too-many-blocks', 'limits'));
        await server.moderation.changed(me.id, who.id);
        return DONE;
      },
    );

    app.delete(
      '/moderation/blocks/:id',
      {
        schema: {
          summary: 'Unblock somebody',
          params: z.object({ id: block.shape.id }),
          response: done,
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        const who = await store.parts.blocks.remove(me.id, request.params.id);
        if (who === undefined) throw new RefusedError(refuse('no-such-block', 'moderation'));
        await server.moderation.changed(me.id, who);
        return DONE;
      },
    );

    app.get(
      '/moderation/me',
      {
        schema: {
          summary: 'What an admin has decided about me, while it holds',
          response: { 200: z.object({ sanctions: z.array(ownSanction) }), ...PROBLEMS },
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        const sanctions = await store.parts.blocks.sanctionsOn(me.id, server.now());
        return { sanctions: sanctions.map(({ kind, until }) => ({ kind, until })) };
      },
    );
    ready();
  };
}
