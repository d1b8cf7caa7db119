import { parentPort, workerData } from 'node:worker_threads';
import { callOn } from './forward.ts';
import { migrate } from './migrations.ts';
import { SqlBackend } from './sql-backend.ts';
import { SqliteEngine } from './sqlite.ts';
import type { WorkerCall, WorkerError, WorkerReply } from './worker-call.ts';

/** SQLite's only writer: commits stall for milliseconds, and the server's own loop must not. */

const port = parentPort;
if (port === null) throw new Error('this runs in a worker thread');

const engine = new SqliteEngine(String((workerData as { file: unknown }).file));
const backend = new SqlBackend(engine);

/** One call at a time: a transaction must not be entered by another call. */
let line: Promise<unknown> = migrate(engine).then(
  () => port.postMessage({ id: 0, value: engine.durability() } satisfies WorkerReply),
  (error: unknown) => port.postMessage({ id: 0, error: wordOf(error) } satisfies WorkerReply),
);

port.on('message', (call: WorkerCall) => {
  line = line.then(async () => {
    try {
      const value = await callOn(backend, call.method, call.args);
      port.postMessage({ id: call.id, value } satisfies WorkerReply);
    } catch (error) {
      port.postMessage({ id: call.id, error: wordOf(error) } satisfies WorkerReply);
    }
  });
});

function wordOf(error: unknown): WorkerError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message } = error;
  return { name, message, ...('errcode' in error && { errcode: Number(error.errcode) }) };
}
