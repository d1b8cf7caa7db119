import { Worker } from 'node:worker_threads';
import { workerEntry } from '../worker-entry.ts';
import { forward, type CallName } from './forward.ts';
import { NewerSchemaError } from './migrations.ts';
import type { Backend } from './port.ts';
import { DamagedError } from './start-checks.ts';
import type { Opened, WorkerCall, WorkerError, WorkerReply } from './worker-call.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface SqliteBackend extends Backend, Opened {}

/** The store in its worker thread. A worker that dies fails every call from then on, and is not replaced: `died` is called. */
export async function openSqlite(
  file: string,
  died: (error: Error) => void = () => undefined,
): Promise<SqliteBackend> {
  const worker = new Worker(workerEntry('sqlite', import.meta.url), { workerData: { file } });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let dead: Error | undefined;
  let isOpen = false;

  const fail = (error: Error) => {
    dead ??= error;
    for (const { reject } of waiting.values()) reject(dead);
    waiting.clear();
    if (isOpen) died(dead);
    isOpen = false;
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the store has stopped')));
  worker.on('message', (reply: WorkerReply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) asked?.reject(errorOf(reply.error));
    else asked?.resolve(reply.value);
  });

  const answer = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (dead === undefined) waiting.set(id, { resolve, reject });
      else reject(dead);
    });
  const call = (method: CallName, args: readonly unknown[]): Promise<unknown> => {
    const id = ++calls;
    const answered = answer(id);
    worker.postMessage({ id, method, args } satisfies WorkerCall);
    return answered;
  };

  const opened = answer(0);
  try {
    await opened;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  isOpen = true;
  return {
    ...((await opened) as Opened),
    ...forward(call),
    // The other thread does not ask whom an event concerns, and copying names to it is dear.
    appendAll: async (items, owner) => {
      const kept = items.map(({ concerns: _concerns, ...item }) => item);
      return (await call('appendAll', [kept, owner])) as boolean[];
    },
    close: async () => {
      isOpen = false;
      await call('close', []);
      dead = new Error('the store is closed');
      await worker.terminate();
    },
  };
}

function errorOf({ name, message, errcode }: WorkerError): Error {
  if (name === 'NewerSchemaError') return new NewerSchemaError(message);
  if (name === 'DamagedError') return new DamagedError(message);
  return Object.assign(new Error(message), { name, ...(errcode !== undefined && { errcode }) });
}
