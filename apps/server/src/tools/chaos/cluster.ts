import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres, type TestDatabase } from '../../testing/postgres.ts';
import { Player } from '../../testing/player.ts';
import { ChildServer, freePort } from './child.ts';

/** The balancer as hosts run it. */
const CONFIG = join(import.meta.dirname, '../../../../../deploy/haproxy.cfg');
const MOST = 3;
/** Tables without people that a killed server leaves behind. */
const LEFT_ALONE = 3;
/** Longer than any takeover should be. */
const PATIENCE_MS = 20_000;

export function hasBalancer(): boolean {
  return spawnSync('haproxy', ['-v']).status === 0;
}

/** Several servers on one PostgreSQL behind HAProxy, to be killed, stopped and left without their database. */
export class Cluster {
  readonly url: string;
  readonly servers: readonly ChildServer[];
  readonly #database: TestDatabase;
  readonly #balancer: ChildProcess;
  /** Milliseconds from a kill until nothing due is left with the dead process. */
  readonly takeovers: number[] = [];
  stops = 0;
  restarts = 0;

  private constructor(
    port: number,
    servers: readonly ChildServer[],
    database: TestDatabase,
    balancer: ChildProcess,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.servers = servers;
    this.#database = database;
    this.#balancer = balancer;
  }

  static async start(count: number, env: Readonly<Record<string, string>>): Promise<Cluster> {
    const database = await startPostgres();
    const all = { ...env, DATABASE_URL: database.url, TRUST_PROXY: '1' };
    const servers: ChildServer[] = [];
    for (let at = 0; at < Math.min(MOST, count); at++) servers.push(await ChildServer.start(all));
    const port = await freePort();
    const places = ['ONE', 'TWO', 'THREE'].map((name, at) => {
      const { host = `127.0.0.1:1` } = servers[at] === undefined ? {} : new URL(servers[at].url);
      return [`PADDOCK_${name}`, host];
    });
    const balancer = spawn('haproxy', ['-db', '-q', '-f', CONFIG], {
      env: { ...process.env, PADDOCK_LISTEN: `127.0.0.1:${port}`, ...Object.fromEntries(places) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const cluster = new Cluster(port, servers, database, balancer);
    try {
      await cluster.#answers();
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  get kills(): number {
    return this.servers.reduce((sum, server) => sum + server.kills, 0);
  }

  /** Servers that have ended by themselves. */
  get dead(): number {
    return this.servers.filter(({ hasEnded }) => hasEnded).length;
  }

  /** While bots race at it whom nobody watches: another process has to play on for them. */
  async kill(server: ChildServer): Promise<void> {
    await Promise.all(Array.from({ length: LEFT_ALONE }, () => raceOfBots(server.url)));
    const before = await this.#owners();
    const killed = performance.now();
    await server.kill();
    const milliseconds = await this.#takeover(before, killed);
    if (milliseconds !== undefined) this.takeovers.push(milliseconds);
    await server.up();
  }

  async pause(server: ChildServer, milliseconds: number): Promise<void> {
    this.stops++;
    process.kill(server.pid, 'SIGSTOP');
    await setTimeout(milliseconds);
    process.kill(server.pid, 'SIGCONT');
  }

  async restartDatabase(how: 'fast' | 'immediate'): Promise<void> {
    this.restarts++;
    await this.#database.restart(how);
  }

  async stop(): Promise<void> {
    this.#balancer.kill('SIGKILL');
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.#database.stop();
  }

  async #answers(): Promise<void> {
    for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
      const isReady = await fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      await setTimeout(50);
    }
    throw new Error('the balancer does not answer');
  }

  async #owners(): Promise<string[]> {
    const rows = await this.#query<{ owner: string }>('SELECT owner FROM processes');
    return rows.map(({ owner }) => owner);
  }

  /** Undefined: the dead process had nothing due. */
  async #takeover(before: readonly string[], since: number): Promise<number | undefined> {
    const killedAt = Date.now();
    /** By owner: when something that was due at the kill was still theirs. */
    const seen = new Map<string, number>();
    for (;;) {
      const due = await this.#query<{ owner: string }>(
        `SELECT DISTINCT owner FROM due WHERE at <= ${killedAt + 500}`,
      );
      const waited = Math.round(performance.now() - since);
      for (const { owner } of due) seen.set(owner, waited);
      const alive = await this.#owners();
      const dead = before.find((owner) => !alive.includes(owner));
      if (dead !== undefined && !due.some(({ owner }) => owner === dead)) return seen.get(dead);
      if (waited > PATIENCE_MS) return dead === undefined ? undefined : waited;
      await setTimeout(50);
    }
  }

  async #query<Row extends object>(text: string): Promise<Row[]> {
    const client = new Client(this.#database.url);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }
}

/** A long season. The database may be away just now: then there is one race less. */
async function raceOfBots(url: string): Promise<void> {
  try {
    const host = await Player.join(url, 'Host');
    const seats = Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'random' }));
    const table = { game: 'formula', options: { races: 17 }, seats, hostPlays: false };
    const { id } = await host.ok('POST', '/api/tables', table);
    await host.ok('POST', `/api/tables/${String(id)}/start`);
  } catch {
    // Measured with the others.
  }
}
