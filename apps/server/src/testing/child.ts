import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('./child-server.ts', import.meta.url));

export interface Child {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything on its standard output so far. */
  said: string;
}

interface How {
  /** A shell command that runs before it, such as `ulimit`. */
  readonly limit?: string;
  /** For Node. */
  readonly flags?: readonly string[];
}

/** A server in its own process. */
export function startChild(
  env: Readonly<Record<string, string>>,
  { limit, flags = [] }: How = {},
): Promise<Child> {
  const command = limit === undefined ? process.execPath : '/bin/sh';
  const args =
    limit === undefined ? [...flags, SERVER] : ['-c', `${limit} && exec '${process.execPath}' '${SERVER}'`];
  const server = spawn(command, args, {
    env: { ...inherited(), PORT: '0', LIMIT_SCALE: '1000', LOG_LEVEL: 'fatal', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const child: Child = { url: '', process: server, said: '' };
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('it did not start')));
    server.stdout.on('data', (chunk: Buffer) => {
      child.said += chunk.toString();
      const url = /^http:\S+/m.exec(child.said)?.[0];
      if (url !== undefined) resolve(Object.assign(child, { url }));
    });
  });
}

/** Nothing else of this process's settings is for a server. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
}
