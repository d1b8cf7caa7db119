import {
  linkKey,
  mute as muteBody,
  setSeat,
  setStandIn as standInBody,
  sitDown,
} from '@paddock/protocol/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { whileItMaySit } from '../own-bots/own-bots.ts';
import type { Server } from '../server.ts';
import { mute, setStandIn } from '../tables/decide.ts';
import { leave, planSeat, sit } from '../tables/seating.ts';
import { holderOf } from '../tables/live-table.ts';
import { knownPerson } from './identity.ts';
import { orRefuse, PROBLEMS } from './problem.ts';
import { actAt, atSeat, atTable, DONE, done, visibleTable } from './table-calls.ts';

/** Who sits where, who plays for them, and who may speak. */
export function seatRoutes(server: Server): FastifyPluginCallbackZod {
  return (app, _options, ready) => {
    app.post(
      '/tables/:id/sit',
      {
        schema: {
          summary: 'Sit down',
          ...atTable,
          body: sitDown,
          response: { 200: z.object({ seat: z.number() }), ...PROBLEMS },
        },
      },
      async (request) => {
        const { id } = request.params;
        const { seat, key, isRated } = request.body;
        const person = await knownPerson(server, request);
        const room = await visibleTable(server, request, id, person, key);
        const sitDown = async () =>
          orRefuse(await room.act((table) => sit(table, person, seat, key, isRated)));
        return person.botOf === undefined ? sitDown() : whileItMaySit(server, person, id, sitDown);
      },
    );

    app.post(
      '/tables/:id/leave',
      { schema: { summary: 'Stand up', ...atTable, response: done } },
      async (request) => {
        await actAt(server, request, request.params.id, leave);
        return DONE;
      },
    );

    app.put(
      '/tables/:id/seats/:seat',
      {
        schema: {
          summary:
            'Say what a seat is for; the person there loses it. In a running game only a bot takes it over at once',
          ...atSeat,
          body: setSeat,
          response: { 200: z.object({ key: linkKey.nullable() }), ...PROBLEMS },
        },
      },
      async (request) => {
        const { id, seat } = request.params;
        const person = await knownPerson(server, request);
        const room = await visibleTable(server, request, id, person);
        const holder = await room.read((table) => holderOf(table, seat));
        const longAway = holder !== null && (await server.presence.isLongAway(holder)) ? holder : null;
        return orRefuse(
          await room.act((table) =>
            planSeat(table, person, seat, request.body.plan, longAway, server.maxBotLevel),
          ),
        );
      },
    );

    app.put(
      '/tables/:id/stand-in',
      {
        schema: {
          summary: 'Let a bot play for me, or take my seat back',
          ...atTable,
          body: standInBody,
          response: done,
        },
      },
      async (request) => {
        const { isOn } = request.body;
        await actAt(server, request, request.params.id, (table, person, now) =>
          setStandIn(table, person, isOn, now),
        );
        return DONE;
      },
    );

    app.put(
      '/tables/:id/mute',
      { schema: { summary: 'Mute a seat in the chat', ...atTable, body: muteBody, response: done } },
      async (request) => {
        const { seat, isMuted } = request.body;
        await actAt(server, request, request.params.id, (table, person) =>
          mute(table, person, seat, isMuted),
        );
        return DONE;
      },
    );
    ready();
  };
}
