import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startChild, type Child } from './testing/child.ts';
import { Player } from './testing/player.ts';

let dataDir: string;
let child: Child | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'paddock-failing-'));
});

afterEach(() => {
  child?.process.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

describe('a store that fails', () => {
  it('R3: a store whose thread has died ends the process with 1, and says so', async () => {
    child = await startChild({ DATA_DIR: dataDir });
    expect((await new Player(child.url, 'Ana').call('GET', '/readyz')).status).toBe(200);
    const gone = once(child.process, 'close') as Promise<[number | null, string | null]>;
    child.process.stdin?.write('end\n');
    expect(await gone).toEqual([1, null]);
    expect(child.said).toContain('the store has died');
  });

  it.runIf(process.platform !== 'win32')('R5: /readyz is 503 on a full disk', async () => {
    // No file may grow beyond a megabyte: the tables themselves take much of it.
    child = await startChild({ DATA_DIR: dataDir }, { limit: 'ulimit -f 2000' });
    const { url } = child;
    const statusOf = async (path: string) => (await new Player(url, 'Ana').call('GET', path)).status;
    expect(await statusOf('/readyz')).toBe(200);
    let status = 200;
    for (let guests = 0; status === 200 && guests < 2_000; guests++) {
      ({ status } = await new Player(url, 'Ana').call('PUT', '/api/me', { name: 'Ana' }));
    }
    expect(status).toBeGreaterThanOrEqual(500);
    // A guest needs more room than a sign of life: some of those may still fit.
    for (let tries = 0; tries < 50 && status !== 503; tries++) status = await statusOf('/readyz');
    expect(status).toBe(503);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
  });
});
