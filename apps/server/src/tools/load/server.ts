import { readSettings } from '../../settings.ts';
import { startServer } from '../../start.ts';

/** Microseconds of the thread that plays, and of all of them. */
export interface ServerCpu {
  readonly main: number;
  readonly all: number;
}

/** The server to be measured, in its own process; `--no-store` leaves the writing out. */
const isStoreOff = process.argv.includes('--no-store');
const running = await startServer(readSettings(process.env), {
  ...(isStoreOff && {
    around: (store) => ({
      ...store,
      append: (item) => (item.seq < 20 ? store.append(item) : Promise.resolve(true)),
    }),
  }),
});
/** What the measuring process may ask. */
interface Answers {
  readonly memory: number;
  readonly cpu: ServerCpu;
}

const ANSWERS: { readonly [Question in keyof Answers]: () => Answers[Question] } = {
  memory: () => process.memoryUsage.rss(),
  cpu: () => ({ main: total(process.threadCpuUsage()), all: total(process.cpuUsage()) }),
};

function total({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}

process.send?.(running.url);
process.on('message', (question: keyof Answers) => {
  if (question === 'memory') globalThis.gc?.();
  process.send?.(ANSWERS[question]());
});
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
