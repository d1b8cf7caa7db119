import { refuse } from '@paddock/kernel';
import { LIMITS, PROTOCOL } from '@paddock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';
import { pastOf } from '../tables/frames.ts';
import { dealsOf, recordOf, seatOf, type LiveTable } from '../tables/live-table.ts';
import type { Room } from '../tables/room.ts';
import { personOf } from './identity.ts';
import { orRefuse, PROBLEMS } from './problem.ts';
import { atTable, visibleTable } from './table-calls.ts';

const response = { 200: z.record(z.string(), z.unknown()), ...PROBLEMS } as const;

/** A game's record, to keep or to report. */
export function recordRoutes(server: Server): FastifyPluginCallbackZod {
  return (app, _options, ready) => {
    app.get(
      '/tables/:id/record',
      { schema: { summary: 'The record of a finished game', ...atTable, response } },
      async (request) => {
        const person = await personOf(server, request);
        const room = await visibleTable(server, request, request.params.id, person);
        const record = await room.read((live) =>
          live.table?.isOver === true ? recordOf(live, live.table) : refuse('not-over', 'table'),
        );
        return { ...orRefuse(record) };
      },
    );

    app.get(
      '/tables/:id/report',
      {
        schema: {
          summary: 'What the caller may know of a table, for reporting a problem',
          ...atTable,
          response,
        },
      },
      async (request) => {
        const person = await personOf(server, request);
        const room = await visibleTable(server, request, request.params.id, person);
        return room.read((live) => reportOf(server, room, live, person));
      },
    );
    ready();
  };
}

/** A running game is narrated as the viewer saw it; a finished one from its record. */
function reportOf(
  server: Server,
  room: Room,
  live: LiveTable,
  person: Person | null,
): Record<string, unknown> {
  const viewer = seatOf(live, person?.id ?? null) ?? 'public';
  const { table } = live;
  const versions = { server: server.version, protocol: PROTOCOL, node: process.version };
  const report = { versions, at: server.now(), viewer, table: room.info(live), deals: dealsOf(live) };
  // A finished game's record has the content.
  if (table?.isOver === true) return { ...report, record: recordOf(live, table) };
  const own = live.content && { content: live.content.own };
  if (table === undefined) return { ...report, ...own };
  const from = Math.max(0, table.length - LIMITS.moments);
  return {
    ...report,
    ...own,
    now: table.view(viewer),
    from,
    ...pastOf(live, table, viewer, from, table.length),
  };
}
