import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REACTIONS, type MadeOwnBot } from '@paddock/protocol';
import { clientMessage } from '@paddock/protocol/schemas';
import { joinWithPasskey } from '../testing/account.ts';
import { startChild, type Child } from '../testing/child.ts';
import { Player } from '../testing/player.ts';
import { RawSocket } from '../testing/raw-socket.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate server, so that its log can be read. */
const dataDir = mkdtempSync(join(tmpdir(), 'paddock-tokens-'));
let child: Child;
let owner: Player;
let bot: Player;
let botId: string;
let table: string;
let key: string;

beforeAll(async () => {
  child = await startChild({ DATA_DIR: dataDir, LIMIT_SCALE: '1', LOG_LEVEL: 'trace' });
  owner = await joinWithPasskey(child.url, 'Olga');
  ({ bot, id: botId } = await makeBot('Turbo'));
  ({ id: table, key } = await makeTable());
  await bot.ok('POST', `/api/tables/${table}/sit`, { key });
}, 60_000);

afterAll(() => {
  child.process.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

async function makeBot(name: string): Promise<{ bot: Player; id: string }> {
  const made = (await owner.ok('POST', '/api/bots', { name })) as unknown as MadeOwnBot;
  return { bot: Player.bot(child.url, made.token), id: made.bot.id };
}

async function makeTable(): Promise<{ id: string; key: string }> {
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  return (await owner.ok('POST', '/api/tables', { game: 'formula', seats })) as unknown as {
    id: string;
    key: string;
  };
}

async function codeFrom(who: Player, method: string, path: string, body?: unknown): Promise<unknown> {
  const { status, body: answer } = await who.call(method, path, body);
  return status === 200 ? 'ok' : answer['code'];
}

/** Everything a seat may do. A bot's token does not allow any call that is added later. */
const MAY = ['POST /api/tables/{id}/sit', 'POST /api/tables/{id}/leave', 'PUT /api/tables/{id}/stand-in'];
const MAY_SEND = new Set(['hello', 'watch', 'unwatch', 'play', 'hash', 'salt', 'moments', 'mine', 'ping']);

describe('a bot’s token can do nothing that a seat cannot', () => {
  it('by request: every call there is, also with its owner’s cookie', async () => {
    const { paths } = (await owner.ok('GET', '/api/openapi.json')) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.length).toBeGreaterThan(30);
    expect(calls).toEqual(expect.arrayContaining(MAY));
    const others = ['GET /', 'GET /metrics', 'GET /healthz', 'GET /api/openapi.json', 'POST /api/nothing'];
    const both = Object.assign(Player.bot(child.url, bot.token ?? ''), { cookie: owner.cookie });
    for (const call of [...calls, ...others].filter((each) => !MAY.includes(each))) {
      const [method = '', path = ''] = call.split(' ');
      const at = path.replace('{id}', table).replace('{seat}', '1').replace('{bot}', botId);
      for (const who of [bot, both]) {
        expect([call, await codeFrom(who, method, at)]).toEqual([call, 'not-for-bots']);
      }
    }
    expect(await codeFrom(both, 'POST', `/api/tables/${table}/sit`, {})).toBe('ok');
  }, 60_000);

  it('by message: every message there is', async () => {
    const types = clientMessage.options.map(({ shape }) => shape.type.value);
    const socket = await RawSocket.open(bot);
    const samples: Record<string, object> = {
      say: { table, id: 's', text: 'hello' },
      react: { table, id: 'r', reaction: REACTIONS[0] },
      lobby: { on: true },
    };
    const others = types.filter((type) => !MAY_SEND.has(type));
    expect(others).toEqual(expect.arrayContaining(['say', 'lobby']));
    for (const type of others) {
      const message = { type, ...samples[type] };
      expect(clientMessage.safeParse(message).success).toBe(true);
      expect(await socket.ask(message, ({ type: heard }) => heard === 'no')).toMatchObject({
        problem: { code: 'not-for-bots' },
      });
    }
    const foreign = await bot.call('POST', `/api/tables/${table}/leave`, undefined, {
      origin: 'https://elsewhere.example',
    });
    expect(foreign.body['code']).toBe('other-origin');
    socket.close();
  });

  it('is bounded: bots, their tables, their sockets', async () => {
    const { bot: busy, id } = await makeBot('Busy');
    const tables = await Promise.all(Array.from({ length: 5 }, makeTable));
    const sat = await Promise.all(
      tables.map(({ id: at }) => codeFrom(owner, 'POST', `/api/tables/${at}/bots`, { bot: id, seat: 1 })),
    );
    expect(sat.filter((code) => code === 'ok')).toHaveLength(4);
    expect(sat).toContain('too-many-bot-tables');
    const last = tables[sat.indexOf('too-many-bot-tables')];
    const link = { key: last?.key };
    expect(await codeFrom(busy, 'POST', `/api/tables/${last?.id}/sit`, link)).toBe('too-many-bot-tables');
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, at) => codeFrom(owner, 'POST', '/api/bots', { name: `More ${at}` })),
    );
    expect(made.filter((code) => code === 'ok')).toHaveLength(6);
    expect(made.filter((code) => code === 'too-many-bots')).toHaveLength(2);
    const sockets = [];
    for (let count = 0; count < 4; count++) sockets.push(await RawSocket.open(busy));
    await expect(RawSocket.open(busy)).rejects.toThrow('429');
    for (const socket of sockets) socket.close();
    await owner.ok('DELETE', `/api/bots/${id}`);
    expect(await codeFrom(owner, 'GET', `/api/tables/${tables[0]?.id}`)).toBe('ok');
    const { seats } = (await owner.ok('GET', `/api/tables/${tables[0]?.id}`)) as {
      seats: { name: string | null }[];
    };
    expect(seats.map(({ name }) => name)).toEqual(['Olga', null]);
  }, 30_000);

  it('ends at once when it is renewed or removed, with its sockets', async () => {
    const socket = await RawSocket.open(bot);
    const { token } = await owner.ok('POST', `/api/bots/${botId}/token`);
    expect(await socket.ask({ type: 'ping' }, () => false)).toBeUndefined();
    expect(socket.code).toBe(4005);
    const sit = ['POST', `/api/tables/${table}/sit`, {}] as const;
    expect(await codeFrom(bot, ...sit)).toBe('no-such-token');
    bot.token = String(token);
    expect(await codeFrom(bot, ...sit)).toBe('ok');
    await owner.ok('DELETE', `/api/bots/${botId}`);
    expect(await codeFrom(bot, ...sit)).toBe('no-such-token');
    await expect(RawSocket.open(bot)).rejects.toThrow('401');
  });

  it('cannot be guessed: unknown ones count, and soon nobody from there is heard', async () => {
    const codes = new Set<unknown>();
    for (let tries = 0; tries < 40; tries++) {
      const guess = Player.bot(child.url, `pbot_${String(tries).padStart(43, 'x')}`);
      codes.add(await codeFrom(guess, 'POST', `/api/tables/${table}/sit`, {}));
    }
    expect([...codes]).toEqual(['no-such-token', 'too-often']);
    expect(await codeFrom(owner, 'GET', '/api/bots')).toBe('ok');
  });

  it('is in no log', async () => {
    await expect.poll(() => child.said.includes('/sit')).toBe(true);
    expect(child.said).not.toContain('pbot_');
    expect(child.said.toLowerCase()).not.toContain('bearer');
  });
});
