import { refuse, type Refusal } from '@paddock/kernel';
import {
  mailAddress,
  noticeChoices,
  noticeState,
  pushSubscription,
  webhookAddress,
} from '@paddock/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressOf, knownPerson, whoAsks } from '../http/identity.ts';
import { tooOften } from '../http/me.ts';
import { PROBLEMS, RefusedError } from '../http/problem.ts';
import { DONE, done } from '../http/table-calls.ts';
import { newPersonId } from '../secrets.ts';
import type { Server } from '../server.ts';
import type { ChannelRow } from '../store/parts/notices/sql-notice-channels.ts';
import type { Person } from '../tables/decision.ts';
import type { RateName } from '../wire/limits.ts';
import { Composer } from './compose.ts';
import { writeChoices, type Outcome } from './notice.ts';
import { stateOf, unsaid } from './state.ts';
import { newWebhookSecret, sendWebhook } from './webhook.ts';

/** Places of one person; beyond that, the oldest of its kind gives way. */
const MOST = { push: 8, mail: 1, webhook: 3 } as const;

/** What it says is checked by its proof. */
const token = z.string().max(120);
const channelId = z.object({ id: z.string().regex(/^[0-9a-z]{20}$/) });
const state = { 200: noticeState, ...PROBLEMS } as const;

function no(code: Parameters<typeof refuse>[0], params: Refusal['params'] = {}): RefusedError {
  return new RefusedError(refuse(code, 'notices', params));
}

/** How people get notices of turns, ends, invitations and rematches. */
export function noticeRoutes(server: Server): FastifyPluginCallbackZod {
  const { notices, store } = server;
  const channels = store.parts.noticeChannels;

  /** Somebody who changes something here. */
  const who = async (request: FastifyRequest, rate: RateName = 'notices'): Promise<Person> => {
    const me = await knownPerson(server, request);
    if (!server.limits.take(rate, me.id)) throw new RefusedError(tooOften());
    return me;
  };

  const add = async (
    me: Person,
    { kind, address, data, state: begins }: Pick<ChannelRow, 'kind' | 'address' | 'data' | 'state'>,
  ): Promise<string> => {
    const id = newPersonId();
    // Without them nothing would be chosen yet.
    if ((await channels.settingsOf(me.id)) === undefined) await channels.putSettings(unsaid(me.id));
    const made = server.now();
    await channels.put(
      { id, person: me.id, kind, address, data, state: begins, made, failures: 0, refusals: 0 },
      MOST[kind],
    );
    return id;
  };

  return (app, _options, ready) => {
    app.get('/notices', { schema: { summary: 'How I am told', response: state } }, async (request) =>
      stateOf(server, (await knownPerson(server, request)).id),
    );

    app.put(
      '/notices',
      { schema: { summary: 'What I am told, where, and when', body: noticeChoices, response: state } },
      async (request) => {
        const me = await who(request);
        const { language, zone, choices, quiet } = request.body;
        await channels.putSettings({ person: me.id, language, zone, choices: writeChoices(choices), quiet });
        return stateOf(server, me.id);
      },
    );

    app.post(
      '/notices/push',
      { schema: { summary: 'Tell me in this browser', body: pushSubscription, response: state } },
      async (request) => {
        const me = await who(request);
        const { endpoint, keys } = request.body;
        if (!notices.push.isUsable(endpoint, keys)) throw no('bad-subscription');
        await add(me, { kind: 'push', address: endpoint, data: JSON.stringify(keys), state: 'on' });
        return stateOf(server, me.id);
      },
    );

    app.put(
      '/notices/mail',
      { schema: { summary: 'Tell me by e-mail, once I confirm', body: mailAddress, response: state } },
      async (request) => {
        const me = await who(request);
        if (notices.mail === undefined) throw no('mail-not-offered');
        const address = request.body.address.toLowerCase();
        // Nobody gets more than a few of these, no matter who asks for them.
        const payers = [me.id, addressOf(request), `mail ${address}`];
        if (!payers.every((payer) => server.limits.isLeft('confirmation', payer)))
          throw new RefusedError(tooOften());
        for (const payer of payers) server.limits.take('confirmation', payer);
        const id = await add(me, { kind: 'mail', address, data: '{}', state: 'unconfirmed' });
        await store.parts.notices.noteConfirmation(id, me.id, server.now());
        return stateOf(server, me.id);
      },
    );

    app.post(
      '/notices/webhooks',
      { schema: { summary: 'Tell a webhook of mine', body: webhookAddress, response: state } },
      async (request) => {
        const me = await who(request);
        const { url } = request.body;
        if (!notices.post.mayTry(url)) throw no('webhook-not-allowed');
        const origin = server.publicUrl ?? `${request.protocol}://${request.host}`;
        const data = JSON.stringify({ secret: newWebhookSecret(), origin });
        await add(me, { kind: 'webhook', address: url, data, state: 'on' });
        return stateOf(server, me.id);
      },
    );

    app.post(
      '/notices/channels/:id/test',
      { schema: { summary: 'Try a webhook or a browser of mine', params: channelId, response: done } },
      async (request) => {
        const me = await who(request, 'noticeTest');
        const channel = await channels.channel(request.params.id);
        if (channel === undefined || channel.person !== me.id || channel.kind === 'mail')
          throw no('no-such-channel');
        if ((await test(server, channel)) !== 'sent') throw no('webhook-failed');
        return DONE;
      },
    );

    app.delete(
      '/notices/channels/:id',
      { schema: { summary: 'No longer tell me there', params: channelId, response: state } },
      async (request) => {
        const me = await who(request);
        if (!(await channels.remove(request.params.id, me.id))) throw no('no-such-channel');
        return stateOf(server, me.id);
      },
    );

    app.post(
      '/notices/confirm',
      {
        schema: {
          summary: 'Confirm that an e-mail address is mine',
          body: z.strictObject({ token }),
          response: done,
        },
      },
      async (request) => {
        const id = readToken(server, request, 'confirm', request.body.token);
        const channel = await channels.channel(id);
        if (channel === undefined) throw no('no-such-link');
        if (channel.state !== 'on') await channels.setState(id, 'on');
        return DONE;
      },
    );

    void app.register(unsubscribeRoutes(server));
    ready();
  };
}

/** RFC 8058: a mail program posts a form, without a cookie, and any answer but an error will do. */
function unsubscribeRoutes(server: Server): FastifyPluginCallbackZod {
  return (app, _options, ready) => {
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, read) =>
      read(null, undefined),
    );
    const params = z.object({ id: token });

    app.get(
      '/notices/unsubscribe/:id',
      // The page asks whether e-mails shall stop: what merely follows links must not stop them.
      { schema: { params, hide: true } },
      (request, reply) => reply.redirect(`/#/club/notices/stop-${encodeURIComponent(request.params.id)}`),
    );

    app.post(
      '/notices/unsubscribe/:id',
      { schema: { params, summary: 'No more e-mails', response: done } },
      async (request) => {
        const id = readToken(server, request, 'unsubscribe', request.params.id);
        // Twice is as good as once.
        await server.store.parts.noticeChannels.remove(id);
        return DONE;
      },
    );
    ready();
  };
}

function readToken(
  server: Server,
  request: FastifyRequest,
  purpose: 'confirm' | 'unsubscribe',
  text: string,
): string {
  const guesser = whoAsks(request);
  if (!server.limits.isLeft('guess', guesser)) throw new RefusedError(tooOften());
  const id = server.notices.tokens.read(purpose, text);
  if (id !== undefined) return id;
  server.limits.take('guess', guesser);
  throw no('no-such-link');
}

async function test(server: Server, channel: ChannelRow): Promise<Outcome> {
  const { words } = await Composer.of(await server.store.parts.noticeChannels.settingsOf(channel.person));
  const id = `test-${newPersonId()}`;
  const url = `${server.publicUrl ?? ''}/#/club/notices`;
  try {
    if (channel.kind === 'push')
      return await server.notices.push.send(channel, {
        title: 'Paddock',
        body: words.test,
        url: '/#/club/notices',
        tag: id,
        ids: [],
      });
    const line = { id, kind: 'test', table: '', game: '', text: words.test, url };
    const message = { id, lines: [line], more: words.more };
    return await sendWebhook(server.notices.post, channel, message, server.now());
  } catch {
    return 'failed';
  }
}
