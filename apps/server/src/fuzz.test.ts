import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzzedClubRequests, fuzzedMessages, fuzzedRequests } from './testing/fuzz-inputs.ts';
import { holds, SEED } from './testing/junk.ts';
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

describe(`anything that comes in by request (seed ${SEED})`, () => {
  it('is answered with a typed error, never with a failure, and changes nothing', async () => {
    const before = await everything();
    let refused = 0;
    const requests = fuzzedRequests({ own: table, foreign });
    const isRefused = fc.asyncProperty(requests, async ({ method, path, body, headers }) => {
      const { status, body: answer } = await ana.call(method, `/api${path}`, body, headers);
      if (status === 200) {
        // Sitting down where one sits already.
        expect(path).toMatch(/sit$/);
        return;
      }
      expect(status).toBeLessThan(500);
      expect(answer).toSatisfy(isProblem);
      refused++;
    });
    await holds(isRefused, 400);
    expect(refused).toBeGreaterThan(300);
    expect(await everything()).toEqual(before);
  });

  it('is answered with a typed error around the tables too', async () => {
    const eve = await Player.join(world.running.url, 'Eve');
    const before = await everything();
    let refused = 0;
    const requests = fuzzedClubRequests({ own: table, foreign });
    const isTyped = fc.asyncProperty(requests, async ({ method, path, body, headers }) => {
      const { status, body: answer } = await eve.call(method, `/api${path}`, body, headers);
      if (status === 200) return;
      expect(status).toBeLessThan(500);
      expect(answer).toSatisfy(isProblem);
      refused++;
    });
    await holds(isTyped, 400);
    expect(refused).toBeGreaterThan(200);
    // Of the tables and of Ana, nothing: a new league or a quick table is Eve's own.
    const { logs, ana: hers } = (await everything()) as { readonly logs: unknown; readonly ana: unknown };
    expect(before).toMatchObject({ logs, ana: hers });
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

describe(`anything that comes in on the socket (seed ${SEED})`, () => {
  it('is answered with a typed error, and changes nothing', async () => {
    const before = await everything();
    const socket = await RawSocket.open(ana);
    await socket.ask({ type: 'watch', table }, ({ type }) => type === 'table');
    let refused = 0;
    const isRefused = fc.asyncProperty(fuzzedMessages({ own: table, foreign }), async (message) => {
      const answer = await socket.ask(JSON.stringify(message), ({ type }) => ANSWERS.has(type));
      expect(answer?.type).toBe('no');
      expect(answer?.type === 'no' && answer.problem).toSatisfy(isProblem);
      refused++;
    });
    await holds(isRefused, 1_000);
    expect(refused).toBeGreaterThanOrEqual(1_000);
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

  it('a cut link, and anything else that cannot be read, is refused with the ids that it gives', async () => {
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

  it('bytes that are not text, a message that is too long, no greeting, another version', async () => {
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

const ANSWERS: ReadonlySet<string> = new Set(['no', 'past', 'table', 'hello']);

/** Presence is updated a moment after a socket has gone. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100));
}
