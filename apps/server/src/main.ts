import { readSettings, SettingsError } from './settings.ts';
import { startServer } from './start.ts';
import { DataInUseError } from './store/lock.ts';
import { NewerSchemaError } from './store/migrations.ts';

/** What the program around the server adds to it. */
export interface Host {
  /** Makes the page, where none is given by a setting, and says where it is. */
  readonly makeSite?: () => Promise<string>;
  readonly texts: {
    readonly open: (url: string) => string;
    readonly stopping: string;
  };
}

const PLAIN: Host = { texts: { open: (url) => `Paddock is open at ${url}`, stopping: 'Stopping …' } };

/** Serves until it is told to stop. Gives the exit code; what cannot start says why in one line. */
export async function serve(env: NodeJS.ProcessEnv = process.env, host: Host = PLAIN): Promise<number> {
  const { makeSite, texts } = host;
  try {
    const settings = readSettings(env);
    const siteDir = settings.siteDir ?? (await makeSite?.());
    const running = await startServer({ ...settings, siteDir });
    console.log(texts.open(running.url));
    stopOnSignal(() => running.stop(), texts.stopping);
    return 0;
  } catch (error) {
    console.error(reasonOf(error) ?? error);
    return 1;
  }
}

/** A second signal does not wait. */
function stopOnSignal(stop: () => Promise<void>, text: string): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return process.exit(1);
    isStopping = true;
    console.log(text);
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** By the error's code. */
const WAYS_OUT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use; choose another with PORT',
  EACCES: 'this port is not allowed; choose one above 1023 with PORT',
  ENOTFOUND: 'HOST is no address of this machine',
  EADDRNOTAVAIL: 'HOST is no address of this machine',
  ECONNREFUSED: 'the database does not answer; see DATABASE_URL',
};

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isKnown = [SettingsError, DataInUseError, NewerSchemaError].some((kind) => error instanceof kind);
  if (isKnown) return error.message;
  const reason = 'code' in error ? WAYS_OUT[String(error.code)] : undefined;
  return reason && `${error.message}: ${reason}`;
}

if (import.meta.main) process.exitCode = await serve();
