import { readSettings, type Settings } from '../settings.ts';
import { UserFacingError } from '../user-facing-error.ts';
import { checkDatabase } from './check-database.ts';
import { checkClock, checkDisk, checkModes } from './check-machine.ts';
import { fine, problem, type Finding } from './finding.ts';

export interface Diagnosis {
  /** One line for each check. */
  readonly text: string;
  readonly isHealthy: boolean;
}

/** Checks everything a host can get wrong, even while a server runs, and changes nothing. */
export async function runDoctor(env: NodeJS.ProcessEnv): Promise<Diagnosis> {
  const settings = readSettings(env);
  const { dataDir, databaseUrl } = settings;
  const isEmbedded = databaseUrl === undefined;
  // First: reading the database makes files beside it.
  const folder = isEmbedded ? [...checkModes(dataDir), ...checkDisk(dataDir)] : [];
  const { findings, newest } = await data(settings);
  const all = [...proxy(settings), ...folder, ...(await checkClock(newest)), ...findings];
  const lines = all.map(({ what, todo }) =>
    todo === undefined ? `ok\t${what}` : `PROBLEM\t${what}: ${todo}`,
  );
  return { text: lines.join('\n'), isHealthy: all.every(({ todo }) => todo === undefined) };
}

async function data(settings: Settings): ReturnType<typeof checkDatabase> {
  try {
    return await checkDatabase(settings);
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    const todo =
      'start the server once if it is new; otherwise put a backup in its place with `paddock admin restore`';
    return { findings: [problem(error.message, todo)], newest: 0 };
  }
}

function proxy({ trustProxy, publicUrl }: Settings): Finding[] {
  if (trustProxy === true) {
    const todo = 'set it to the number of proxies, or to their addresses';
    return [problem('TRUST_PROXY=true believes any address that a visitor claims', todo)];
  }
  if (trustProxy !== false && publicUrl === undefined) {
    return [
      problem('TRUST_PROXY is set without PUBLIC_URL', 'set PUBLIC_URL: then only its host name is answered'),
    ];
  }
  return [fine('the settings can be read')];
}
