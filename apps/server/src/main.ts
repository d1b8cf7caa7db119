import { readSettings, SettingsError } from './settings.ts';
import { startServer } from './start.ts';
import { DataInUseError } from './store/lock.ts';
import { NewerSchemaError } from './store/migrations.ts';

/** Serves until it is told to stop; what cannot start says why in one line. */
export async function serve(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  try {
    const running = await startServer(readSettings(env));
    console.log(`Paddock is at ${running.url}`);
    let isStopping = false;
    const stop = () => {
      if (isStopping) return process.exit(1);
      isStopping = true;
      console.log('Stopping …');
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const isKnown = [SettingsError, DataInUseError, NewerSchemaError].some((kind) => error instanceof kind);
  return isKnown || ('code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES'));
}

if (import.meta.main) await serve();
