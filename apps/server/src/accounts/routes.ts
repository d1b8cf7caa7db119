import { refuse } from '@paddock/kernel';
import type { AccountInfo } from '@paddock/protocol';
import { accountInfo, deviceId } from '@paddock/protocol/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressOf, endDevice, forgetCookie, knownSignedIn, signedIn, signIn } from '../http/identity.ts';
import { endSocketsAfter, person, tooOften } from '../http/me.ts';
import { PROBLEMS, RefusedError } from '../http/problem.ts';
import { DONE, done } from '../http/table-calls.ts';
import type { Server } from '../server.ts';
import { forgetPerson } from './deletion.ts';
import { everythingAbout } from './export.ts';
import { knownOwner } from './fresh.ts';
import { newCodes, personByCode } from './recovery.ts';
import { secureAddressOf, shownAddress } from './relying-party.ts';

/** An account: what it has, its recovery codes and devices, everything about it, and its end. Passkeys: `passkey-routes.ts`. */
export function accountRoutes(server: Server): FastifyPluginCallbackZod {
  const { accounts, devices } = server.store.parts;
  return (app, _options, ready) => {
    app.get(
      '/account',
      {
        schema: {
          summary: 'My account, and whether passkeys work at this address',
          response: { 200: accountInfo, ...PROBLEMS },
        },
      },
      async (request): Promise<AccountInfo> => {
        const me = await signedIn(server, request);
        const passkeys = shownAddress(secureAddressOf(server.publicUrl, request));
        if (me === null) return { person: null, passkeys, keys: [], codes: 0, devices: [], isAdmin: false };
        const [keys, codes, used, isAdmin] = await Promise.all([
          accounts.passkeysOf(me.id),
          accounts.codesLeft(me.id),
          devices.of(me.id),
          accounts.isAdmin(me.id),
        ]);
        return {
          person: { id: me.id, name: me.name },
          passkeys,
          keys: keys.map(({ id, name, made, used: last }) => ({ id, name, made, used: last })),
          codes,
          devices: used.map(({ id, about, made, seen }) => ({
            id,
            about,
            made,
            seen,
            isThis: id === me.session,
          })),
          isAdmin,
        };
      },
    );

    app.post(
      '/account/codes',
      {
        schema: {
          summary: 'Ten recovery codes in place of those before; they are shown once',
          response: { 200: z.object({ codes: z.array(z.string()) }), ...PROBLEMS },
        },
      },
      async (request) => {
        const me = await knownOwner(server, request);
        if (!server.limits.take('link', me.id)) throw new RefusedError(tooOften());
        if (!(await accounts.isAccount(me.id))) throw new RefusedError(refuse('no-passkey', 'accounts'));
        return { codes: await newCodes(server.store, me.id) };
      },
    );

    app.post(
      '/account/recover',
      {
        schema: {
          summary: 'Sign in with a recovery code, which is used up',
          body: z.strictObject({ code: z.string().min(1).max(60) }),
          response: { 200: z.object({ person, codes: z.number() }), ...PROBLEMS },
        },
      },
      async (request, reply) => {
        if (!server.limits.take('recover', addressOf(request))) throw new RefusedError(tooOften());
        const id = await personByCode(server.store, request.body.code);
        const found = id === undefined ? undefined : await server.store.person(id);
        if (found === undefined) throw new RefusedError(refuse('no-such-code', 'accounts'));
        const device = await signIn(server, request, reply, found.id);
        await devices.recover(device, server.now());
        endSocketsAfter(server, request, reply);
        const codes = await accounts.codesLeft(found.id);
        return { person: { id: found.id, name: found.name }, codes };
      },
    );

    app.delete(
      '/account/devices/:id',
      {
        schema: { summary: 'Sign out one of my devices', params: z.object({ id: deviceId }), response: done },
      },
      async (request, reply) => {
        const me = await knownSignedIn(server, request);
        const { id } = request.params;
        if (!(await endDevice(server, me.id, id)))
          throw new RefusedError(refuse('no-such-device', 'accounts'));
        if (id === me.session) forgetCookie(reply);
        endSocketsAfter(server, request, reply);
        return DONE;
      },
    );

    app.get(
      '/account/export',
      {
        schema: {
          summary: 'Everything that the server has about me',
          response: { 200: z.record(z.string(), z.unknown()), ...PROBLEMS },
        },
      },
      async (request, reply) => {
        const me = await knownOwner(server, request);
        if (!server.limits.take('export', me.id)) throw new RefusedError(tooOften());
        void reply.header('content-disposition', 'attachment; filename="paddock.json"');
        void reply.header('cache-control', 'no-store');
        return everythingAbout(server.store, me.id, server.now());
      },
    );

    app.post(
      '/account/delete',
      {
        schema: {
          summary: 'Delete everything about me; my games stay, without my name',
          // A page that was opened as somebody else must not delete the person who is signed in now.
          body: z.strictObject({ person: z.string().max(40) }),
          response: done,
        },
      },
      async (request, reply) => {
        const me = await knownOwner(server, request);
        if (request.body.person !== me.id) throw new RefusedError(refuse('other-person', 'accounts'));
        await forgetPerson(server, me.id);
        forgetCookie(reply);
        endSocketsAfter(server, request, reply);
        return DONE;
      },
    );
    ready();
  };
}
