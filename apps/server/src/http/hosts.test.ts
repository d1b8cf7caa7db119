import { request } from 'node:http';
import { hostname } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { Player } from '../testing/player.ts';
import { makeWorld, type World } from '../testing/world.ts';

let world: World | undefined;

afterEach(async () => {
  await world?.end();
  world = undefined;
});

async function open(env: Record<string, string> = {}): Promise<string> {
  world = await makeWorld(env);
  const [listening] = world.running.app.addresses();
  if (typeof listening !== 'object') throw new Error('it does not listen');
  return `http://127.0.0.1:${listening.port}`;
}

/** `fetch` would not send another host. */
function statusFor(url: string, path: string, host: string, headers = {}, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { method, headers: { ...headers, host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once('error', reject);
    asked.end();
  });
}

describe('whose page it is', () => {
  it('DNS rebinding: a name that is not this server’s gets nothing, not even metrics', async () => {
    const url = await open();
    for (const path of ['/', '/metrics', '/api/tables', '/api/me', '/nothing']) {
      expect(await statusFor(url, path, 'evil.example')).toBe(403);
      expect(await statusFor(url, path, 'localhost.evil.example:3000')).toBe(403);
    }
    for (const path of ['/healthz', '/readyz']) expect(await statusFor(url, path, 'checker')).toBe(200);
    const refused = await new Promise<number>((resolve) => {
      const socket = new Player(url, 'Eve').openSocket({
        host: 'evil.example',
        origin: 'http://evil.example',
      });
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
      socket.on('error', () => undefined);
    });
    expect(refused).toBe(403);
  });

  it('addresses, this machine’s names, PUBLIC_URL and ALLOWED_HOSTS are known', async () => {
    const url = await open({
      PUBLIC_URL: 'https://paddock.example',
      ALLOWED_HOSTS: 'One.example, two.example:8080',
    });
    const known = [
      '127.0.0.1:1',
      '192.168.1.7',
      '[::1]:3000',
      'localhost',
      'LOCALHOST:80',
      'paddock.example',
    ];
    for (const host of [...known, 'one.example:99', 'two.example', hostname(), `${hostname()}.local:3000`]) {
      expect({ host, status: await statusFor(url, '/api/tables', host) }).toEqual({ host, status: 200 });
    }
    expect(await statusFor(url, '/api/tables', 'three.example')).toBe(403);
  });

  it('behind a proxy without PUBLIC_URL the proxy has chosen the name; * takes any', async () => {
    const behind = await open({ TRUST_PROXY: '1' });
    expect(await statusFor(behind, '/api/tables', 'paddock.example')).toBe(200);
    await world?.end();
    expect(await statusFor(await open({ ALLOWED_HOSTS: '*' }), '/api/tables', 'any.example')).toBe(200);
  });

  it('the http page of an https site is another origin', async () => {
    const url = await open({ PUBLIC_URL: 'https://paddock.example' });
    const statusFrom = (origin: string, host = 'paddock.example') =>
      statusFor(url, '/api/me/links', host, { origin }, 'POST');
    expect(await statusFrom('http://paddock.example')).toBe(403);
    // Not forbidden; only nobody is signed in.
    expect(await statusFrom('https://paddock.example')).toBe(401);
    expect(await statusFrom('http://127.0.0.1:3000', '127.0.0.1:3000')).toBe(401);
  });
});
