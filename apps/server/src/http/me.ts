import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { refuse } from '@paddock/kernel';
import { LIMITS } from '@paddock/protocol';
import { isBotsName, linkKey, myTable, personName, tableCard } from '@paddock/protocol/schemas';
import { z } from 'zod';
import { cardOf } from '../wire/lobby.ts';
import { refuseSanctioned } from '../moderation/sanctioned.ts';
import { hashOf, newKey, newPersonId } from '../secrets.ts';
import type { Server } from '../server.ts';
import { addressOf, knownPerson, renew, signedIn, signIn, whoAsks } from './identity.ts';
import { PROBLEMS, RefusedError } from './problem.ts';

export const person = z.object({ id: z.string(), name: z.string() });

/** A link to another device is valid for this long, and once. */
const LINK_MS = 600_000;

export function meRoutes(server: Server): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/me',
      {
        schema: {
          summary: 'Who I am',
          response: { 200: z.object({ person: person.nullable() }), ...PROBLEMS },
        },
      },
      async (request, reply) => {
        const me = await signedIn(server, request);
        if (me === null) return { person: null };
        renew(server, request, reply, me);
        return { person: { id: me.id, name: me.name } };
      },
    );

    app.put(
      '/me',
      {
        schema: {
          summary: 'Be a guest, or change my name',
          body: z.strictObject({ name: personName }),
          response: { 200: z.object({ person }), ...PROBLEMS },
        },
      },
      async (request, reply) => {
        if (isBotsName(request.body.name)) throw new RefusedError(refuse('bots-name', 'people'));
        const known = await signedIn(server, request);
        if (known === null && !server.limits.take('newPerson', addressOf(request)))
          throw new RefusedError(tooOften());
        if (known !== null && known.name !== request.body.name)
          await refuseSanctioned(server, known.id, 'name', 'name-fixed');
        const me = { id: known?.id ?? newPersonId(), name: request.body.name };
        await server.store.putPerson({ ...me, made: server.now() });
        if (known === null) await signIn(server, request, reply, me.id);
        else renew(server, request, reply, known);
        return { person: me };
      },
    );

    app.post(
      '/me/links',
      {
        schema: {
          summary: 'A one-time link that makes another device mine',
          response: { 200: z.object({ key: linkKey, until: z.number() }), ...PROBLEMS },
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        if (!server.limits.take('link', me.id)) throw new RefusedError(tooOften());
        const key = newKey();
        const until = server.now() + LINK_MS;
        await server.store.putLink(hashOf(key), me.id, until);
        return { key, until };
      },
    );

    app.post(
      '/me/claim',
      {
        schema: {
          summary: 'Become the person whose one-time link this is',
          body: z.strictObject({ key: linkKey }),
          response: { 200: z.object({ person }), ...PROBLEMS },
        },
      },
      async (request, reply) => {
        const who = whoAsks(request);
        if (!server.limits.isLeft('guess', who)) throw new RefusedError(tooOften());
        const id = await server.store.takeLink(hashOf(request.body.key), server.now());
        const me = id === undefined ? undefined : await server.store.person(id);
        if (me === undefined) {
          server.limits.take('guess', who);
          throw new RefusedError(refuse('no-such-link', 'people'));
        }
        await signIn(server, request, reply, me.id);
        return { person: { id: me.id, name: me.name } };
      },
    );

    app.post(
      '/me/sign-out',
      {
        schema: {
          summary: 'End my session on every other device',
          response: { 200: z.object({ person }), ...PROBLEMS },
        },
      },
      async (request, reply) => {
        const me = await knownPerson(server, request);
        if (!server.limits.take('link', me.id)) throw new RefusedError(tooOften());
        if ((await server.store.signOut(me.id)) === undefined)
          throw new RefusedError(refuse('no-person', 'people'));
        await signIn(server, request, reply, me.id);
        // This device's own sockets come back with the cookie that is on its way.
        endSocketsAfter(server, request, reply);
        return { person: me };
      },
    );

    app.get(
      '/me/tables',
      {
        schema: {
          summary: 'My tables',
          response: { 200: z.object({ tables: z.array(myTable) }), ...PROBLEMS },
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        return { tables: await server.lists.tablesOf(me.id) };
      },
    );

    app.get(
      '/me/history',
      {
        schema: {
          summary: 'My finished games, newest first',
          querystring: z.strictObject({ before: z.coerce.number().int().min(0).optional() }),
          response: {
            200: z.object({ tables: z.array(tableCard.extend({ seat: z.number() })) }),
            ...PROBLEMS,
          },
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        const before = request.query.before ?? Number.MAX_SAFE_INTEGER;
        const held = await server.store.historyOf(me.id, before, LIMITS.list);
        return { tables: held.map((each) => ({ ...cardOf(each), touched: each.touched, seat: each.seat })) };
      },
    );
    done();
  };
}

/** Sockets of sessions that have ended are closed once the answer is out. */
export function endSocketsAfter(server: Server, request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    server.endSignedOut().catch((error: unknown) => request.log.error({ err: error }, 'sockets stay open'));
  });
}

export function tooOften(): ReturnType<typeof refuse> {
  return refuse('too-often', 'limits');
}
