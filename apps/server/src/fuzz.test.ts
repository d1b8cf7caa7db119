import { fastChance, type FastChance } from '@paddock/kernel';
import { PROTOCOL } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProblem, Player } from './testing/player.ts';
import { RawSocket } from './testing/raw-socket.ts';
import { makeWorld, type World } from './testing/world.ts';

let world: World;
let ana: Player;
let rui: Player;
/** Ana's and Rui's; Ana is host. */
let table: string;
/** Rui's alone. */
let foreign: string;

beforeAll(async () => {
  world = await makeWorld();
  ana = await Player.join(world.running.url, 'Ana');
  rui = await Player.join(world.running.url, 'Rui');
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const made = await ana.ok('POST', '/api/tables', { game: 'formula', seats });
  table = String(made['id']);
  await rui.ok('POST', `/api/tables/${table}/sit`, { key: made['key'] });
  await ana.ok('POST', `/api/tables/${table}/start`);
  foreign = String((await rui.ok('POST', '/api/tables', { game: 'formula', seats }))['id']);
}, 60_000);

afterAll(() => world.end());

/** Everything that is kept, and everything that is shown. */
async function everything(): Promise<unknown> {
  const { store } = world.running.server;
  return {
    counts: await store.counts(),
    logs: await Promise.all([table, foreign].map((id) => store.events(id, 0, 10_000))),
    people: await store.everyPerson('', 100),
    ana: await ana.ok('GET', `/api/tables/${table}`),
  };
}

const TEXTS = [
  '',
  ' ',
  'play',
  'play crash',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  "'; DROP TABLE log; --",
  '\u0000\u202E\u200B',
  '💥'.repeat(50),
  'x'.repeat(5_000),
  '${7*7}',
  '<script>alert(1)</script>',
  'NaN',
  '-1',
  '9'.repeat(400),
];

function anyValue(chance: FastChance, depth = 0): unknown {
  switch (chance.below(depth > 3 ? 7 : 9)) {
    case 0:
      return null;
    case 1:
      return chance.below(2) === 0;
    case 2:
      return chance.below(100) - 50;
    case 3:
      return [Number.MAX_SAFE_INTEGER, -0.5, 1e308, 2 ** 31][chance.below(4)];
    case 7:
      return Array.from({ length: chance.below(4) }, () => anyValue(chance, depth + 1));
    case 8:
      return Object.fromEntries(
        Array.from({ length: chance.below(4) }, () => [
          TEXTS[chance.below(TEXTS.length)],
          anyValue(chance, depth + 1),
        ]),
      );
    default:
      return TEXTS[chance.below(TEXTS.length)];
  }
}

/** A good message with one thing wrong with it. */
function spoiled(good: Readonly<Record<string, unknown>>, chance: FastChance): unknown {
  const keys = Object.keys(good);
  const key = keys[chance.below(keys.length)] ?? '';
  if (chance.below(6) === 0) return { ...good, [`${key}2`]: 1 };
  if (chance.below(5) === 0) return Object.fromEntries(Object.entries(good).filter(([name]) => name !== key));
  return { ...good, [key]: anyValue(chance) };
}

describe('whatever comes in by request', () => {
  it('is answered with a typed error, never with a failure, and changes nothing', async () => {
    const chance = fastChance('requests');
    const before = await everything();
    const paths = [
      '/api/me',
      '/api/me/claim',
      '/api/me/links/x',
      '/api/tables',
      `/api/tables/${table}/sit`,
      `/api/tables/${foreign}/sit`,
      `/api/tables/${foreign}/start`,
      `/api/tables/${foreign}/leave`,
      `/api/tables/${table}/seats/7`,
      `/api/tables/${table}/seats/0`,
      `/api/tables/${table}/seats/x/hurry`,
      `/api/tables/${table}/mute`,
      `/api/tables/${table}/stand-in`,
      '/api/tables/..%2f..%2fpasswd',
      '/api/tables/%00',
      `/api/tables/${'a'.repeat(1_000)}`,
      `/api/tables/${'z'.repeat(20)}`,
      '/api/nothing',
    ];
    let refused = 0;
    for (let tries = 0; tries < 400; tries++) {
      const path = paths[chance.below(paths.length)] ?? '';
      const method = ['POST', 'PUT', 'DELETE', 'PATCH'][chance.below(4)] ?? 'POST';
      const body = anyValue(chance) ?? {};
      const answer = await ana.call(method, path, body);
      const what = `${method} ${path} ${JSON.stringify(body).slice(0, 200)}`;
      if (answer.status === 200) {
        // Sitting down where one sits already.
        expect(path).toMatch(/sit$/);
        continue;
      }
      expect({ what, isRefused: answer.status < 500 && isProblem(answer.body) }).toEqual({
        what,
        isRefused: true,
      });
      refused++;
    }
    expect(refused).toBeGreaterThan(300);
    expect(await everything()).toEqual(before);
  });

  it('even where it is not JSON, not the kind that was said, or too long', async () => {
    const before = await everything();
    const bodies: readonly (readonly [type: string, body: string, status: number])[] = [
      ['application/json', '{', 400],
      ['application/json', '[[[['.repeat(5_000), 400],
      ['application/json', 'null', 400],
      ['application/json', '\u0000', 400],
      ['text/plain', '{"name":"Eve"}', 400],
      ['application/x-www-form-urlencoded', 'name=Eve', 415],
      ['multipart/form-data', 'x', 415],
      ['nonsense', '{}', 415],
      ['application/json', `{"name":"${'x'.repeat(200_000)}"}`, 413],
    ];
    for (const [type, body, status] of bodies) {
      const response = await fetch(`${world.running.url}/api/me`, {
        method: 'PUT',
        body,
        headers: { 'content-type': type, cookie: ana.cookie ?? '' },
      });
      expect({ type, body, status: response.status }).toEqual({ type, body, status });
      expect(isProblem(await response.json())).toBe(true);
    }
    for (const name of [
      '',
      ' Ana',
      'A\nB',
      'A\u202EB',
      'A\u200BB',
      '\u0000',
      'x'.repeat(25),
      '\uD800',
      'A\u0007',
      '\u2800\u3164',
    ]) {
      const answer = await ana.call('PUT', '/api/me', { name });
      expect({ name, status: answer.status }).toEqual({ name, status: 400 });
    }
    for (const cookie of [
      'paddock=abc',
      'paddock=abc.def',
      'paddock=%00',
      `paddock=${'x'.repeat(3_000)}`,
      '=;;',
    ]) {
      const stranger = new Player(world.running.url, 'Eve');
      stranger.cookie = cookie;
      expect((await stranger.call('GET', '/api/me')).body).toEqual({ person: null });
      expect((await stranger.call('GET', '/api/me/tables')).status).toBe(401);
    }
    expect(await everything()).toEqual(before);
  });
});

describe('whatever comes in on the socket', () => {
  it('is answered with a typed error, and changes nothing', async () => {
    const chance = fastChance('messages');
    const before = await everything();
    const socket = await RawSocket.open(ana);
    await socket.ask({ type: 'watch', table }, ({ type }) => type === 'table');
    const asked = 0;
    const good: readonly Readonly<Record<string, unknown>>[] = [
      { type: 'hello', version: PROTOCOL },
      { type: 'watch', table, have: 3, as: 0 },
      { type: 'play', table, id: 'a', asked, do: ['play crash'] },
      { type: 'salt', table, id: 'b', deal: 1, salt: '0123456789abcdef' },
      { type: 'say', table, id: 'c', text: 'hi' },
      { type: 'moments', table, id: 'd', from: 0, to: 1 },
    ];
    for (let tries = 0; tries < 1_500; tries++) {
      const kind = good[chance.below(good.length)] ?? {};
      const message = chance.below(4) === 0 ? anyValue(chance) : spoiled(kind, chance);
      const text = JSON.stringify(message) ?? 'undefined';
      if (isMeant(message)) continue;
      const answer = await socket.ask(
        text,
        ({ type }) => type === 'no' || type === 'past' || type === 'table' || type === 'hello',
      );
      const isRefused = answer?.type === 'no' && isProblem(answer.problem);
      expect({ text, isRefused }).toEqual({ text, isRefused: true });
    }
    socket.close();
    await settled();
    expect(await everything()).toEqual(before);
  });

  it('a wrong seat, a stale question, a foreign table, a table that is not there', async () => {
    const before = await everything();
    const socket = await RawSocket.open(ana);
    const isAnswer = ({ type }: { type: string }) => type === 'no' || type === 'ok';
    const refusals: readonly (readonly [message: unknown, code: string])[] = [
      [{ type: 'play', table, id: 'a', asked: 0, do: ['play crash'] }, 'not-watching'],
      [{ type: 'watch', table: foreign }, 'no-such-table'],
      [{ type: 'watch', table: 'z'.repeat(20) }, 'no-such-table'],
      [{ type: 'watch', table: foreign, key: 'A'.repeat(22) }, 'no-such-table'],
      [{ type: 'play', table: foreign, id: 'a', asked: 0, do: ['play crash'] }, 'not-watching'],
      [{ type: 'moments', table: foreign, id: 'a', from: 0, to: 1 }, 'not-watching'],
    ];
    for (const [message, code] of refusals) {
      expect(await socket.ask(message, isAnswer)).toMatchObject({ type: 'no', problem: { code } });
    }
    const whole = await socket.ask({ type: 'watch', table }, ({ type }) => type === 'table');
    const now = whole?.type === 'table' ? whole.game?.now : undefined;
    const isMine = (now?.asked ?? -1) >= 0;
    const stale = await socket.ask(
      { type: 'play', table, id: 'b', asked: 999, do: ['play crash'] },
      isAnswer,
    );
    expect(stale).toMatchObject({ problem: { code: isMine ? 'stale-question' : 'not-your-turn' } });
    const far = await socket.ask({ type: 'moments', table, id: 'c', from: 5, to: 60 }, isAnswer);
    expect(far).toMatchObject({ problem: { code: 'no-such-entry' } });
    const many = await socket.ask({ type: 'moments', table, id: 'd', from: 0, to: 5_000 }, isAnswer);
    expect(many).toMatchObject({ problem: { code: 'too-many-moments' } });
    socket.close();
    await settled();
    expect(await everything()).toEqual(before);
  });

  it('a cut link, and anything else that cannot be read, is told by the names that it gives', async () => {
    const socket = await RawSocket.open(ana);
    const isNo = ({ type }: { type: string }) => type === 'no';
    const problem = { code: 'bad-message' };
    for (const watch of [
      { type: 'watch', table: 'abc' },
      { type: 'watch', table: foreign, key: 'short' },
    ]) {
      expect(await socket.ask(watch, isNo)).toMatchObject({ id: null, table: watch.table, problem });
    }
    const play = { type: 'play', table, id: 'a', asked: 'x', do: [] };
    expect(await socket.ask(play, isNo)).toMatchObject({ id: 'a', table, problem });
    const long = await socket.ask({ type: 'watch', table: 'a'.repeat(65), id: 7 }, isNo);
    expect(long).toEqual({ type: 'no', id: null, problem: expect.objectContaining(problem) as unknown });
    socket.close();
  });

  it('bytes that are no text, a message that is too long, no greeting, another version', async () => {
    const before = await everything();
    const impolite = await RawSocket.open(ana, false);
    expect(await impolite.ask({ type: 'ping' }, ({ type }) => type === 'no')).toMatchObject({
      problem: { code: 'hello-first' },
    });
    impolite.send(Buffer.from([0, 255, 1]));
    expect(await impolite.ask('{"type"', ({ type }) => type === 'no')).toMatchObject({
      problem: { code: 'bad-message' },
    });
    expect(await impolite.ask({ type: 'hello', version: 99 }, () => false)).toBeUndefined();
    expect(impolite.code).toBe(4002);
    const loud = await RawSocket.open(ana);
    expect(await loud.ask(`"${'x'.repeat(100_000)}"`, () => false)).toBeUndefined();
    expect(loud.code).toBe(1009);
    await settled();
    expect(await everything()).toEqual(before);
  });
});

/** What the spoiling has left whole, or what asks for nothing. */
function isMeant(message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  const { type } = message;
  return (
    type === 'hello' ||
    type === 'watch' ||
    type === 'moments' ||
    type === 'ping' ||
    (type === 'say' && isSayable(message))
  );
}

function isSayable(message: object): boolean {
  return 'text' in message && typeof message.text === 'string' && /^[^\p{C}]{1,400}$/u.test(message.text);
}

/** Presence is told a moment after a socket has gone. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100));
}
