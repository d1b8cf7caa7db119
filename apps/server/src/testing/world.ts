import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '../settings.ts';
import { startServer, type RunningServer, type Overrides } from '../start.ts';

export interface World {
  readonly running: RunningServer;
  readonly settings: Settings;
  /** Stops the server and starts another on the same data. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

/** A real server on a free port, with its own data folder that `fill` may put something into. */
export async function makeWorld(
  env: Readonly<Record<string, string>> = {},
  overrides: Overrides = {},
  fill: (dataDir: string) => void = () => undefined,
  start = startServer,
): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paddock-world-'));
  fill(dataDir);
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    LIMIT_SCALE: '1000',
    BOT_PAUSE_MS: '0',
    ...env,
  });
  const world = {
    running: await start(settings, overrides),
    settings,
    restart: async () => {
      await world.running.stop();
      world.running = await start(settings, overrides);
    },
    end: async () => {
      await world.running.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
  return world;
}
