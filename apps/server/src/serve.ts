import { readSettings } from './settings.ts';
import { startServer } from './start.ts';

/** What the program around the server adds to it. */
export interface Host {
  /** Makes the page, where none is given by a setting, and says where it is. */
  readonly makeSite: () => Promise<string>;
  readonly texts: {
    readonly open: (url: string) => string;
    readonly inNetwork: (url: string) => string;
    readonly stopping: string;
  };
}

/** Serves until it is stopped. Throws a `UserFacingError` if the host can fix why it does not start. */
export async function serve(env: NodeJS.ProcessEnv, { makeSite, texts }: Host): Promise<void> {
  const settings = readSettings(env);
  const siteDir = settings.siteDir ?? (await makeSite());
  const running = await startServer({ ...settings, siteDir });
  console.log(texts.open(running.url));
  for (const url of running.networkUrls) console.log(texts.inNetwork(url));
  endWithStore(running.died);
  stopOnSignal(() => running.stop(), texts.stopping);
}

/** Without its store the process could only refuse: a supervisor starts it again. */
export function endWithStore(died: Promise<Error>): void {
  void died.then(() => process.exit(1));
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
