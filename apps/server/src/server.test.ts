import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings, SETTING_NAMES, SettingsError } from './settings.ts';
import { startServer } from './start.ts';
import { Player } from './testing/player.ts';
import { RawSocket } from './testing/raw-socket.ts';
import { makeWorld, type World } from './testing/world.ts';

let world: World | undefined;

afterEach(async () => {
  await world?.end();
  world = undefined;
});

async function open(env: Record<string, string> = {}): Promise<World> {
  world = await makeWorld(env);
  return world;
}

describe('the server', () => {
  it('says that it is alive and ready, and what it counts; and describes its calls', async () => {
    const { running } = await open();
    const guest = new Player(running.url, 'Ana');
    expect((await guest.call('GET', '/healthz')).body).toEqual({ ok: true });
    expect((await guest.call('GET', '/readyz')).body).toEqual({ ok: true });
    const metrics = await guest.call('GET', '/metrics');
    expect(String(metrics.body['text'])).toContain('paddock_sockets 0');
    expect((await guest.call('GET', '/metrics', undefined, { 'x-forwarded-for': '1.2.3.4' })).status).toBe(
      404,
    );
    const { openapi, paths } = (await guest.call('GET', '/api/openapi.json')).body;
    expect(openapi).toMatch(/^3\./);
    expect(paths).toHaveProperty('/api/tables/{id}/sit');
    expect((await guest.call('GET', '/api/games')).body).toMatchObject({
      games: [
        { game: 'formula', rulings: 1 },
        { game: 'downforce', rulings: 3 },
      ],
    });
  });

  it('shows its numbers to nobody without the token, where there is one', async () => {
    const { running } = await open({ METRICS_TOKEN: 'a'.repeat(20) });
    const guest = new Player(running.url, 'Ana');
    expect((await guest.call('GET', '/metrics')).status).toBe(404);
    expect(
      (await guest.call('GET', '/metrics', undefined, { authorization: `Bearer ${'b'.repeat(20)}` })).status,
    ).toBe(404);
    expect(
      (await guest.call('GET', '/metrics', undefined, { authorization: `Bearer ${'a'.repeat(20)}` })).status,
    ).toBe(200);
  });

  it('keeps other sites out, and its cookie from scripts', async () => {
    const { running } = await open();
    const evil = { origin: 'https://evil.example' };
    const guest = new Player(running.url, 'Ana');
    const refused = await guest.call('PUT', '/api/me', { name: 'Ana' }, evil);
    expect(refused).toMatchObject({ status: 403, body: { code: 'other-origin' } });
    expect(guest.cookie).toBeUndefined();
    const response = await fetch(`${running.url}/api/me`, {
      method: 'PUT',
      body: '{"name":"Ana"}',
      headers: { 'content-type': 'application/json', origin: running.url },
    });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
    const closed = await new Promise<number>((resolve) => {
      const socket = guest.openSocket(evil);
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
      socket.on('error', () => undefined);
    });
    expect(closed).toBe(403);
  });

  it('limits the size of everything', async () => {
    const { running } = await open({ LIMIT_SCALE: '1' });
    const statuses: number[] = [];
    const ana = await Player.join(running.url, 'Ana');
    for (let tries = 0; tries < 12; tries++) {
      const answer = await ana.call('POST', '/api/tables', {
        game: 'formula',
        seats: [{ kind: 'open' }, { kind: 'open' }],
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    const guests: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      guests.push((await new Player(running.url, 'x').call('PUT', '/api/me', { name: 'Eve' })).status);
    }
    expect(guests.at(-1)).toBe(429);
    const lists: number[] = [];
    while (lists.at(-1) !== 429 && lists.length < 3_000) {
      lists.push((await ana.call('GET', '/api/tables')).status);
    }
    expect(lists.at(-1)).toBe(429);
    expect((await ana.call('GET', '/healthz')).status).toBe(200);
  });

  it('does not answer for ever what it cannot read', async () => {
    const { running } = await open({ LIMIT_SCALE: '1' });
    const socket = await RawSocket.open(await Player.join(running.url, 'Ana'));
    for (let times = 0; times < 2_000; times++) socket.send({ type: 'bogus', id: `b${times}` });
    expect(await socket.ask({ type: 'ping' }, () => false)).toBeUndefined();
    expect(socket.code).toBe(4003);
    const answers = socket.heard.flatMap((heard) => (heard.type === 'no' ? [heard] : []));
    expect(answers.length).toBeLessThan(700);
    expect(answers[0]).toMatchObject({ id: 'b0', problem: { code: 'bad-message' } });
    expect(answers.at(-1)).toMatchObject({ problem: { code: 'too-often' } });
  });

  it('does not share its data with a second server, and says so', async () => {
    const { settings } = await open();
    await expect(startServer(settings)).rejects.toThrow(
      /is in use by a Paddock server \(process \d+, since /,
    );
    expect(existsSync(join(settings.dataDir, 'paddock.sqlite'))).toBe(true);
  });

  it('lists every setting for hosts', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const told = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(told).toEqual(SETTING_NAMES);
  });

  it.each<[env: Record<string, string>, why: string | RegExp]>([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be true, false, a number of proxies, or their addresses'],
    [{ COOKIE_SECRET: 'x' }, 'COOKIE_SECRET must have 32 to 512 characters'],
    [{ METRICS_TOKEN: 'x' }, 'METRICS_TOKEN must have 16 to 512 characters'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
    [{ BOT_THREADS: '0' }, 'BOT_THREADS must be a whole number from 1 to 64'],
    [{ MAX_BOT_LEVEL: 'god' }, /^MAX_BOT_LEVEL must be one of random, rookie, club/],
    [{ BOT_LIMIT_MS: '1.5' }, 'BOT_LIMIT_MS must be a whole number from 50 to 60000'],
    [{ LIMIT_SCALE: '0' }, 'LIMIT_SCALE must be a number from 0.1 to 1000000'],
    [{ SITE_DIR: '/nowhere' }, 'SITE_DIR must be a folder with an index.html'],
    ...['paddock', 'ftp://x', 'https://x/paddock', 'https://x/?a', 'https://ana@x'].map(
      (url): [Record<string, string>, RegExp] => [
        { PUBLIC_URL: url },
        /^PUBLIC_URL must be .* without a path$/,
      ],
    ),
    [{ PORT: 'abc', BOT_THREADS: 'x' }, /^PORT must be .*; BOT_THREADS must be [^;]*$/],
  ])('refuses a setting that cannot be meant, by name: %o', (env, why) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(why);
  });

  it('takes settings at their limits', () => {
    const env = { PORT: '65535', LIMIT_SCALE: '0.1', PUBLIC_URL: 'https://paddock.example:8443/' };
    expect(readSettings({ ...env, COOKIE_SECRET: 'x'.repeat(32), BOT_PAUSE_MS: '0' })).toMatchObject({
      port: 65_535,
      limitScale: 0.1,
      publicUrl: 'https://paddock.example:8443',
      botPauseMs: 0,
      botThreads: 1,
    });
  });
});
