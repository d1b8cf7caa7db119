import type { Away, Store } from '../store/port.ts';

interface Surroundings {
  readonly store: Pick<Store, 'showLife' | 'lastLife' | 'aways' | 'wasAway'>;
  now(): number;
  /** Milliseconds on the machine's monotonic clock: tells how long this process was stopped. */
  elapsed(): number;
}

/** If clocks run only at tables that nobody looks at, they run for days: write to the store less often. */
const RARELY_MS = 30_000;
/** Nobody loses more than this by a pause. Shorter ones do not count: the machine was busy. */
const GAP_MS = 3_000;

/**
 * Signs of life. While no process gives any, players cannot play, and that time counts on nobody's clock: after a
 * crash, a stop, a machine that slept, or a store that was away.
 */
export class Life {
  readonly #around: Surroundings;
  /** Tables in memory where a person's clock runs. */
  readonly #clocks = new Set<string>();
  #begun: Promise<void> | undefined;
  #ticking: Promise<void> | undefined;
  #aways: readonly Away[] = [];
  /** By `elapsed`: this process was alive, and could write. */
  #aliveAt = 0;
  #writtenAt = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  noteClock(table: string, isRunning: boolean): void {
    if (isRunning) this.#clocks.add(table);
    else this.#clocks.delete(table);
  }

  /** When no server ran; looked up again if this process itself has just been away. */
  async aways(): Promise<readonly Away[]> {
    await (this.#begun ??= this.#begin());
    if (this.#around.elapsed() - this.#aliveAt > GAP_MS) await this.tick().catch(() => undefined);
    return this.#aways;
  }

  /** Called about every second. Rejects if the store is away. */
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
    if (this.#clocks.size > 0 || at - this.#writtenAt >= RARELY_MS) {
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
