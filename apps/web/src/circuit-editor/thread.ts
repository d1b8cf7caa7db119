import type { TrackAnswer, TrackQuestion } from './messages.ts';

/** Without the number that an answer is known by. */
export type Asked = TrackQuestion extends infer Each
  ? Each extends { nr: number }
    ? Omit<Each, 'nr'>
    : never
  : never;

const SCRIPT = import.meta.env.DEV ? '/src/circuit-editor/bots/track-worker.ts' : '/bots-circuits.js';

/** One thread of the editor's: it checks, or it races. Started with its first question. */
export class Thread {
  #worker: Worker | undefined;
  #nr = 0;
  #heard: (answer: TrackAnswer) => void = () => undefined;

  /** Answers to anything asked before are no longer heard. */
  ask(question: Asked, heard: (answer: TrackAnswer) => void): void {
    this.#nr += 1;
    this.#heard = heard;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
    this.#started().postMessage({ ...question, nr: this.#nr } satisfies TrackQuestion);
  }

  /** What it is at is given up. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#heard = () => undefined;
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(SCRIPT, { type: 'module', name: 'circuits' });
    worker.addEventListener('message', ({ data }: MessageEvent<TrackAnswer>) => {
      if (data.nr === this.#nr) this.#heard(data);
    });
    worker.addEventListener('error', () => this.#heard({ nr: this.#nr, failed: 'the thread failed' }));
    this.#worker = worker;
    return worker;
  }
}
