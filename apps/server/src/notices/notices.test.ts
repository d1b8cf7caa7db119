/** Over 300 lines: one server and one set of peers for all notices, so that it starts once. */
import { createServer, type IncomingHttpHeaders, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBrowserKeys, decryptPush } from '../tools/notices/decrypt.ts';
import { Player } from '../testing/player.ts';
import { RawSocket } from '../testing/raw-socket.ts';
import { OPEN, startedTable } from '../testing/tables.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { ALL_CHOICES } from './notice.ts';
import { signature } from './webhook.ts';

interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let world: World;
let web: HttpServer;
let smtp: SMTPServer;
/** On this machine; people are led to another. */
let url = '';
let ahead = 0;
const heard: Heard[] = [];
const mails: { readonly to: string; readonly raw: string }[] = [];
/** What the web peer answers. */
let status = 201;
/** Addresses that the SMTP server refuses for good. */
const refused = new Set<string>();
const browser = newBrowserKeys(Buffer.alloc(16, 7));

beforeAll(async () => {
  web = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (refused.has(address)) done(Object.assign(new Error('no such user'), { responseCode: 550 }));
      else done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [head = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n');
        const text = body.join('\n\n').replaceAll('=\r\n', '');
        const raw = `${head.replaceAll(/\r\n[ \t]+/g, ' ')}\n\n${text}`;
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  world = await makeWorld(
    {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMTP_FROM: 'Paddock <paddock@example.test>',
      PUBLIC_URL: 'https://paddock.example',
      NOTICES_TO_PRIVATE: 'true',
    },
    { notices: { delayMs: 60, everyMs: 20, retryMs: 1 }, now: () => Date.now() + ahead },
  );
  const { port: own } = world.running.app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${own}`;
}, 60_000);

afterAll(async () => {
  await world.end();
  web.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

beforeEach(() => {
  status = 201;
  heard.length = 0;
  mails.length = 0;
});

function at(path: string): string {
  return `http://127.0.0.1:${(web.address() as AddressInfo).port}${path}`;
}

async function until<Value>(
  look: () => Value | undefined | false | Promise<Value | undefined | false>,
): Promise<Value> {
  for (let waited = 0; waited < 30_000; waited += 20) {
    const value = await look();
    if (value !== undefined && value !== false) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`it never came: ${look.toString()}`);
}

interface State {
  readonly channels: readonly {
    readonly id: string;
    readonly kind: string;
    readonly state: string;
    readonly secret?: string;
  }[];
}

async function stateOf(player: Player): Promise<State> {
  return (await player.ok('GET', '/api/notices')) as unknown as State;
}

const choices = { language: 'en', zone: 'UTC', choices: ALL_CHOICES, quiet: null };

/** Its notices that the web peer has taken, by path. */
function messagesTo(
  path: string,
): { content: string; text: string; notices: { kind: string; table: string; id: string }[] }[] {
  return heard.filter((each) => each.path === path).map(({ body }) => JSON.parse(body.toString()) as never);
}

describe('a webhook', () => {
  it('gets one notice per turn, in words for Discord and Slack, signed', async () => {
    const ana = await Player.join(url, 'Ana');
    const rui = await Player.join(url, '<@1> *Rui*');
    await ana.ok('POST', '/api/notices/webhooks', { url: at('/ana') });
    const { id } = await startedTable([ana, rui]);
    const [message] = await until(() => messagesTo('/ana').length > 0 && messagesTo('/ana'));
    const { headers, body } = heard[0] ?? { headers: {}, body: Buffer.alloc(0) };
    const link = `https://paddock.example/#/table/${id}`;
    expect(message?.text).toBe(`It’s your turn in Downforce with &lt;@1&gt; *Rui*. <${link}>`);
    expect(message?.content).toBe(
      String.raw`It’s your turn in Downforce with \<\@1\> \*Rui\*. ` + `<${link}>`,
    );
    expect(message?.notices).toMatchObject([{ kind: 'your-turn', table: id }]);
    const [channel] = (await stateOf(ana)).channels;
    const [told, seconds] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])];
    expect(headers['webhook-signature']).toBe(
      signature(channel?.secret ?? '', told, seconds, body.toString()),
    );
    expect(headers['idempotency-key']).toBe(told);
    // Another process that looks at the same turn makes no second notice.
    const { store } = world.running.server;
    expect(await store.parts.notices.noteTurns(null, 0, 0)).toBe(0);
  });

  it('gets no notice of a table that they look at, nor of a turn that was answered', async () => {
    const ana = await Player.join(url, 'Ana');
    const rui = await Player.join(url, 'Rui');
    for (const [player, path] of [
      [ana, '/looks'],
      [rui, '/rui'],
    ] as const)
      await player.ok('POST', '/api/notices/webhooks', { url: at(path) });
    const made = await ana.ok('POST', '/api/tables', { game: 'downforce', seats: [OPEN, OPEN, OPEN] });
    await rui.ok('POST', `/api/tables/${String(made['id'])}/sit`, { key: made['key'] });
    const socket = await RawSocket.open(ana);
    await socket.ask({ type: 'watch', table: made['id'], content: null }, ({ type }) => type === 'table');
    await ana.ok('POST', `/api/tables/${String(made['id'])}/start`);
    await until(() => messagesTo('/rui').length > 0);
    const { parts } = world.running.server.store;
    await until(async () => (await parts.notices.count('waiting')) === 0);
    expect(messagesTo('/looks')).toEqual([]);
    socket.close();
  });

  it('gets one message where several games wait, after the quiet hours', async () => {
    const zoe = await Player.join(url, 'Zoé');
    const others = await Promise.all(['A', 'B'].map((name) => Player.join(url, name)));
    await zoe.ok('POST', '/api/notices/webhooks', { url: at('/zoe') });
    const minute = Math.floor(((Date.now() + ahead) / 60_000) % 1_440);
    const quiet = { from: (minute + 1_430) % 1_440, until: (minute + 30) % 1_440 };
    await zoe.ok('PUT', '/api/notices', { ...choices, language: 'fr', quiet });
    const { notices } = world.running.server.store.parts;
    for (const other of others) await startedTable([zoe, other], { game: 'downforce' });
    await until(async () => (await notices.count('waiting')) === 2);
    // Both have been put off.
    await until(
      async () =>
        (await notices.claim('webhook', { now: Date.now() + ahead + 500, owner: 'x', leaseMs: 0, limit: 9 }))
          .length === 0,
    );
    expect(messagesTo('/zoe')).toEqual([]);
    ahead += 31 * 60_000;
    const [message] = await until(() => messagesTo('/zoe').length > 0 && messagesTo('/zoe'));
    expect(message?.notices.map(({ kind }) => kind)).toEqual(['your-turn', 'your-turn']);
    expect(message?.content).toContain('C’est à vous de jouer à Downforce');
    expect(messagesTo('/zoe')).toHaveLength(1);
  });

  it('gets a notice of a rematch by others, and none that was not chosen', async () => {
    const ana = await Player.join(url, 'Ana');
    const eva = await Player.join(url, 'Eva');
    await ana.ok('POST', '/api/notices/webhooks', { url: at('/again') });
    await ana.ok('PUT', '/api/notices', { ...choices, choices: { ...ALL_CHOICES, 'your-turn': [] } });
    const table = await startedTable([ana, eva], { game: 'formula', options: { races: 1, removed: 24 } });
    for (const player of [ana, eva])
      await player.ok('PUT', `/api/tables/${table.id}/stand-in`, { isOn: true });
    await until(() => messagesTo('/again').some(({ notices: [first] }) => first?.kind === 'game-over'));
    const again = await eva.ok('POST', `/api/tables/${table.id}/rematch`);
    await eva.ok('POST', `/api/tables/${table.id}/rematch`);
    const kinds = () => messagesTo('/again').flatMap(({ notices }) => notices.map(({ kind }) => kind));
    await until(() => kinds().includes('rematch'));
    expect(kinds()).toEqual(['game-over', 'rematch']);
    expect(messagesTo('/again')[1]?.text).toContain(`Eva would like a rematch of Formula Motor Racing`);
    expect(messagesTo('/again')[1]?.notices[0]?.table).toBe(again['table']);
  });

  it('that refuses is stopped after some tries; a test says whether it answers', async () => {
    const ana = await Player.join(url, 'Ana');
    await ana.ok('POST', '/api/notices/webhooks', { url: at('/bad') });
    const [channel] = (await stateOf(ana)).channels;
    await ana.ok('POST', `/api/notices/channels/${channel?.id}/test`);
    expect(messagesTo('/bad')[0]?.text).toContain('This is a test');
    status = 404;
    const test = await ana.call('POST', `/api/notices/channels/${channel?.id}/test`);
    expect(test).toMatchObject({ status: 409, body: { code: 'webhook-failed' } });
    heard.length = 0;
    await startedTable([ana, await Player.join(url, 'B')]);
    await until(async () => (await stateOf(ana)).channels[0]?.state === 'stopped');
    expect(heard.length).toBe(3);
  });

  it.each(['\u0000', '\u0007', '\u0085'])('S: is not added with the control character %j', async (odd) => {
    const eve = await Player.join(url, 'Eve');
    const answer = await eve.call('POST', '/api/notices/webhooks', { url: `${at('/odd')}${odd}` });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });

  it('S: is private: others cannot see, try or remove it', async () => {
    const ana = await Player.join(url, 'Ana');
    const eve = await Player.join(url, 'Eve');
    await ana.ok('POST', '/api/notices/webhooks', { url: at('/own') });
    const id = (await stateOf(ana)).channels[0]?.id ?? '';
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/test'],
    ] as const) {
      const answer = await eve.call(method, `/api/notices/channels/${id}${path}`);
      expect(answer).toMatchObject({ status: 404, body: { code: 'no-such-channel' } });
    }
    expect((await stateOf(eve)).channels).toEqual([]);
    for (let more = 0; more < 5; more++)
      await ana.ok('POST', '/api/notices/webhooks', { url: at(`/own${more}`) });
    expect((await stateOf(ana)).channels).toHaveLength(3);
  });
});

describe('web push', () => {
  it('is encrypted for the browser, with a topic; a subscription that is gone is removed', async () => {
    const ana = await Player.join(url, 'Ana');
    const { p256dh, auth } = browser;
    await ana.ok('PUT', '/api/notices', { ...choices, language: 'pt' });
    await ana.ok('POST', '/api/notices/push', { endpoint: at('/push'), keys: { p256dh, auth } });
    const rui = await Player.join(url, 'Rui');
    const { id } = await startedTable([ana, rui]);
    const push = await until(() => heard.find(({ path }) => path === '/push'));
    const message = JSON.parse(decryptPush(push.body, browser)) as Record<string, unknown>;
    expect(message).toMatchObject({
      title: 'Down Force',
      body: 'É a tua vez em Down Force com Rui.',
      url: `/#/table/${id}`,
      tag: push.headers['topic'],
    });
    expect(push.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/);
    const keys = await world.running.server.store.keep('vapid-keys', '');
    expect(JSON.parse(keys)).toMatchObject({ publicKey: (await ana.ok('GET', '/api/notices'))['pushKey'] });
    status = 410;
    await startedTable([ana, rui]);
    await until(async () => (await stateOf(ana)).channels.length === 0);
  });
});

describe('e-mail', () => {
  const token = (raw: string, kind: string) => new RegExp(`${kind}-([\\w.-]{64})`).exec(raw)?.[1] ?? '';

  it('comes to an address that was confirmed by its link, and ends with one click', async () => {
    const ana = await Player.join(url, 'Ana');
    await ana.ok('PUT', '/api/notices/mail', { address: 'Ana@Example.test' });
    const asked = await until(() => mails[0]);
    expect(asked.to).toBe('ana@example.test');
    const rui = await Player.join(url, 'Rui');
    await startedTable([ana, rui]);
    expect((await stateOf(ana)).channels).toMatchObject([{ kind: 'mail', state: 'unconfirmed' }]);
    const stranger = new Player(url, 'Nobody');
    await stranger.ok('POST', '/api/notices/confirm', { token: token(asked.raw, 'confirm') });
    expect((await stateOf(ana)).channels).toMatchObject([{ state: 'on' }]);
    const mail = await until(() => mails[1]);
    expect(mail.raw).toMatch(/^Subject: =\?UTF-8\?Q\?It=E2=80=99s_your_turn/m);
    const message = /^Message-ID: +<([\w-]{32})@paddock\.example>/m.exec(mail.raw)?.[1];
    expect(mail.raw).toMatch(new RegExp(`^X-Paddock-Notices: +${message}`, 'm'));
    expect(mail.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const stop = token(mail.raw, 'stop');
    expect(mail.raw).toMatch(
      new RegExp(`^List-Unsubscribe: +<https://paddock.example/api/notices/unsubscribe/${stop}>`, 'm'),
    );
    const link = `${url}/api/notices/unsubscribe/${stop}`;
    // What merely follows links stops nothing.
    const look = await fetch(link, { redirect: 'manual' });
    expect([look.status, look.headers.get('location')]).toEqual([302, `/#/club/notices/stop-${stop}`]);
    expect((await stateOf(ana)).channels).toHaveLength(1);
    const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    for (let times = 0; times < 2; times++) expect((await fetch(link, form)).status).toBe(200);
    expect((await stateOf(ana)).channels).toEqual([]);
    // One link does not do what another is for, and the address must be entered again.
    const wrong = await stranger.call('POST', '/api/notices/confirm', { token: stop });
    expect(wrong.body).toMatchObject({ code: 'no-such-link' });
  });

  it('stops where the address bounces', async () => {
    const ana = await Player.join(url, 'Ana');
    refused.add('gone@example.test');
    await ana.ok('PUT', '/api/notices/mail', { address: 'gone@example.test' });
    await until(async () => (await stateOf(ana)).channels[0]?.state === 'stopped');
    expect(mails).toEqual([]);
  });

  it.each([
    'ana@example.test\r\nBcc: eve@example.test',
    'ana@example.test,eve@example.test',
    '"ana\r\n"@example.test',
    'Ana <ana@example.test>',
    'ana@[127.0.0.1]',
    'ana@localhost',
    `${'a'.repeat(250)}@example.test`,
  ])('S: is not sent to %j', async (address) => {
    const eve = await Player.join(url, 'Eve');
    const answer = await eve.call('PUT', '/api/notices/mail', { address });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });
});
