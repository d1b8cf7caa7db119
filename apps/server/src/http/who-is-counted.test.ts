import { afterEach, describe, expect, it } from 'vitest';
import { Player } from '../testing/player.ts';
import { RawSocket } from '../testing/raw-socket.ts';
import { makeWorld, type World } from '../testing/world.ts';

let world: World | undefined;

afterEach(async () => {
  await world?.end();
  world = undefined;
});

async function open(env: Record<string, string>): Promise<string> {
  world = await makeWorld({ LIMIT_SCALE: '1', ...env });
  return world.running.url;
}

async function tableOf(
  host: Player,
  isPublic: boolean,
): Promise<{ readonly id: string; readonly key: string }> {
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { id, key } = await host.ok('POST', '/api/tables', { game: 'formula', seats, isPublic });
  return { id: String(id), key: String(key) };
}

function look(player: Player, { id, key }: { readonly id: string; readonly key?: string }): Promise<number> {
  const headers = key === undefined ? undefined : { 'x-table-key': key };
  return player.call('GET', `/api/tables/${id}`, undefined, headers).then(({ status }) => status);
}

const ABSENT = { id: 'z'.repeat(20) };

/** Until the limit is reached. */
async function guess(player: Player): Promise<void> {
  for (let tries = 0; tries < 200; tries++) if ((await look(player, ABSENT)) === 429) return;
  throw new Error('there is no limit');
}

describe('who is counted', () => {
  it('S6: a whole /64 is one address, and an IPv4 address in its IPv6 form is that address', async () => {
    const url = await open({ TRUST_PROXY: '1' });
    const joined = async (from: string) => {
      const answer = await new Player(url, 'x').call(
        'PUT',
        '/api/me',
        { name: 'Eve' },
        { 'x-forwarded-for': from },
      );
      return answer.status;
    };
    const statuses: number[] = [];
    for (let host = 1; host <= 14; host++) statuses.push(await joined(`2001:db8:1:2::${host}`));
    expect(statuses.at(-1)).toBe(429);
    expect(await joined('2001:db8:1:3::1')).toBe(200);
    for (let tries = 0; tries < 14; tries++) await joined('::ffff:192.0.2.7');
    expect(await joined('192.0.2.7')).toBe(429);
  });

  it('S6: people at one address do not use up each other’s requests', async () => {
    const url = await open({});
    const [ana, rui] = [await Player.join(url, 'Ana'), await Player.join(url, 'Rui')];
    let status = 200;
    for (let tries = 0; status === 200 && tries < 5_000; tries++) {
      ({ status } = await ana.call('GET', '/api/games'));
    }
    expect(status).toBe(429);
    expect((await rui.call('GET', '/api/games')).status).toBe(200);
  });

  it('S7: wrong table ids lock nobody else at that address out', async () => {
    const url = await open({});
    const [ana, rui] = [await Player.join(url, 'Ana'), await Player.join(url, 'Rui')];
    const hidden = await tableOf(ana, false);
    await guess(ana);
    expect(await look(rui, hidden)).toBe(200);
    await guess(new Player(url, 'nobody'));
    expect(await look(rui, hidden)).toBe(200);
  });

  it('S7: a person who guessed too often still sees public tables and their own, and no others', async () => {
    const url = await open({});
    const [ana, rui] = [await Player.join(url, 'Ana'), await Player.join(url, 'Rui')];
    const [listed, own, hidden] = [
      await tableOf(rui, true),
      await tableOf(ana, false),
      await tableOf(rui, false),
    ];
    await guess(ana);
    expect(await look(ana, { id: listed.id })).toBe(200);
    expect(await look(ana, { id: own.id })).toBe(200);
    expect(await look(ana, hidden)).toBe(429);
    const socket = await RawSocket.open(ana);
    const watch = (watched: object) =>
      socket.ask({ type: 'watch', ...watched }, ({ type }) => type === 'table' || type === 'no');
    expect(await watch({ table: listed.id })).toMatchObject({ type: 'table' });
    expect(await watch({ table: own.id })).toMatchObject({ type: 'table' });
    const tooOften = { type: 'no', problem: { code: 'too-often' } };
    expect(await watch({ table: hidden.id, key: hidden.key })).toMatchObject(tooOften);
    socket.close();
  });

  it('S7: links that work are not counted as guesses', async () => {
    const url = await open({ LIMIT_SCALE: '2' });
    const ana = await Player.join(url, 'Ana');
    const claim = (key: string) =>
      new Player(url, 'phone').call('POST', '/api/me/claim', { key }).then(({ status }) => status);
    const tries = Array.from({ length: 39 }, () => claim('A'.repeat(22)));
    expect(new Set(await Promise.all(tries))).toEqual(new Set([404]));
    for (let times = 0; times < 3; times++) {
      const { key } = await ana.ok('POST', '/api/me/links');
      expect(await claim(String(key))).toBe(200);
    }
  });
});
