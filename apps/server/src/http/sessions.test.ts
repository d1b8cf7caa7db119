import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sign } from '@fastify/cookie';
import { afterEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin.ts';
import { DATABASE_FILE } from '../store/open.ts';
import { Player } from '../testing/player.ts';
import { RawSocket } from '../testing/raw-socket.ts';
import { makeWorld, type World } from '../testing/world.ts';

const SECRET = 'x'.repeat(32);
const YEAR_MS = 31_536_000_000;

let world: World | undefined;
let ahead = 0;

afterEach(async () => {
  ahead = 0;
  await world?.end();
  world = undefined;
});

async function open(env: Record<string, string> = {}): Promise<World> {
  world = await makeWorld({ COOKIE_SECRET: SECRET, ...env }, { now: () => Date.now() + ahead });
  return world;
}

/** The same person on another device. */
function deviceOf({ url, name, cookie }: Player): Player {
  return Object.assign(new Player(url, name), { cookie });
}

async function nameOf(player: Player): Promise<unknown> {
  const { person } = (await player.ok('GET', '/api/me')) as { person: { name: string } | null };
  return person?.name ?? null;
}

describe('S8: sessions', () => {
  it('S8: signing out elsewhere ends every other cookie and socket, and not this one', async () => {
    const { running } = await open();
    const here = await Player.join(running.url, 'Ana');
    const { key } = await here.ok('POST', '/api/me/links');
    const there = new Player(running.url, 'Ana');
    await there.ok('POST', '/api/me/claim', { key });
    const stolen = deviceOf(here);
    const sockets = [await RawSocket.open(there), await RawSocket.open(stolen)];
    const other = await RawSocket.open(await Player.join(running.url, 'Rui'));
    await here.ok('POST', '/api/me/sign-out');
    for (const socket of sockets) {
      expect(await socket.ask({ type: 'ping' }, () => false)).toBeUndefined();
      expect(socket.code).toBe(4005);
    }
    expect([await nameOf(here), await nameOf(there), await nameOf(stolen)]).toEqual(['Ana', null, null]);
    expect((await stolen.call('GET', '/api/me/tables')).status).toBe(401);
    const again = await RawSocket.open(here);
    expect(await again.ask({ type: 'ping' }, ({ type }) => type === 'pong')).toBeDefined();
    expect(await other.ask({ type: 'ping' }, ({ type }) => type === 'pong')).toBeDefined();
    for (const socket of [again, other]) socket.close();
  });

  it('S8: a cookie that was signed out cannot use up the person’s requests', async () => {
    const { running } = await open({ LIMIT_SCALE: '0.3' });
    const ana = await Player.join(running.url, 'Ana');
    const stolen = deviceOf(ana);
    await ana.ok('POST', '/api/me/sign-out');
    let status = 0;
    for (let tries = 0; status !== 429 && tries < 2_000; tries++) {
      ({ status } = await stolen.call('GET', '/api/me'));
    }
    expect(status).toBe(429);
    expect(await nameOf(ana)).toBe('Ana');
  });

  it('S8: a cookie ends after a year, unless it is used', async () => {
    const { running } = await open();
    const ana = await Player.join(running.url, 'Ana');
    const unused = deviceOf(ana);
    ahead = YEAR_MS / 2;
    expect(await nameOf(ana)).toBe('Ana');
    expect(ana.cookie).not.toBe(unused.cookie);
    ahead = YEAR_MS + 60_000;
    expect([await nameOf(ana), await nameOf(unused)]).toEqual(['Ana', null]);
  });

  it('S8: a cookie of an older server is taken, and replaced by one that ends', async () => {
    const { running } = await open();
    const ana = await Player.join(running.url, 'Ana');
    const { person } = (await ana.ok('GET', '/api/me')) as { person: { id: string } };
    const older = new Player(running.url, 'Ana');
    older.cookie = `paddock=${encodeURIComponent(sign(person.id, SECRET))}`;
    const before = older.cookie;
    expect(await nameOf(older)).toBe('Ana');
    expect(older.cookie).not.toBe(before);
    await ana.ok('POST', '/api/me/sign-out');
    expect(await nameOf(Object.assign(older, { cookie: before }))).toBeNull();
  });

  it('S8: an https page’s cookie is bound to its host; the old name is still read', async () => {
    const { running } = await open({ TRUST_PROXY: '1' });
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
    const ana = new Player(running.url, 'Ana');
    await ana.ok('PUT', '/api/me', { name: 'Ana' });
    expect(ana.cookie).toMatch(/^paddock=/);
    const response = await fetch(`${running.url}/api/me`, {
      headers: { cookie: String(ana.cookie), ...https },
    });
    expect(await response.json()).toMatchObject({ person: { name: 'Ana' } });
    const [bound, cleared] = response.headers.getSetCookie();
    expect(bound).toMatch(/^__Host-paddock=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    expect(cleared).toMatch(/^paddock=;/);
    ana.cookie = bound?.split(';')[0];
    expect((await ana.ok('GET', '/api/me', undefined, https))['person']).toMatchObject({ name: 'Ana' });
  });

  it('S8: the admin signs a person out of a running server', async () => {
    const { running, settings } = await open();
    const env = { DATA_DIR: settings.dataDir };
    const ana = await Player.join(running.url, 'Ana');
    const socket = await RawSocket.open(ana);
    const [line = ''] = (await runAdmin('people', '', env)).split('\n');
    const [id = '', name] = line.split('\t');
    expect(name).toBe('Ana');
    expect(await runAdmin('sign-out', id, env)).toContain('Ana');
    expect(await nameOf(deviceOf(ana))).toBeNull();
    await running.server.endSignedOut();
    expect(await socket.ask({ type: 'ping' }, () => false)).toBeUndefined();
    await expect(runAdmin('sign-out', 'z'.repeat(20), env)).rejects.toThrow('there is no such person');
  });

  it('S8: an export keeps who is signed out', async () => {
    const { running, settings } = await open();
    const ana = await Player.join(running.url, 'Ana');
    await ana.ok('POST', '/api/me/sign-out');
    const file = join(settings.dataDir, 'all.jsonl');
    await runAdmin('export', file, { DATA_DIR: settings.dataDir });
    const elsewhere = join(settings.dataDir, 'elsewhere');
    await runAdmin('import', file, { DATA_DIR: elsewhere });
    const database = new DatabaseSync(join(elsewhere, DATABASE_FILE), { readOnly: true });
    expect(database.prepare('SELECT sessions FROM people').all()).toEqual([{ sessions: 1 }]);
    database.close();
  });
});
