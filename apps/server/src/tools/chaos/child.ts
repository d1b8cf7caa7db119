import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A server in its own process, to be killed. */
export class ChildServer {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #call: readonly string[];
  #child: ChildProcess | undefined;
  #isEnding = false;
  kills = 0;

  private constructor(port: number, env: Readonly<Record<string, string>>, call: readonly string[]) {
    this.#call = call;
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env };
  }

  static async start(
    env: Readonly<Record<string, string>>,
    call: readonly string[] = [join(import.meta.dirname, 'server.ts')],
  ): Promise<ChildServer> {
    const server = new ChildServer(await freePort(), env, call);
    await server.up();
    return server;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** By itself: nobody has told it to. */
  get hasEnded(): boolean {
    const { exitCode = null, signalCode = null } = this.#child ?? {};
    return !this.#isEnding && (exitCode !== null || signalCode !== null);
  }

  /** Starts it, and waits until it answers. */
  async up(): Promise<void> {
    const child = spawn(process.execPath, this.#call, {
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    this.#isEnding = false;
    for (let waited = 0; waited < 60_000; waited += 25) {
      if (child.exitCode !== null) throw new Error(`the server does not start: ${child.exitCode}`);
      const isReady = await fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('the server does not come up');
  }

  /** -9: no time to write anything more. */
  async kill(): Promise<void> {
    this.kills++;
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#isEnding = true;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
