import type { Append } from '../port.ts';

/** Every notice wakes every process: a few a second with everything in them cost less than one for each commit. */
const GATHERING_MS = 50;

/**
 * Tells the other processes what this one has written, a moment later. If it dies first, they find out by themselves:
 * they read the log of their tables when a neighbour is gone.
 */
export class Announcer {
  readonly #tell: (written: readonly Append[]) => Promise<void>;
  #untold: Append[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(tell: (written: readonly Append[]) => Promise<void>) {
    this.#tell = tell;
  }

  add(written: readonly Append[]): void {
    if (written.length === 0 || this.#isClosed) return;
    this.#untold.push(...written);
    this.#timer ??= setTimeout(() => void this.#tellAll(), GATHERING_MS);
  }

  /** The last words. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    if (this.#untold.length > 0) await this.#tell(this.#untold).catch(() => undefined);
  }

  async #tellAll(): Promise<void> {
    const told = this.#untold;
    this.#untold = [];
    this.#timer = undefined;
    try {
      await this.#tell(told);
    } catch {
      // The database is away: with the next ones, when it is back.
      this.add(told);
    }
  }
}
