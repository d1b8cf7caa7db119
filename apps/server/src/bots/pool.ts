import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { CONTENT_NEEDED, levelOfBot, type BotReply, type BotRequest } from '@paddock/bots';
import type { TableContent } from '../tables/own-content.ts';
import { workerEntry } from '../worker-entry.ts';

export interface PoolSettings {
  readonly threads: number;
  /** A thread that has not answered by then is ended. */
  readonly limitMs: number;
  /** A thread that has not answered by then no longer counts against `threads`. */
  readonly lateMs: number;
  /** How much a bot may weigh. */
  readonly iterations: number;
}

export interface PoolListener {
  answered(level: string, milliseconds: number): void;
  killed(level: string): void;
}

interface Job {
  readonly game: string;
  readonly level: string;
  readonly view: string;
  readonly content: TableContent | undefined;
  readonly resolve: (texts: readonly string[] | undefined) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly hear: (reply: BotReply) => void;
  readonly finish: (reply: BotReply | undefined) => void;
  isLate: boolean;
}

function kindOf({ game, level, content }: Job): string {
  return `${game} ${levelOfBot(level)} ${content?.digest ?? ''}`;
}

/** Threads that may hang besides those that think. */
const MOST_LATE = 4;

/** Kills in a row after which a level is not asked for `REST_MS`. */
const MOST_KILLS = 3;
const REST_MS = 60_000;

/** The part of the hard limit after which a bot is asked to answer with what it has. */
const SOFT_PART = 0.5;

/** Bots think in separate threads; a stuck one keeps nobody else waiting and is ended, and its caller asks a simpler one. */
export class BotPool {
  readonly #settings: PoolSettings;
  readonly #listener: PoolListener;
  readonly #jobs: Job[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Thread>();
  readonly #starting = new WeakSet<Worker>();
  readonly #entry: URL;
  /** By game, level and content: a deck or track that is too much for a level spares other tables. */
  readonly #hung = new Map<string, { times: number; until: number }>();
  #count = 0;
  #isClosed = false;

  constructor(settings: PoolSettings, listener: PoolListener, entry = workerEntry('bot', import.meta.url)) {
    this.#settings = settings;
    this.#listener = listener;
    this.#entry = entry;
  }

  /** Undefined: it failed, or took too long. */
  think(
    game: string,
    level: string,
    view: unknown,
    content?: TableContent,
  ): Promise<readonly string[] | undefined> {
    if (this.#isClosed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#jobs.push({ game, level, view: JSON.stringify(view), content, resolve });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve } of this.#jobs.splice(0)) resolve(undefined);
    const workers = [...this.#idle, ...this.#busy.keys()];
    for (const { finish } of this.#busy.values()) finish(undefined);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #next(): void {
    while (!this.#isClosed && this.#hasRoom()) {
      const job = this.#jobs.shift();
      if (job === undefined) return;
      if (this.#isResting(job)) job.resolve(undefined);
      else this.#give(this.#idle.pop() ?? this.#start(), job);
    }
  }

  #hasRoom(): boolean {
    return this.#working() < this.#settings.threads;
  }

  /** Threads that hang do not count, up to a few. */
  #working(): number {
    const late = [...this.#busy.values()].filter(({ isLate }) => isLate).length;
    return this.#busy.size - Math.min(late, MOST_LATE);
  }

  #isResting(job: Job): boolean {
    return (this.#hung.get(kindOf(job))?.until ?? 0) > performance.now();
  }

  #noteHang(kind: string): void {
    const times = (this.#hung.get(kind)?.times ?? 0) + 1;
    const until = times < MOST_KILLS ? 0 : performance.now() + REST_MS;
    this.#hung.set(kind, { times, until });
  }

  #give(worker: Worker, job: Job): void {
    const { game, level, view, content, resolve } = job;
    const started = performance.now();
    const { iterations, limitMs, lateMs } = this.#settings;
    const finish = (reply: BotReply | undefined) => {
      clearTimeout(timer);
      clearTimeout(lateTimer);
      if (!this.#busy.delete(worker)) return;
      if (reply !== undefined) this.#hung.delete(kindOf(job));
      const isSpare = this.#idle.length + this.#working() >= this.#settings.threads;
      if (reply === undefined || isSpare) void worker.terminate();
      else this.#idle.push(worker);
      this.#listener.answered(level, performance.now() - started);
      resolve(reply?.ok === true ? reply.answer.do : undefined);
      this.#next();
    };
    let timer: NodeJS.Timeout | undefined;
    const begin = () => {
      // It may come online after it has failed, or after everything was closed.
      if (this.#busy.get(worker) !== thread) return;
      timer = setTimeout(() => {
        this.#listener.killed(level);
        this.#noteHang(kindOf(job));
        finish(undefined);
      }, limitMs);
    };
    const seed = randomBytes(16).toString('hex');
    const asked = content && { content: { digest: content.digest } };
    const request: BotRequest = { id: ++this.#count, game, level, view, seed, iterations, ...asked };
    const hear = (reply: BotReply) => {
      // A table's own content goes to a thread that does not know it, and not with every question.
      if (content === undefined || reply.ok || reply.refusal.code !== CONTENT_NEEDED) return finish(reply);
      const { digest, own: value } = content;
      const again: BotRequest = { ...request, content: { digest, value } };
      worker.postMessage(again);
    };
    const thread: Thread = { worker, hear, finish, isLate: false };
    const lateTimer = setTimeout(() => {
      thread.isLate = true;
      this.#next();
    }, lateMs);
    this.#busy.set(worker, thread);
    // A busy machine may take longer to start a thread than a bot is given.
    if (this.#starting.has(worker)) worker.once('online', begin);
    else begin();
    worker.postMessage(request);
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, {
      workerData: { softLimitMs: this.#settings.limitMs * SOFT_PART },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    this.#starting.add(worker);
    worker.once('online', () => this.#starting.delete(worker));
    worker.on('message', (reply: BotReply) => this.#busy.get(worker)?.hear(reply));
    worker.on('error', () => this.#busy.get(worker)?.finish(undefined));
    worker.on('exit', () => {
      this.#busy.get(worker)?.finish(undefined);
      const at = this.#idle.indexOf(worker);
      if (at !== -1) this.#idle.splice(at, 1);
    });
    return worker;
  }
}
