import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PADDOCK = path.resolve(import.meta.dirname, '../../../cli/src/main.js');

export interface OwnServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
  readonly signal: (name: NodeJS.Signals) => void;
}

/**
 * A separate server, on a free port and with data of its own, so that it can really be gone. `program`: another one than
 * the command line that ships.
 */
export async function startServer(
  program = PADDOCK,
  env: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'paddock-own-'));
  const child = spawn(process.execPath, [program, 'serve', '--lang', 'en'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', LIMIT_SCALE: '100', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const gone = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill();
    await gone;
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  };
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const address = /http:\/\/\S+/.exec(said)?.[0];
    if (address !== undefined) {
      return { address: new URL(address).href, stop, signal: (name) => child.kill(name) };
    }
  }
  throw new Error(`the server did not start: ${said}`);
}
