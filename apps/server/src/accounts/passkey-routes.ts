import { refuse } from '@paddock/kernel';
import { newPasskey, passkeyId, passkeyName, passkeySignIn } from '@paddock/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressOf, knownPerson, signIn, withoutSession } from '../http/identity.ts';
import { endSocketsAfter, person, tooOften } from '../http/me.ts';
import { orRefuse, PROBLEMS, RefusedError } from '../http/problem.ts';
import { DONE, done } from '../http/table-calls.ts';
import type { Server } from '../server.ts';
import { knownOwner } from './fresh.ts';
import { addPasskey, creationOptions, personByPasskey, requestOptions } from './passkeys.ts';
import { secureAddressOf, type RelyingParty } from './relying-party.ts';

const response = { 200: z.record(z.string(), z.unknown()), ...PROBLEMS } as const;
const atPasskey = { params: z.object({ id: passkeyId }) } as const;

/** Passkeys: made, named and removed by their owner; and the way in with one. */
export function passkeyRoutes(server: Server): FastifyPluginCallbackZod {
  const { accounts } = server.store.parts;
  return (app, _options, ready) => {
    app.post(
      '/account/passkeys/options',
      { schema: { summary: 'What my browser needs to make a passkey', response } },
      async (request) => {
        const me = withoutSession(await knownOwner(server, request));
        if (!server.limits.take('passkey', me.id)) throw new RefusedError(tooOften());
        return { ...(await creationOptions(server, partyOf(server, request), me)) };
      },
    );

    app.post(
      '/account/passkeys',
      {
        schema: {
          summary: 'Add a passkey: with the first I am an account',
          body: newPasskey,
          response: done,
        },
      },
      async (request) => {
        const { id, session } = await knownOwner(server, request);
        if (!server.limits.take('passkey', id)) throw new RefusedError(tooOften());
        const added = orRefuse(await addPasskey(server, partyOf(server, request), id, request.body));
        // Making one shows as much as using it. A later one proves no more than what let its owner in.
        if (added === 'first') await server.store.parts.devices.verify(session, server.now());
        return DONE;
      },
    );

    app.put(
      '/account/passkeys/:id',
      {
        schema: {
          summary: 'Call a passkey of mine something else',
          ...atPasskey,
          body: z.strictObject({ name: passkeyName }),
          response: done,
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        const isRenamed = await accounts.renamePasskey(request.params.id, me.id, request.body.name);
        if (!isRenamed) throw new RefusedError(refuse('no-such-passkey', 'accounts'));
        return DONE;
      },
    );

    app.delete(
      '/account/passkeys/:id',
      { schema: { summary: 'Remove a passkey of mine, but not the last one', ...atPasskey, response: done } },
      async (request) => {
        const me = await knownOwner(server, request);
        const removed = await accounts.removePasskey(request.params.id, me.id);
        if (removed === 'none') throw new RefusedError(refuse('no-such-passkey', 'accounts'));
        if (removed === 'last') throw new RefusedError(refuse('last-passkey', 'accounts'));
        return DONE;
      },
    );

    app.post(
      '/account/sign-in/options',
      { schema: { summary: 'What a browser needs to sign in with a passkey', response } },
      async (request) => {
        if (!server.limits.take('passkey', addressOf(request))) throw new RefusedError(tooOften());
        return { ...(await requestOptions(server, partyOf(server, request))) };
      },
    );

    app.post(
      '/account/sign-in',
      {
        schema: {
          summary: 'Sign in with a passkey',
          body: passkeySignIn,
          response: { 200: z.object({ person }), ...PROBLEMS },
        },
      },
      async (request, reply) => {
        if (!server.limits.take('passkey', addressOf(request))) throw new RefusedError(tooOften());
        const id = await personByPasskey(server, partyOf(server, request), request.body);
        const found = id === undefined ? undefined : await server.store.person(id);
        if (found === undefined) throw new RefusedError(refuse('passkey-refused', 'accounts'));
        const device = await signIn(server, request, reply, found.id);
        await server.store.parts.devices.verify(device, server.now());
        endSocketsAfter(server, request, reply);
        return { person: { id: found.id, name: found.name } };
      },
    );
    ready();
  };
}

function partyOf({ publicUrl }: Server, request: FastifyRequest): RelyingParty {
  const secure = secureAddressOf(publicUrl, request);
  return orRefuse(secure.can ? secure.party : refuse('no-passkeys-here', 'accounts', { why: secure.why }));
}
