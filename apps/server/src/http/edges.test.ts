import { connect, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startChild, type Child } from '../testing/child.ts';
import { isProblem, Player } from '../testing/player.ts';
import { RawSocket } from '../testing/raw-socket.ts';
import { makeWorld, type World } from '../testing/world.ts';

let world: World | undefined;
let child: Child | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  child?.process.kill('SIGKILL');
  child = undefined;
  await world?.end();
  world = undefined;
});

async function open(env: Record<string, string> = {}): Promise<string> {
  world = await makeWorld(env);
  return world.running.url;
}

/** A bare connection that has sent a text; `ended` resolves when the server has closed it. */
async function raw(
  url: string,
  text: string,
): Promise<{ readonly ended: Promise<void>; readonly socket: Socket }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.resume();
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  if (text !== '') socket.write(text);
  return { ended, socket };
}

const BODY_TO_COME =
  'PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{';

/** The statuses of the same request, until one is refused as too often. */
async function untilTooOften(ask: () => Promise<number>): Promise<number> {
  for (let tries = 1; tries < 5_000; tries++) if ((await ask()) === 429) return tries;
  throw new Error('there is no limit');
}

describe('S10: connections', () => {
  it('S10: a slow body and a silent connection are ended; a socket is not', async () => {
    const url = await open({ REQUEST_TIMEOUT_MS: '1000' });
    const page = await RawSocket.open(await Player.join(url, 'Ana'));
    const [slow, silent] = [await raw(url, BODY_TO_COME), await raw(url, '')];
    await Promise.all([slow.ended, silent.ended]);
    expect(await page.ask({ type: 'ping' }, ({ type }) => type === 'pong')).toEqual({ type: 'pong' });
    page.close();
  });

  it('S10: an address has a limited number of connections', async () => {
    const url = await open({ CONNECTIONS_PER_ADDRESS: '4', LIMIT_SCALE: '1' });
    const held = [];
    for (let count = 0; count < 4; count++) held.push(await raw(url, BODY_TO_COME));
    await (
      await raw(url, BODY_TO_COME)
    ).ended;
    expect(held.map(({ socket }) => socket.destroyed)).toEqual([false, false, false, false]);
    held[0]?.socket.destroy();
    // The place is free again once the server has noticed.
    let status = 0;
    for (let tries = 0; tries < 200 && status !== 200; tries++) {
      status = await fetch(`${url}/healthz`).then(
        (answer) => answer.status,
        () => 0,
      );
    }
    expect(status).toBe(200);
  });
});

describe('S10: requests', () => {
  it('S10: deep JSON gets a typed 400', async () => {
    const url = await open();
    const ana = await Player.join(url, 'Ana');
    const deep = `${'{"a":'.repeat(6_000)}1${'}'.repeat(6_000)}`;
    const lists = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    for (const inner of [deep, lists]) {
      const response = await fetch(`${url}/api/tables`, {
        method: 'POST',
        body: `{"game":"formula","seats":[{"kind":"open"},{"kind":"open"}],"options":{"x":${inner}}}`,
        headers: { 'content-type': 'application/json', cookie: ana.cookie ?? '' },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toSatisfy(isProblem);
    }
  });

  it.each(['/healthz', '/readyz', '/nothing', '/api/nothing'])('S10: %s has a limit', async (path) => {
    const url = await open({ LIMIT_SCALE: '0.1' });
    const guest = new Player(url, 'Ana');
    await untilTooOften(async () => (await guest.call('GET', path)).status);
    expect((await guest.call('GET', path)).body).toSatisfy(isProblem);
  });

  it('S10: refused sockets have a limit, and their connections are closed', async () => {
    const url = await open({ LIMIT_SCALE: '0.1' });
    const guest = new Player(url, 'Ana');
    const refused = () =>
      new Promise<number>((resolve) => {
        const socket = guest.openSocket({ origin: 'https://evil.example' });
        socket.on('unexpected-response', (_request, answer) => {
          answer.resume();
          answer.socket.once('close', () => resolve(answer.statusCode ?? 0));
        });
        socket.on('error', () => undefined);
      });
    expect(await refused()).toBe(403);
    expect(await untilTooOften(refused)).toBeGreaterThan(1);
  });

  it('S6: TRUST_PROXY=true is warned of at the start', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'paddock-warned-'));
    child = await startChild({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: 'true' });
    expect(child.said).toContain('TRUST_PROXY=true believes any address');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });

  it('S10: a request is one line of the log, except one that comes too often', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'paddock-lines-'));
    child = await startChild({ DATA_DIR: dataDir, LOG_LEVEL: 'info', LIMIT_SCALE: '0.1' });
    const { url } = child;
    const guest = new Player(url, 'Ana');
    let answered = 0;
    for (let times = 0; times < 60; times++) {
      if ((await guest.call('GET', '/api/games')).status === 200) answered++;
    }
    const gone = new Promise((resolve) => child?.process.once('close', resolve));
    child.process.kill('SIGTERM');
    await gone;
    expect(child.said.match(/"url":"\/api\/games"/g)).toHaveLength(answered);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });
});
