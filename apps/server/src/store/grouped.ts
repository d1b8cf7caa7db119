import type { Append, Backend } from './port.ts';

interface Waiting {
  readonly item: Append;
  readonly resolve: (isKept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupListener {
  committed(appends: number, milliseconds: number): void;
}

/** Nothing is gained by making one commit longer than this. */
const MOST = 2_000;

/**
 * Where several tables play, commits begin at least this far apart, so that more appends share each: it saves most of the
 * commits and of the threads' wake-ups, for milliseconds that nobody notices. A commit that was slow is not waited for twice,
 * and a table that plays alone does not wait.
 */
const APART_MS = 5;
const LARGE = 32;

/** Appends of all tables that arrive in one turn of the event loop, or during a commit, share the next commit. */
export class Grouped {
  readonly #backend: Pick<Backend, 'appendAll'>;
  readonly #owner: string;
  readonly #listener: GroupListener;
  #waiting: Waiting[] = [];
  #isBusy = false;
  #lastMatch = '';
  #idle: (() => void)[] = [];

  constructor(backend: Pick<Backend, 'appendAll'>, owner: string, listener: GroupListener) {
    this.#backend = backend;
    this.#owner = owner;
    this.#listener = listener;
  }

  append(item: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      setImmediate(() => void this.#commit());
    });
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  async #commit(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MOST);
      const started = performance.now();
      try {
        const kept = await this.#backend.appendAll(
          group.map(({ item }) => item),
          this.#owner,
        );
        this.#listener.committed(group.length, performance.now() - started);
        for (const [index, { resolve }] of group.entries()) resolve(kept[index] === true);
        const left = APART_MS - (performance.now() - started);
        if (this.#isShared(group) && group.length < LARGE && left > 0)
          await new Promise((resolve) => setTimeout(resolve, left));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#isBusy = false;
    for (const idle of this.#idle.splice(0)) idle();
  }

  /** A different table from the last one takes part in it. */
  #isShared(group: readonly Waiting[]): boolean {
    const before = this.#lastMatch;
    this.#lastMatch = group.at(-1)?.item.match ?? '';
    return group.some(({ item }) => item.match !== before);
  }
}
