import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { isRefusal, refuse, type Refusal } from '@paddock/kernel';
import { LIMITS, PROTOCOL } from '@paddock/protocol';
import {
  linkKey,
  mute as muteBody,
  newTable,
  seatNumber,
  setSeat,
  setStandIn as standInBody,
  sitDown,
  tableCard,
  tableId,
  tableInfo,
} from '@paddock/protocol/schemas';
import { z } from 'zod';
import { noTable } from '../connection.ts';
import { cardOf } from '../lists.ts';
import { newTableId } from '../secrets.ts';
import type { Server } from '../server.ts';
import {
  close,
  hurry,
  leave,
  makeTable,
  maySee,
  mute,
  planSeat,
  setStandIn,
  sit,
  start,
  type Decision,
  type Person,
} from '../tables/decide.ts';
import { pastOf } from '../tables/frames.ts';
import { gameNames, levelsOf, rulesOf } from '../tables/games.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Room } from '../tables/room.ts';
import { knownPerson, personOf } from './identity.ts';
import { tooOften } from './me.ts';
import { orRefuse, PROBLEMS, RefusedError } from './problem.ts';

const params = z.object({ id: tableId });
const seatParams = z.object({ id: tableId, seat: seatNumber });
/** The secret of a table's link, for those who hold no seat there. */
const headers = z.object({ 'x-table-key': linkKey.optional() });
const done = z.object({ ok: z.literal(true) });
const DONE = { ok: true } as const;

export function tableRoutes(server: Server): FastifyPluginCallbackZod {
  /** The table, for whoever may see it: a stranger learns nothing, not even that it is there. */
  async function visible(
    request: FastifyRequest,
    id: string,
    person: Person | null,
    given?: string,
  ): Promise<Room> {
    if (!server.limits.take('message', person?.id ?? request.ip)) throw new RefusedError(tooOften());
    const header = request.headers['x-table-key'];
    const key = given ?? (typeof header === 'string' ? header : undefined);
    if (!server.limits.isLeft('guess', request.ip)) throw new RefusedError(tooOften());
    const room = await server.rooms.open(id);
    const isVisible = await room?.read((table) => maySee(table, person?.id ?? null, key));
    if (room !== undefined && isVisible === true) return room;
    server.limits.take('guess', request.ip);
    throw new RefusedError(noTable());
  }

  async function act<Answer>(
    request: FastifyRequest,
    id: string,
    decide: (table: LiveTable, person: Person) => Decision<Answer> | Refusal,
    key?: string,
  ): Promise<Answer> {
    const person = await knownPerson(server, request);
    const room = await visible(request, id, person, key);
    return orRefuse(await room.act((table) => decide(table, person)));
  }

  return (app, _options, ready) => {
    app.get(
      '/games',
      {
        schema: {
          summary: 'The games and their options',
          response: { 200: z.object({ games: z.array(z.record(z.string(), z.unknown())) }), ...PROBLEMS },
        },
      },
      () => ({ games: gameNames().map(describeGame) }),
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
        if (!server.limits.take('newTable', person.id)) throw new RefusedError(tooOften());
        const { table, links } = orRefuse(makeTable(request.body, person));
        const id = newTableId();
        const room = await server.rooms.create(id, table);
        if (room === false) throw new RefusedError(refuse('too-busy', 'table'));
        if (request.body.hostPlays)
          orRefuse(await room.act((live) => sit(live, person, undefined, links.key)));
        return { id, ...links };
      },
    );

    app.get(
      '/tables/:id',
      { schema: { summary: 'A table', params, headers, response: { 200: tableInfo, ...PROBLEMS } } },
      async (request) => {
        const room = await visible(request, request.params.id, await personOf(server, request));
        return room.read((table) => room.info(table));
      },
    );

    app.post(
      '/tables/:id/sit',
      {
        schema: {
          summary: 'Sit down',
          params,
          headers,
          body: sitDown,
          response: { 200: z.object({ seat: z.number() }), ...PROBLEMS },
        },
      },
      (request) => {
        const { seat, key } = request.body;
        return act(request, request.params.id, (table, person) => sit(table, person, seat, key), key);
      },
    );

    const simple = { params, headers, response: { 200: done, ...PROBLEMS } };
    app.post('/tables/:id/leave', { schema: { summary: 'Stand up', ...simple } }, async (request) => {
      await act(request, request.params.id, leave);
      return DONE;
    });
    app.post('/tables/:id/start', { schema: { summary: 'Start', ...simple } }, async (request) => {
      await act(request, request.params.id, start);
      return DONE;
    });
    app.post('/tables/:id/close', { schema: { summary: 'Close the table', ...simple } }, async (request) => {
      await act(request, request.params.id, close);
      return DONE;
    });

    app.put(
      '/tables/:id/seats/:seat',
      {
        schema: {
          summary: 'Say what a seat is for; whoever sits there no longer does',
          params: seatParams,
          headers,
          body: setSeat,
          response: { 200: z.object({ key: linkKey.nullable() }), ...PROBLEMS },
        },
      },
      (request) =>
        act(request, request.params.id, (table, person) =>
          planSeat(table, person, request.params.seat, request.body.plan),
        ),
    );

    app.post(
      '/tables/:id/seats/:seat/hurry',
      {
        schema: {
          summary: 'Go on without a seat that has nothing to decide',
          params: seatParams,
          headers,
          response: { 200: done, ...PROBLEMS },
        },
      },
      async (request) => {
        await act(request, request.params.id, (table, person) => hurry(table, person, request.params.seat));
        return DONE;
      },
    );

    app.put(
      '/tables/:id/stand-in',
      { schema: { summary: 'Let a bot play for me, or take my seat back', ...simple, body: standInBody } },
      async (request) => {
        await act(request, request.params.id, (table, person) =>
          setStandIn(table, person, request.body.isOn),
        );
        return DONE;
      },
    );

    app.put(
      '/tables/:id/mute',
      { schema: { summary: 'Mute a seat in the chat', ...simple, body: muteBody } },
      async (request) => {
        const { seat, isMuted } = request.body;
        await act(request, request.params.id, (table, person) => mute(table, person, seat, isMuted));
        return DONE;
      },
    );

    app.post(
      '/tables/:id/rematch',
      {
        schema: {
          summary: 'The same people again',
          params,
          headers,
          response: { 200: z.object({ table: tableId }), ...PROBLEMS },
        },
      },
      async (request) => {
        const person = await knownPerson(server, request);
        const room = await visible(request, request.params.id, person);
        if (!server.limits.take('newTable', person.id)) throw new RefusedError(tooOften());
        return orRefuse(await server.rooms.rematch(room, person));
      },
    );

    app.get(
      '/tables/:id/record',
      {
        schema: {
          summary: 'The record of a finished game',
          params,
          headers,
          response: { 200: z.record(z.string(), z.unknown()), ...PROBLEMS },
        },
      },
      async (request) => {
        const room = await visible(request, request.params.id, await personOf(server, request));
        const record = await room.read((table) =>
          table.game?.isOver === true ? table.game.record() : refuse('not-over', 'table'),
        );
        if (isRefusal(record)) throw new RefusedError(record);
        return { ...record };
      },
    );

    app.get(
      '/tables/:id/report',
      {
        schema: {
          summary: 'What is known of a table to whoever asks, for reporting a problem',
          params,
          headers,
          response: { 200: z.record(z.string(), z.unknown()), ...PROBLEMS },
        },
      },
      async (request) => {
        const person = await personOf(server, request);
        const room = await visible(request, request.params.id, person);
        return room.read((table) => reportOf(server, room, table, person));
      },
    );
    ready();
  };
}

function describeGame(name: string): Record<string, unknown> {
  const rules = rulesOf(name);
  if (rules === undefined) return { game: name };
  const { rulings, players, options } = rules;
  return { game: name, rulings, players, options: options.specs, levels: levelsOf(name) };
}

/** A running game is told as the viewer saw it; a finished one by its record. */
function reportOf(
  server: Server,
  room: Room,
  table: LiveTable,
  person: Person | null,
): Record<string, unknown> {
  const viewer = table.seatOf(person?.id ?? null) ?? 'public';
  const { game } = table;
  const versions = { server: server.version, protocol: PROTOCOL, node: process.version };
  const report = { versions, at: server.now(), viewer, table: room.info(table), deals: table.deals() };
  if (game === undefined) return report;
  if (game.isOver) return { ...report, record: game.record() };
  const from = Math.max(0, game.length - LIMITS.moments);
  return { ...report, now: game.view(viewer), from, ...pastOf(game, viewer, from, game.length) };
}
