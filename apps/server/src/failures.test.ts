import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { BotPool } from './bots/pool.ts';
import type { Store } from './store/port.ts';
import { Player } from './testing/player.ts';
import { RawSocket } from './testing/raw-socket.ts';
import { Screen } from './testing/seat.ts';
import { makeWorld, type World } from './testing/world.ts';

let world: World | undefined;
const closing: { close(): void }[] = [];

afterEach(async () => {
  for (const each of closing.splice(0)) each.close();
  await world?.end();
  world = undefined;
});

async function seated(running: World['running']): Promise<{ ana: Player; table: string; screen: Screen }> {
  const ana = await Player.join(running.url, 'Ana');
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }];
  const table = String((await ana.ok('POST', '/api/tables', { game: 'formula', seats }))['id']);
  await ana.ok('POST', `/api/tables/${table}/start`);
  const client = ana.connect();
  closing.push(client);
  const screen = new Screen(client, table);
  await screen.until(({ isMyTurn }) => isMyTurn);
  return { ana, table, screen };
}

describe('when something fails', () => {
  it('a store that cannot write: a typed error, and the old state stands', async () => {
    let trouble: 'none' | 'disk' | 'taken' = 'none';
    const around = (store: Store): Store => ({
      ...store,
      append: async (item) => {
        if (trouble === 'disk') throw new Error('no space left on device');
        if (trouble !== 'taken') return store.append(item);
        trouble = 'none';
        return false;
      },
    });
    world = await makeWorld({}, { around });
    const { screen, table } = await seated(world.running);
    const { view, now } = screen;
    const shown = screen.moments.length;
    const logged = await world.running.server.store.events(table, 0, 100);
    trouble = 'disk';
    const texts = screen.plan();
    expect(await screen.feed.play(texts)).toMatchObject({ code: 'not-saved' });
    expect(screen.moments).toHaveLength(shown);
    expect(screen.view).toEqual(view);
    expect(screen.now).toEqual(now);
    expect(await world.running.server.store.events(table, 0, 100)).toEqual(logged);
    trouble = 'taken';
    expect(await screen.feed.play(texts)).toBeUndefined();
    await screen.until((each) => each.isMyTurn && each.now?.length !== now?.length);
    expect(screen.now?.length).toBeGreaterThan(now?.length ?? 0);
  });

  it('a store that is away altogether: nothing that is not written is ever shown', async () => {
    let isAway = false;
    const failing = () => Promise.reject(new Error('the disk is gone'));
    const around = (store: Store): Store => ({
      ...store,
      append: (item) => (isAway ? failing() : store.append(item)),
      events: (...args) => (isAway ? failing() : store.events(...args)),
    });
    world = await makeWorld({}, { around });
    const { ana, table, screen } = await seated(world.running);
    const { view } = screen;
    isAway = true;
    const { now } = screen;
    expect(await screen.feed.play(screen.plan())).toMatchObject({ code: 'not-saved' });
    const other = await RawSocket.open(ana);
    closing.push(other);
    const isWhole = ({ type }: { type: string }) => type === 'table';
    const old = { game: { view: structuredClone(view), now: { length: now?.length } } };
    expect(await other.ask({ type: 'watch', table }, isWhole)).toMatchObject(old);
    isAway = false;
    const again = await RawSocket.open(ana);
    closing.push(again);
    expect(await again.ask({ type: 'watch', table }, isWhole)).toMatchObject(old);
    expect(await screen.feed.play(screen.plan())).toBeUndefined();
  });

  it('a store that fails after it has written: the log decides, and everybody is shown what it holds', async () => {
    let isCut = false;
    let isAway = false;
    const around = (store: Store): Store => ({
      ...store,
      append: async (item) => {
        const isKept = await store.append(item);
        if (!isCut) return isKept;
        isCut = false;
        isAway = true;
        throw new Error('the connection was lost');
      },
      events: (...args) => (isAway ? Promise.reject(new Error('away')) : store.events(...args)),
    });
    world = await makeWorld({}, { around });
    const { ana, table, screen } = await seated(world.running);
    const socket = await RawSocket.open(ana);
    closing.push(socket);
    await socket.ask({ type: 'watch', table }, ({ type }) => type === 'table');
    const { length = 0, asked } = screen.now ?? {};
    const isAnswer = ({ type }: { type: string }) => type === 'ok' || type === 'no';
    const play = { type: 'play', table, id: 'once', asked, do: screen.plan() };
    isCut = true;
    expect(await socket.ask(play, isAnswer)).toMatchObject({ problem: { code: 'not-saved' } });
    expect(screen.now?.length).toBe(length);
    isAway = false;
    await screen.until(({ now }) => (now?.length ?? 0) > length);
    expect(await socket.ask(play, isAnswer)).toMatchObject({ type: 'ok', from: length });
    const events = await world.running.server.store.events(table, 0, 100);
    expect(events.filter(({ body }) => body.includes('"once"'))).toHaveLength(1);
  });

  it('a page that does not read is dropped, and finds everything when it comes back', async () => {
    world = await makeWorld();
    const { ana, table, screen } = await seated(world.running);
    const slow = await RawSocket.open(ana);
    closing.push(slow);
    await slow.ask({ type: 'watch', table }, ({ type }) => type === 'table');
    slow.socket.pause();
    const dropped = async () =>
      /paddock_slow_sockets_total 1/.test(await (await fetch(`${world?.running.url}/metrics`)).text());
    for (let tries = 0; tries < 400 && !(await dropped()); tries++) {
      for (let times = 0; times < 20; times++) {
        slow.send({ type: 'moments', table, id: `m${times}`, from: 0, to: screen.now?.length ?? 0 });
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await dropped()).toBe(true);
    const again = await RawSocket.open(ana);
    closing.push(again);
    expect(await again.ask({ type: 'watch', table }, ({ type }) => type === 'table')).toMatchObject({
      viewer: 0,
    });
  });

  it('a bot that is stuck, or dies, is ended; the next one thinks in a fresh thread', async () => {
    const worker = `
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ id, level }) => {
        if (level === 'stuck') for (;;);
        if (level === 'dead') process.exit(1);
        parentPort.postMessage({ id, ok: true, answer: { do: [level], reasons: {} } });
      });`;
    const folder = mkdtempSync(join(tmpdir(), 'paddock-bots-'));
    const file = join(folder, 'worker.cjs');
    writeFileSync(file, worker);
    const killed: string[] = [];
    const listener = { answered: () => undefined, killed: (level: string) => killed.push(level) };
    const pool = new BotPool(
      { threads: 1, limitMs: 2_500, lateMs: 2_500, iterations: 1 },
      listener,
      new URL(`file://${file}`),
    );
    const answers = await Promise.all(
      ['club', 'stuck', 'rookie', 'dead', 'club'].map((level) => pool.think('g', level, {})),
    );
    expect(answers).toEqual([['club'], undefined, ['rookie'], undefined, ['club']]);
    expect(killed).toEqual(['stuck']);
    await pool.close();
    expect(await pool.think('g', 'club', {})).toBeUndefined();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
});

describe('the page', () => {
  it('is served at its own addresses, and nothing outside its folder is', async () => {
    const site = mkdtempSync(join(tmpdir(), 'paddock-site-'));
    mkdirSync(join(site, 'assets'));
    writeFileSync(join(site, 'index.html'), '<!doctype html><title>Paddock</title>');
    writeFileSync(join(site, 'assets', 'main-1a2b.js'), '1');
    writeFileSync(join(site, 'assets', 'main-1a2b.js.gz'), gzipSync('12'));
    world = await makeWorld({ SITE_DIR: site });
    const { url } = world.running;
    for (const path of ['/', '/index.html']) {
      const response = await fetch(`${url}${path}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Paddock');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    const script = await fetch(`${url}/assets/main-1a2b.js`);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe('12');
    const outside = ['/assets/none.js', '/api/none', '/..%2f..%2fetc/passwd', '/.env', '/secret.txt'];
    for (const path of [...outside, '/assets/main-1a2b.js.gz', '/table/abc']) {
      expect((await fetch(`${url}${path}`)).status).toBe(404);
    }
    rmSync(site, { recursive: true, force: true, maxRetries: 10 });
  });
});
