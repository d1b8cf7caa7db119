import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@paddock/protocol';
import fc from 'fast-check';
import { startChild, type Child } from '../../testing/child.ts';
import {
  fuzzedClubRequests,
  fuzzedMessages,
  fuzzedRequests,
  type FuzzedRequest,
  type Tables,
} from '../../testing/fuzz-inputs.ts';
import { isProblem, Player } from '../../testing/player.ts';
import { RawSocket } from '../../testing/raw-socket.ts';

export interface FuzzOptions {
  readonly inputs: number;
  readonly seed: number;
  /** Told after every batch. */
  readonly progress?: (done: number) => void;
}

export interface FuzzReport {
  readonly inputs: number;
  readonly refused: number;
  readonly accepted: number;
  readonly seconds: number;
  /** Bytes that the server still uses after a collection, early and late in the run. */
  readonly heap: { readonly early: number; readonly late: number };
  readonly faults: readonly string[];
}

/** Inputs of one batch: half come by request, every third of them around the tables, half on sockets that are opened for it. */
const BATCH = 1_000;
const LINES = 8;
const MOST_FAULTS = 20;
/** How often the heap is measured in a run, and what it may grow by and still be called flat. */
const MEASURES = 40;
const GROWTH_BYTES = 5_000_000;

/** The WebSocket's own code. */
const TOO_LONG = 1009;

const ANSWERS: ReadonlySet<string> = new Set(['no', 'ok', 'past', 'table', 'hello', 'pong']);

/** Junk at a real server's doors: every answer is typed, none is a failure, and memory stays flat. */
export async function runFuzz({ inputs, seed, progress }: FuzzOptions): Promise<FuzzReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paddock-fuzz-'));
  const server = await startChild(
    { DATA_DIR: dataDir, LIMIT_SCALE: '1000000', BOT_PAUSE_MS: '0' },
    { flags: ['--expose-gc'] },
  );
  const count = { refused: 0, accepted: 0 };
  const faults: string[] = [];
  const heaps: number[] = [];
  const started = performance.now();
  let done = 0;
  try {
    const { ana, tables } = await seat(server.url);
    const [requests, messages] = [fuzzedRequests(tables), fuzzedMessages(tables)];
    const clubRequests = fuzzedClubRequests(tables);
    for (let batch = 0; done < inputs && faults.length < MOST_FAULTS; batch++) {
      const numRuns = Math.min(BATCH, inputs - done);
      const half = Math.ceil(numRuns / 2);
      // The seed of a batch is printed with its faults: it alone makes the same inputs again.
      const from = seed + batch;
      const tell = (fault: string | undefined, isAccepted = false) => {
        if (fault !== undefined) faults.push(`seed ${from}: ${fault}`);
        else if (isAccepted) count.accepted++;
        else count.refused++;
      };
      const third = Math.floor(half / 3);
      // Somebody else: one of these calls may take all rights away.
      const eve = await Player.join(server.url, `Eve ${batch}`);
      await inLines(fc.sample(requests, { seed: from, numRuns: half - third }), (each) =>
        ask(ana, each, tell),
      );
      await inLines(fc.sample(clubRequests, { seed: from, numRuns: third }), (each) => ask(eve, each, tell));
      await onSockets(ana, tables, fc.sample(messages, { seed: from, numRuns: numRuns - half }), tell);
      done += numRuns;
      if (batch % Math.ceil(inputs / BATCH / MEASURES) === 0) heaps.push(await heapOf(server));
      progress?.(done);
    }
  } finally {
    server.process.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
  const heap = { early: middleOf(heaps, 0.25, 0.5), late: middleOf(heaps, 0.75, 1) };
  if (heap.late > heap.early + GROWTH_BYTES) faults.push(`the heap grew from ${heap.early} to ${heap.late}`);
  return {
    inputs: done,
    ...count,
    seconds: (performance.now() - started) / 1000,
    heap,
    faults: faults.slice(0, MOST_FAULTS),
  };
}

async function seat(url: string): Promise<{ readonly ana: Player; readonly tables: Tables }> {
  const [ana, rui] = [await Player.join(url, 'Ana'), await Player.join(url, 'Rui')];
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const made = await ana.ok('POST', '/api/tables', { game: 'formula', seats });
  const own = String(made['id']);
  await rui.ok('POST', `/api/tables/${own}/sit`, { key: made['key'] });
  await ana.ok('POST', `/api/tables/${own}/start`);
  const foreign = String((await rui.ok('POST', '/api/tables', { game: 'formula', seats }))['id']);
  return { ana, tables: { own, foreign } };
}

type Tell = (fault: string | undefined, isAccepted?: boolean) => void;

async function ask(
  somebody: Player,
  { method, path, body, headers }: FuzzedRequest,
  tell: Tell,
): Promise<void> {
  const text = `${method} ${path} ${JSON.stringify(headers)} ${JSON.stringify(body)?.slice(0, 500)}`;
  try {
    const answer = await somebody.call(method, `/api${path}`, body, headers);
    if (answer.status === 200) return tell(undefined, true);
    const isTyped = answer.status < 500 && isProblem(answer.body);
    return tell(isTyped ? undefined : `${text}: ${answer.status} ${JSON.stringify(answer.body)}`);
  } catch (error) {
    return tell(`${text}: ${String(error)}`);
  }
}

async function onSockets(
  ana: Player,
  { own }: Tables,
  messages: readonly unknown[],
  tell: Tell,
): Promise<void> {
  const open = async () => {
    const socket = await RawSocket.open(ana);
    await socket.ask({ type: 'watch', table: own }, ({ type }) => type === 'table');
    return socket;
  };
  const sockets = new Map<number, RawSocket>();
  await inLines(messages, async (message, line) => {
    const text = JSON.stringify(message) ?? 'undefined';
    const socket = sockets.get(line) ?? (await open());
    sockets.set(line, socket);
    const fault = await faultOn(socket, text);
    if (socket.code !== undefined) sockets.delete(line);
    tell(fault === undefined ? undefined : `${text.slice(0, 300)}: ${fault}`);
  });
  for (const socket of sockets.values()) socket.close();
}

/** What is too long ends the socket; anything else is answered. */
async function faultOn(socket: RawSocket, text: string): Promise<string | undefined> {
  try {
    const answer = await socket.ask(text, ({ type }) => ANSWERS.has(type));
    const isLong = Buffer.byteLength(text) > LIMITS.message;
    if (answer === undefined)
      return isLong && socket.code === TOO_LONG ? undefined : `closed with ${socket.code}`;
    if (answer.type !== 'no') return undefined;
    const isTyped = isProblem(answer.problem) && answer.problem.code !== 'failed';
    return isTyped ? undefined : JSON.stringify(answer);
  } catch (error) {
    return String(error);
  }
}

/** Several at a time; each line one after the other. */
async function inLines<Item>(
  items: readonly Item[],
  work: (item: Item, line: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lines = Array.from({ length: LINES }, async (_, line) => {
    while (next < items.length) {
      const item = items[next++];
      if (item !== undefined) await work(item, line);
    }
  });
  await Promise.all(lines);
}

async function heapOf({ url, process: server }: Child): Promise<number> {
  server.kill('SIGUSR2');
  // The signal is handled before the second of these is answered.
  for (let times = 0; times < 2; times++) await fetch(`${url}/healthz`);
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1] ?? 0);
}

/** The median of a part of the run. */
function middleOf(heaps: readonly number[], from: number, to: number): number {
  const part = heaps
    .slice(Math.floor(heaps.length * from), Math.ceil(heaps.length * to))
    .toSorted((a, b) => a - b);
  return part[Math.floor(part.length / 2)] ?? 0;
}
