import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTOCOL } from '@paddock/protocol';
import { bundled, THREADS } from '../../bundle.ts';
import type { ServerCpu } from './server.ts';
import { Player } from '../../testing/player.ts';
import { LightSocket } from './light-socket.ts';
import { LoadTable, type Measured } from './table.ts';

const SEATS = 4;
/**
 * As `npm start` does: one thread collects garbage beside the one that plays, since on a small machine more would take turns
 * with it; and the whole heap is collected half as often. New objects have the room that V8 gives them by itself, 64 MB: with
 * less the collector pauses more often, and with more it pauses longer.
 */
const AS_STARTED = ['--v8-pool-size=1', '--heap-growing-percent=300'];
/** How much more is tried each time. */
const STEP = 1.15;

export interface LoadSettings {
  readonly tables: number;
  readonly connections: number;
  /** Commands a second. */
  readonly rate: number;
  readonly seconds: number;
}

export interface RateReport {
  readonly asked: number;
  readonly held: number;
  readonly acknowledgedP99: number;
  readonly shownP99: number;
  /** Ticks at which a table was still busy with its last command. */
  readonly late: number;
  readonly problems: number;
  /** Seconds that the hypervisor gave to other machines. */
  readonly stolen: number;
  /** Microseconds of processor time a command: the server's playing thread, all its threads, and the process that makes the load. */
  readonly cpu: { readonly main: number; readonly server: number; readonly load: number };
}

/** Milliseconds within which 99 of 100 must be. */
const MOST = { acknowledged: 25, shown: 50 } as const;

export function isHeld({ asked, held, acknowledgedP99, shownP99, problems }: RateReport): boolean {
  const isInTime = acknowledgedP99 < MOST.acknowledged && shownP99 < MOST.shown;
  return isInTime && held >= asked * 0.99 && problems === 0;
}

/** From a bundle, as `npm start` runs it. */
const ENTRIES = { 'load-server': 'apps/server/src/tools/load/server.ts', ...THREADS };

/** A separate server, with everybody connected. */
export class LoadServer {
  readonly tables: LoadTable[] = [];
  readonly measured: Measured = { acknowledged: [], shown: [] };
  readonly #child: ChildProcess;
  readonly #dataDir: string;
  readonly url: string;

  private constructor(child: ChildProcess, url: string, dataDir: string) {
    this.#child = child;
    this.url = url;
    this.#dataDir = dataDir;
  }

  static async open(
    isStoreOff: boolean,
    execArgv: string[] = [],
    env: Readonly<Record<string, string>> = {},
  ): Promise<LoadServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'paddock-load-'));
    const server = await bundled(ENTRIES, 'load-server');
    const child = fork(fileURLToPath(server), isStoreOff ? ['--no-store'] : [], {
      execArgv: [...AS_STARTED, '--expose-gc', ...execArgv],
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        LIMIT_SCALE: '100000',
        ...env,
      },
    });
    const url = await new Promise<string>((resolve, reject) => {
      child.once('message', (url: string) => resolve(url));
      child.once('exit', () => reject(new Error('the server does not start')));
    });
    return new LoadServer(child, url, dataDir);
  }

  async seat({ tables, connections }: LoadSettings): Promise<void> {
    for (let table = 0; table < tables; table++) {
      const share =
        Math.floor(((table + 1) * connections) / tables) - Math.floor((table * connections) / tables);
      const names = Array.from({ length: Math.min(SEATS, share) }, (_, seat) => `P${seat}`);
      const people = await Promise.all(names.map((name) => Player.join(this.url, name)));
      const made = new LoadTable(this.measured);
      await made.open(this.url, people, share - people.length);
      this.tables.push(made);
    }
  }

  /** Bytes of the server's process, without what it no longer needs. */
  async memory(): Promise<number> {
    return this.#ask<number>('memory');
  }

  cpu(): Promise<ServerCpu> {
    return this.#ask<ServerCpu>('cpu');
  }

  #ask<Answer>(question: string): Promise<Answer> {
    const answered = new Promise<Answer>((resolve) => this.#child.once('message', resolve));
    this.#child.send(question);
    return answered;
  }

  /** Commands come at their times, whether or not the server keeps up. */
  async atRate({ rate, seconds, tables }: LoadSettings): Promise<RateReport> {
    this.measured.acknowledged.length = 0;
    this.measured.shown.length = 0;
    const problemsBefore = this.#problems();
    const stolenBefore = stolenTime();
    const cpuBefore = await this.cpu();
    const loadBefore = process.cpuUsage();
    const between = (tables / rate) * 1000;
    const begin = performance.now();
    let late = 0;
    let ticks = 0;
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        const elapsed = performance.now() - begin;
        if (elapsed > seconds * 1000) {
          clearInterval(timer);
          resolve();
          return;
        }
        for (const dueTicks = Math.floor((elapsed / between) * tables); ticks < dueTicks; ticks++) {
          if (this.tables[ticks % tables]?.play() === false) late++;
        }
      }, 1);
    });
    const load = process.cpuUsage(loadBefore);
    const cpu = await this.cpu();
    const commands = this.measured.acknowledged.length;
    return {
      asked: rate,
      held: Math.round(commands / seconds),
      acknowledgedP99: percentile(this.measured.acknowledged, 0.99),
      shownP99: percentile(this.measured.shown, 0.99),
      late,
      problems: this.#problems() - problemsBefore,
      stolen: Math.round((stolenTime() - stolenBefore) * 100) / 100,
      cpu: {
        main: Math.round((cpu.main - cpuBefore.main) / commands),
        server: Math.round((cpu.all - cpuBefore.all) / commands),
        load: Math.round((load.user + load.system) / commands),
      },
    };
  }

  #problems(): number {
    return this.tables.reduce((sum, table) => sum + table.problems, 0);
  }

  /** The last report that was held, and the first that was not, with more and more commands a second. */
  async highestRate(settings: LoadSettings): Promise<readonly RateReport[]> {
    const reports: RateReport[] = [];
    for (let { rate } = settings; ; rate = Math.round(rate * STEP)) {
      const report = await this.atRate({ ...settings, rate });
      reports.push(report);
      if (!isHeld(report)) return reports.slice(-2);
    }
  }

  /** Commands a second when every table plays as fast as it is answered. */
  async atFullSpeed(seconds: number): Promise<number> {
    const until = performance.now() + seconds * 1000;
    const played = await Promise.all(this.tables.map((table) => table.playOn(until)));
    return Math.round(played.reduce((sum, count) => sum + count, 0) / seconds);
  }

  async close(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    for (const table of this.tables) table.close();
    await new Promise<void>((resolve) => {
      this.#child.once('exit', () => resolve());
      this.#child.kill(signal);
    });
    rmSync(this.#dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function openIdle(url: string, count: number): Promise<LightSocket[]> {
  const sockets: LightSocket[] = [];
  for (let each = 0; each < count; each++) {
    const socket = await LightSocket.open(url, undefined, () => undefined);
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL }));
    sockets.push(socket);
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  return sockets;
}

/** Bytes of one connection that only listens, on a server that has seen connections before. */
export async function measureIdle(connections: number): Promise<number> {
  const server = await LoadServer.open(false);
  try {
    for (const socket of await openIdle(server.url, connections / 4)) socket.close();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const before = await server.memory();
    const sockets = await openIdle(server.url, connections);
    const after = await server.memory();
    for (const socket of sockets) socket.close();
    return (after - before) / connections;
  } finally {
    await server.close();
  }
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * part)] ?? NaN) * 10) / 10;
}

/** Seconds that the hypervisor gave to other machines. */
export function stolenTime(): number {
  try {
    const [, , , , , , , , stolen] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/);
    return Number(stolen ?? 0) / 100;
  } catch {
    return NaN;
  }
}
