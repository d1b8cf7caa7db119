import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PROTOCOL } from '@paddock/protocol';
import { openStore } from '../../store/open.ts';
import { Player } from '../../testing/player.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { LightSocket } from './light-socket.ts';
import { LoadServer, type LoadSettings } from './run.ts';
import { storeRunning } from './stored.ts';

/** Several servers on one PostgreSQL. Tables are spread over them as a balancer does that hashes their ids. */

const HELLO = JSON.stringify({ type: 'hello', version: PROTOCOL });

async function withServers<Result>(
  count: number,
  measure: (servers: readonly LoadServer[], url: string) => Promise<Result>,
): Promise<Result> {
  const database = await startPostgres();
  const servers: LoadServer[] = [];
  try {
    for (let at = 0; at < count; at++) {
      servers.push(await LoadServer.open(false, [], { DATABASE_URL: database.url }));
    }
    return await measure(servers, database.url);
  } finally {
    for (const server of servers) await server.close();
    await database.stop();
  }
}

export interface CommandReport {
  readonly processes: number;
  readonly commands: number;
  /** Microseconds of processor time a command, of all servers together. */
  readonly cpu: number;
  readonly acknowledgedP99: number;
}

/** What a command costs where each of that many servers has `share` to do. */
export function measureCommands(processes: number, share: LoadSettings): Promise<CommandReport> {
  return withServers(processes, async (servers) => {
    await Promise.all(servers.map((server) => server.seat(share)));
    // Not measured: each process compiles its code in its first thousands of commands.
    const warmUp = { ...share, seconds: share.seconds * 3 };
    await Promise.all(servers.map((server) => server.atRate(warmUp)));
    const reports = await Promise.all(servers.map((server) => server.atRate(share)));
    const commands = reports.reduce((sum, { held }) => sum + held * share.seconds, 0);
    const spent = reports.reduce((sum, { cpu, held }) => sum + cpu.server * held * share.seconds, 0);
    return {
      processes,
      commands,
      cpu: Math.round(spent / commands),
      acknowledgedP99: Math.max(...reports.map(({ acknowledgedP99 }) => acknowledgedP99)),
    };
  });
}

export interface WatcherReport {
  /** Parts of a core that the pages' server takes, without and with them. */
  readonly alone: number;
  readonly withPages: number;
  /** Of one who watches the lobby of a hundred open tables, where somebody sits down or leaves twice a second. */
  readonly lobbyBytesPerSecond: number;
}

/** Pages at one server that have nothing to do with the tables that play at the other. */
export function measureWatchers(pages: number, settings: LoadSettings): Promise<WatcherReport> {
  return withServers(2, async ([playing, idle]) => {
    if (playing === undefined || idle === undefined) throw new Error('two servers');
    await playing.seat(settings);
    const coreOf = async () => {
      const before = await idle.cpu();
      await playing.atRate(settings);
      return ((await idle.cpu()).all - before.all) / (settings.seconds * 1e6);
    };
    await coreOf();
    const alone = await coreOf();
    const sockets: LightSocket[] = [];
    for (let page = 0; page < pages; page++) {
      const { cookie } = await Player.join(idle.url, 'Idle');
      const socket = await LightSocket.open(idle.url, cookie, () => undefined);
      socket.send(HELLO);
      socket.send(JSON.stringify({ type: 'mine', on: true }));
      sockets.push(socket);
    }
    await setTimeout(3_000);
    const withPages = await coreOf();
    for (const socket of sockets) socket.close();
    return { alone, withPages, lobbyBytesPerSecond: await lobbyBytes(idle.url, settings.seconds) };
  });
}

async function lobbyBytes(url: string, seconds: number): Promise<number> {
  const seats = Array.from({ length: 4 }, () => ({ kind: 'open' }));
  const tables: string[] = [];
  while (tables.length < 100) {
    const host = await Player.join(url, `Host ${tables.length}`);
    const made = await host.ok('POST', '/api/tables', { game: 'formula', seats, isPublic: true });
    tables.push(String(made['id']));
  }
  let bytes = 0;
  const socket = await LightSocket.open(url, undefined, (_bytes, from, to) => (bytes += to - from));
  socket.send(HELLO);
  socket.send(JSON.stringify({ type: 'lobby', on: true, pages: 2 }));
  await setTimeout(3_000);
  bytes = 0;
  const guest = await Player.join(url, 'Guest');
  const end = performance.now() + seconds * 1000;
  for (let at = 0; performance.now() < end; at++) {
    const path = `/api/tables/${tables[Math.floor(at / 2) % tables.length]}/${at % 2 === 0 ? 'sit' : 'leave'}`;
    await guest.ok('POST', path, at % 2 === 0 ? {} : undefined);
    await setTimeout(500);
  }
  socket.close();
  return Math.round(bytes / seconds);
}

/** Seconds from the start of a server until it has taken up that many tables where a bot is due. */
export async function measureDue(tables: number): Promise<number> {
  const database = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'paddock-due-'));
  try {
    const store = await openStore({ dataDir, databaseUrl: database.url });
    for (let at = 0; at < tables; at += 500) {
      await Promise.all(Array.from({ length: Math.min(500, tables - at) }, () => storeRunning(store)));
    }
    await store.close();
    const begin = performance.now();
    const server = await LoadServer.open(false, [], { DATABASE_URL: database.url });
    const inMemory = async () => {
      const metrics = await (await fetch(`${server.url}/metrics`)).text();
      return Number(/^paddock_rooms (\d+)$/m.exec(metrics)?.[1] ?? 0);
    };
    while ((await inMemory()) < tables) await setTimeout(50);
    const seconds = (performance.now() - begin) / 1000;
    await server.close();
    return Math.round(seconds * 10) / 10;
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}
