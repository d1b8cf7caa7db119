import { endWithStore } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { startServer } from '../start.ts';

/** A server in its own process, for tests that end it. Any line on its standard input ends the store's thread. */

process.once('worker', (store) => process.stdin.once('data', () => void store.terminate()));
// With --expose-gc: the heap is measured without what is no longer used.
process.on('SIGUSR2', () => globalThis.gc?.());
const { url, died } = await startServer(readSettings(process.env));
endWithStore(died);
console.log(url);
