import { readSettings } from '../settings.ts';
import { startServer } from '../start.ts';

/** The server to be measured, in a process of its own; `--no-store` takes the writing away and leaves the rest. */
const isStoreOff = process.argv.includes('--no-store');
const running = await startServer(readSettings(process.env), {
  ...(isStoreOff && {
    around: (store) => ({
      ...store,
      append: (item) => (item.seq < 20 ? store.append(item) : Promise.resolve(true)),
    }),
  }),
});
process.send?.(running.url);
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage.rss());
});
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
