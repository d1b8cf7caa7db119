import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { CLOSE } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { localUrl, networkUrls } from './addresses.ts';
import { makeApp } from './http/app.ts';
import { Metrics } from './metrics.ts';
import { codeOf, UserFacingError } from './user-facing-error.ts';
import { Server, type Clockwork } from './server.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/port.ts';

export interface RunningServer {
  /** Where the page is. */
  readonly url: string;
  /** Where others in the network find it; none if the server listens only on this machine. */
  readonly networkUrls: readonly string[];
  readonly app: FastifyInstance;
  readonly server: Server;
  /** Resolves when the store is lost for good: the process should end with 1. */
  readonly died: Promise<Error>;
  /** Finishes what is under way, and closes the store. */
  stop(): Promise<void>;
}

/** For tests and measurements: another clock, or another store around the real one. */
export interface Overrides extends Clockwork {
  readonly around?: (store: Store) => Store;
}

/** Everything that could be a secret is left out of the log. */
const REDACTED = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-table-key"]',
  'req.headers["x-pad-key"]',
  'res.headers["set-cookie"]',
];

export async function startServer(settings: Settings, overrides: Overrides = {}): Promise<RunningServer> {
  const log = pino({ level: settings.logLevel, redact: { paths: REDACTED, remove: true } });
  if (settings.trustProxy === true) {
    log.warn(
      'TRUST_PROXY=true believes any address a visitor claims, and limits count it: set the number of proxies, or their addresses',
    );
  }
  const metrics = new Metrics();
  const died = Promise.withResolvers<Error>();
  const opened = await openStore(settings, {
    committed: (appends, milliseconds) => {
      metrics.appends.inc(appends);
      metrics.commits.observe(milliseconds / 1000);
    },
    lost: ({ end, known }) =>
      log.error(
        `the log ends at entry ${end}, and ${known} were written: the write-ahead log was damaged or lost; restore a backup, or go on without them`,
      ),
    died: (error) => {
      log.fatal({ err: error }, 'the store has died');
      died.resolve(error);
    },
  });
  const store = overrides.around?.(opened) ?? opened;
  try {
    const secret =
      settings.cookieSecret ?? (await store.keep('cookie-secret', randomBytes(32).toString('hex')));
    const server = new Server(settings, store, log, metrics, overrides);
    await server.notices.prepare();
    const app = await makeApp(settings, server, log, secret);
    await listen(app, settings);
    await server.begin();
    const stop = async () => {
      await server.stop({ code: CLOSE.restart, reason: 'restart' });
      await app.close();
      await opened.close();
    };
    return { ...placesOf(app, settings), app, server, died: died.promise, stop };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** By the error's code. */
const CANNOT_LISTEN: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ port }) => `PORT: ${port} is in use; choose another`,
  EACCES: ({ port }) => `PORT: ${port} is not permitted; choose one above 1023`,
  ENOTFOUND: ({ host }) => `HOST: ${host} is no address of this machine`,
  EAI_AGAIN: ({ host }) => `HOST: ${host} is no address of this machine`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is no address of this machine`,
  EAFNOSUPPORT: ({ host }) => `HOST: ${host} is no address of this machine`,
};

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    const say = CANNOT_LISTEN[codeOf(error) ?? ''];
    throw say === undefined ? error : new UserFacingError(say(settings));
  }
}

function placesOf(app: FastifyInstance, { publicUrl }: Settings): Pick<RunningServer, 'url' | 'networkUrls'> {
  if (publicUrl !== undefined) return { url: publicUrl, networkUrls: [] };
  const [listening] = app.addresses();
  if (listening === undefined || typeof listening === 'string')
    return { url: listening ?? '', networkUrls: [] };
  const { address, port } = listening;
  return { url: localUrl(address, port), networkUrls: networkUrls(address, port, networkInterfaces()) };
}
