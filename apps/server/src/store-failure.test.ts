import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Player } from './testing/player.ts';

const SERVER = fileURLToPath(new URL('./testing/child-server.ts', import.meta.url));

let dataDir: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'paddock-failing-'));
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Open {
  readonly url: string;
  readonly child: ChildProcess;
  said: string;
}

async function open(command: string, args: readonly string[]): Promise<Open> {
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: dataDir,
    LIMIT_SCALE: '1000',
    LOG_LEVEL: 'fatal',
  };
  const server = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  child = server;
  const open = { url: '', child, said: '' };
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('it did not start')));
    server.stdout.on('data', (chunk: Buffer) => {
      open.said += chunk.toString();
      const url = /http:\S+/.exec(open.said)?.[0];
      if (url !== undefined) resolve(Object.assign(open, { url }));
    });
  });
}

describe('a store that fails', () => {
  it('R3: a store whose thread has died ends the process with 1, and says so', async () => {
    const running = await open(process.execPath, [SERVER]);
    expect((await new Player(running.url, 'Ana').call('GET', '/readyz')).status).toBe(200);
    const gone = once(running.child, 'close') as Promise<[number | null, string | null]>;
    running.child.stdin?.write('end\n');
    expect(await gone).toEqual([1, null]);
    expect(running.said).toContain('the store has died');
  });

  it.runIf(process.platform !== 'win32')('R5: /readyz is 503 on a full disk', async () => {
    // No file may grow beyond 200 KB.
    const running = await open('/bin/sh', ['-c', `ulimit -f 400 && exec '${process.execPath}' '${SERVER}'`]);
    const statusOf = async (path: string) => (await new Player(running.url, 'Ana').call('GET', path)).status;
    expect(await statusOf('/readyz')).toBe(200);
    let status = 200;
    for (let guests = 0; status === 200 && guests < 2_000; guests++) {
      ({ status } = await new Player(running.url, 'Ana').call('PUT', '/api/me', { name: 'Ana' }));
    }
    expect(status).toBeGreaterThanOrEqual(500);
    // A guest needs more room than a sign of life: some of those may still fit.
    for (let tries = 0; tries < 50 && status !== 503; tries++) status = await statusOf('/readyz');
    expect(status).toBe(503);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
  });
});
