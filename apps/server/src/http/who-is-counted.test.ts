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

/** Each from an address of its own, since an address makes only a few. */
async function newGuests(url: string, count: number, first = '203.0.113.1'): Promise<Player[]> {
  const network = first.slice(0, first.lastIndexOf('.'));
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const guest = new Player(url, `Guest ${number}`);
      const headers = { 'x-forwarded-for': `${network}.${number + 1}` };
      expect((await guest.call('PUT', '/api/me', { name: guest.name }, headers)).status).toBe(200);
      return guest;
    }),
  );
}

function countOf(answers: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
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

  it('S9: guests at one address do not make tables without end, nor fill the lobby', async () => {
    const url = await open({ TRUST_PROXY: '1' });
    const guests = await newGuests(url, 12);
    const make = async (guest: Player, isPublic: boolean, from = '192.0.2.1') => {
      const seats = [{ kind: 'open' }, { kind: 'open' }];
      const asked = { game: 'formula', seats, isPublic };
      const { status, body } = await guest.call('POST', '/api/tables', asked, { 'x-forwarded-for': from });
      return status === 200 ? 'made' : String(body['code']);
    };
    const three = (guest: Player) => [make(guest, true), make(guest, true), make(guest, true)];
    const listed = await Promise.all(guests.slice(0, 11).flatMap(three));
    expect(countOf(listed)).toEqual({ made: 30, 'too-many-in-lobby': 3 });
    const [last] = guests.slice(11);
    expect(last && (await make(last, true, '192.0.2.2'))).toBe('made');
    const hidden = await Promise.all(
      guests.flatMap((guest) => Array.from({ length: 5 }, () => make(guest, false))),
    );
    const { made = 0, 'too-often': refused = 0 } = countOf(hidden);
    // 60 at once, of which 33 are gone; ten a minute more.
    expect([made >= 27, made <= 32, made + refused]).toEqual([true, true, 60]);
    expect(last && (await make(last, false, '192.0.2.2'))).toBe('made');
  });

  it('S9: places in the lobby that have become free can be taken again', async () => {
    const url = await open({ TRUST_PROXY: '1', LIMIT_SCALE: '0.4' });
    const most = Math.round(0.4 * 30);
    const guests = await newGuests(url, most + 1);
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const asked = { game: 'formula', seats: [{ kind: 'open' }, { kind: 'open' }], isPublic: true };
    const make = (guest: Player) => guest.call('POST', '/api/tables', asked, headers);
    const made = await Promise.all(guests.slice(0, most).map(make));
    expect(made.map(({ status }) => status)).toEqual(Array<number>(most).fill(200));
    const [first, last] = [guests[0], guests[most]];
    expect(last && (await make(last)).body).toMatchObject({ code: 'too-many-in-lobby', params: { most } });
    await first?.ok('POST', `/api/tables/${String(made[0]?.body['id'])}/close`);
    expect(last && (await make(last)).status).toBe(200);
  });

  it('S9: guests at one address share its reports', async () => {
    const url = await open({ TRUST_PROXY: '1', LIMIT_SCALE: '1' });
    const guests = await newGuests(url, 12);
    const [host, ...others] = guests;
    if (host === undefined) throw new Error('nobody came');
    const { id: table } = await tableOf(host, true);
    const report = async (guest: Player, from: string) => {
      const asked = { table, whom: { seat: 0 }, reason: 'other', note: '' };
      const headers = { 'x-forwarded-for': from };
      return (await guest.call('POST', '/api/moderation/reports', asked, headers)).status;
    };
    const here = others.flatMap((guest) => Array.from({ length: 3 }, () => report(guest, '192.0.2.1')));
    expect(countOf(await Promise.all(here))).toEqual({ 200: 30, 429: 3 });
    const [one] = (await newGuests(url, 1, '198.51.100.1')) as [Player];
    expect([await report(one, '192.0.2.1'), await report(one, '192.0.2.2')]).toEqual([429, 200]);
  });

  it('S9: cookies, even of sessions that have ended, share the requests of their address', async () => {
    const url = await open({ TRUST_PROXY: '1', LIMIT_SCALE: '0.1' });
    const guests = await newGuests(url, 12);
    const look = async (guest: Player, from: string) =>
      (await guest.call('GET', '/api/games', undefined, { 'x-forwarded-for': from })).status;
    const looks = guests.flatMap((guest) => Array.from({ length: 28 }, () => look(guest, '192.0.2.1')));
    const { 200: done = 0, 429: refused = 0 } = countOf(await Promise.all(looks));
    expect([done >= 300, done < 330, done + refused]).toEqual([true, true, 12 * 28]);
    const [one] = (await newGuests(url, 1, '198.51.100.1')) as [Player];
    expect(await look(one, '192.0.2.2')).toBe(200);
  });
});
