import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChildServer } from '../chaos/child.ts';
import { openStore } from '../../store/open.ts';
import { storeFinished, storeRunning } from './stored.ts';

/** What `npm start` runs. */
const PADDOCK = [join(import.meta.dirname, '../../../../cli/src/main.js'), 'serve'];

export interface ColdReport {
  readonly stored: number;
  readonly running: number;
  /** Without the compile cache, and with it. */
  readonly first: number;
  readonly again: number;
}

/** From nothing to serving, on data that has seen some use. */
export async function measureColdStart(stored: number, running: number): Promise<ColdReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paddock-cold-'));
  try {
    const store = await openStore({ dataDir });
    for (let game = 0; game < stored; game += 500) {
      await Promise.all(Array.from({ length: Math.min(500, stored - game) }, () => storeFinished(store)));
    }
    await Promise.all(Array.from({ length: running }, () => storeRunning(store)));
    await store.close();
    // The page is built, and everything is compiled once.
    await timeOfStart({ DATA_DIR: dataDir });
    const first = await timeOfStart({ DATA_DIR: dataDir, NODE_DISABLE_COMPILE_CACHE: '1' });
    return { stored, running, first, again: await timeOfStart({ DATA_DIR: dataDir }) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function timeOfStart(env: Readonly<Record<string, string>>): Promise<number> {
  const begin = performance.now();
  const server = await ChildServer.start({ ...env, LOG_LEVEL: 'error' }, PADDOCK);
  const milliseconds = Math.round(performance.now() - begin);
  await server.stop();
  return milliseconds;
}
