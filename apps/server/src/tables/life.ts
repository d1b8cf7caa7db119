import type { Away, Store } from '../store/port.ts';

interface Surroundings {
  readonly store: Pick<Store, 'showLife' | 'lastLife' | 'aways' | 'wasAway'>;
  now(): number;
  /** Milliseconds on a clock of the machine: how long this process was stopped. */
  elapsed(): number;
  /** A person's clock runs at some table in memory. */
  hasClocks(): boolean;
}

/** Where clocks run only at tables that nobody looks at, they run for days: the store is written to less often. */
const RARELY_MS = 30_000;
/** Nobody loses more than this by a pause. Shorter ones do not count: the machine was busy. */
const GAP_MS = 3_000;

/**
 * Signs of life. Where none was given by any process, players could not play, and that time is on nobody's clock: after a
 * crash, a stop, a machine that slept, or a store that was away.
 */
export class Life {
  readonly #around: Surroundings;
  #begun: Promise<void> | undefined;
  #ticking: Promise<void> | undefined;
  #aways: readonly Away[] = [];
  /** By `elapsed`: this process was alive, and could write. */
  #aliveAt = 0;
  #writtenAt = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** When no server ran; looked up anew where this process itself has just been away. */
  async aways(): Promise<readonly Away[]> {
    await (this.#begun ??= this.#begin());
    if (this.#around.elapsed() - this.#aliveAt > GAP_MS) await this.tick().catch(() => undefined);
    return this.#aways;
  }

  /** Called about every second. Rejects where the store is away. */
  async tick(): Promise<void> {
    await (this.#begun ??= this.#begin());
    await (this.#ticking ??= this.#tick().finally(() => (this.#ticking = undefined)));
  }

  async #begin(): Promise<void> {
    const around = this.#around;
    this.#aliveAt = around.elapsed();
    try {
      await this.#look(await around.store.lastLife());
      await around.store.showLife(around.now());
      this.#writtenAt = around.elapsed();
    } catch (error) {
      this.#begun = undefined;
      throw error;
    }
  }

  async #tick(): Promise<void> {
    const around = this.#around;
    const at = around.elapsed();
    const gap = at - this.#aliveAt;
    if (gap > GAP_MS) {
      const others = (await around.store.lastLife()) ?? 0;
      await this.#look(Math.max(others, around.now() - gap));
    }
    if (around.hasClocks() || at - this.#writtenAt >= RARELY_MS) {
      await around.store.showLife(around.now());
      this.#writtenAt = at;
    }
    this.#aliveAt = at;
  }

  /** `last`: the last sign of life. */
  async #look(last: number | undefined): Promise<void> {
    const { store } = this.#around;
    const now = this.#around.now();
    const isAway = last !== undefined && now - last > GAP_MS;
    this.#aways = isAway ? await store.wasAway(last, now) : await store.aways();
  }
}
