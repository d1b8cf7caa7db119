import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { callOn } from './forward.ts';
import { writeLogEnd } from './log-end.ts';
import { SqlBackend } from './sql-backend.ts';
import { SqliteEngine } from './sqlite.ts';
import { logEnd, prepare } from './start-checks.ts';
import type { Opened, WorkerCall, WorkerError, WorkerReply } from './worker-call.ts';

/** SQLite's only writer: commits stall for milliseconds, and the server's own loop must not. */

const port = parentPort;
if (port === null) throw new Error('this runs in a worker thread');

/** How often the end of the log is noted. */
const NOTE_MS = 60_000;

const file = String((workerData as { file: unknown }).file);
const engine = new SqliteEngine(file);
const backend = new SqlBackend(engine);

/** One call at a time: a transaction must not be entered by another call. */
let line: Promise<unknown> = prepare(engine, file).then(
  (log) => {
    setInterval(() => void noteEnd(), NOTE_MS).unref();
    port.postMessage({
      id: 0,
      value: { durability: engine.durability(), log } satisfies Opened,
    } satisfies WorkerReply);
  },
  (error: unknown) => port.postMessage({ id: 0, error: wordOf(error) } satisfies WorkerReply),
);

port.on('message', (call: WorkerCall) => {
  line = line.then(async () => {
    try {
      if (call.method === 'close') await noteEnd();
      const value = await callOn(backend, call.method, call.args);
      port.postMessage({ id: call.id, value } satisfies WorkerReply);
      if (call.method !== 'close') engine.checkpoint();
    } catch (error) {
      port.postMessage({ id: call.id, error: wordOf(error) } satisfies WorkerReply);
    }
  });
});

/** A full disk must not end the store. */
async function noteEnd(): Promise<void> {
  try {
    writeLogEnd(dirname(file), await logEnd(engine));
  } catch {
    // The next minute's.
  }
}

function wordOf(error: unknown): WorkerError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message } = error;
  return { name, message, ...('errcode' in error && { errcode: Number(error.errcode) }) };
}
