import { Worker } from 'node:worker_threads';
import { workerEntry } from '../worker-entry.ts';
import type { Seen } from './seen.ts';

/** More than these wait for nothing: they get the site's own picture. */
const MOST_WAITING = 16;
/** A hundred times what a picture takes. */
const LIMIT_MS = 10_000;
/** The thread holds memory: it ends when nobody has asked for this long. */
const IDLE_MS = 60_000;

interface Job {
  readonly seen: Seen;
  readonly done: (png: Uint8Array | undefined) => void;
}

interface PainterSettings {
  readonly entry?: URL;
  readonly limitMs?: number;
}

/** Pictures are drawn one after the other in a separate thread, so that no table waits for one. */
export class Painter {
  readonly #entry: URL;
  readonly #limitMs: number;
  readonly #jobs: Job[] = [];
  #now: Job | undefined;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Pictures begun, for tests and the curious. */
  count = 0;

  constructor({ entry = workerEntry('picture', import.meta.url), limitMs = LIMIT_MS }: PainterSettings = {}) {
    this.#entry = entry;
    this.#limitMs = limitMs;
  }

  /** Undefined: there is too much to draw, it took too long, or it cannot be drawn. */
  paint(seen: Seen): Promise<Uint8Array | undefined> {
    if (this.#isClosed || this.#jobs.length >= MOST_WAITING) return Promise.resolve(undefined);
    return new Promise((done) => {
      this.#jobs.push({ seen, done });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { done } of this.#jobs.splice(0)) done(undefined);
    await this.#end();
  }

  #next(): void {
    if (this.#now !== undefined) return;
    this.#now = this.#jobs.shift();
    if (this.#now === undefined) return this.#endIn(IDLE_MS);
    this.count++;
    if (this.#worker === undefined) this.#worker = this.#start();
    else this.#endIn(this.#limitMs);
    this.#worker.postMessage(this.#now.seen);
  }

  #endIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#end(), milliseconds).unref();
  }

  #finish(png: Uint8Array | undefined): void {
    const job = this.#now;
    this.#now = undefined;
    job?.done(png);
    if (!this.#isClosed) this.#next();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
    if (this.#now !== undefined) this.#finish(undefined);
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, { resourceLimits: { maxOldGenerationSizeMb: 128 } });
    worker.unref();
    // A busy machine may take long to start a thread.
    worker.once('online', () => this.#endIn(this.#limitMs));
    worker.on('message', (png: Uint8Array | undefined) => this.#finish(png));
    // An error is followed by the end.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#finish(undefined);
    });
    return worker;
  }
}
