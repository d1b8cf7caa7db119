import { Client } from 'pg';
import { connectionTo } from './engine.ts';

/** Its own voice is heard this often. */
const BEAT_MS = 1_000;
/** Silence after which the connection counts as deaf and is replaced. */
const SILENCE_MS = 2_000;
const CHECK_MS = 250;
const LONGEST_WAIT_MS = 1_000;

export interface Ears {
  /** A notice on the channel. */
  heard(notice: string): void;
  /** Notices may have been lost. Told once a second while it is deaf, and when it is `back`. */
  missed(isBack: boolean): void;
}

/**
 * A connection that only listens. Every second it notifies itself: an open connection that hears nothing (a stopped
 * backend, a network that swallows) is found out and replaced.
 */
export class PostgresListener {
  readonly #url: string;
  readonly #channel: string;
  readonly #own: string;
  readonly #ears: Ears;
  readonly #timers: NodeJS.Timeout[] = [];
  #client: Client | undefined;
  #heardAt = 0;
  #checkedAt = 0;
  #isDeaf = true;
  #isBeating = false;
  #isClosed = false;
  #wait = 0;
  #retry: NodeJS.Timeout | undefined;

  /** `own`: a channel that nobody else speaks on. */
  constructor(url: string, channel: string, own: string, ears: Ears) {
    this.#url = url;
    this.#channel = channel;
    this.#own = own;
    this.#ears = ears;
  }

  get isDeaf(): boolean {
    return this.#isDeaf;
  }

  /** Fails where the first connection does; later ones are made by themselves. */
  async open(): Promise<void> {
    await this.#listen();
    this.#checkedAt = performance.now();
    this.#timers.push(
      setInterval(() => this.#beat(), BEAT_MS),
      setInterval(() => this.#check(), CHECK_MS),
    );
    for (const timer of this.#timers) timer.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    for (const timer of this.#timers) clearInterval(timer);
    await this.#client?.end().catch(() => undefined);
  }

  async #listen(): Promise<void> {
    const client = new Client(connectionTo(this.#url));
    this.#client = client;
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload = '' }) => {
      if (this.#client !== client) return;
      this.#heardAt = performance.now();
      if (channel === this.#channel) this.#ears.heard(payload);
    });
    await client.connect();
    await client.query(`LISTEN ${this.#channel}; LISTEN ${this.#own}`);
    this.#heardAt = performance.now();
    this.#isDeaf = false;
    this.#wait = 0;
  }

  #beat(): void {
    if (this.#isDeaf) this.#ears.missed(false);
    if (this.#isDeaf || this.#isBeating || this.#client === undefined) return;
    this.#isBeating = true;
    // The notice that comes back, or does not, says whether it works.
    this.#client
      .query(`NOTIFY ${this.#own}`)
      .catch(() => undefined)
      .finally(() => (this.#isBeating = false));
  }

  #check(): void {
    const now = performance.now();
    const wasAsleep = now - this.#checkedAt > SILENCE_MS / 2;
    this.#checkedAt = now;
    // A process that was stopped or busy itself first reads what has come in the meantime.
    if (wasAsleep) this.#heardAt = Math.max(this.#heardAt, now - BEAT_MS);
    const client = this.#client;
    if (client !== undefined && !this.#isDeaf && now - this.#heardAt > SILENCE_MS) this.#lost(client);
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#isDeaf = true;
    if (!this.#isClosed) this.#ears.missed(false);
    // Asked politely, a connection that hears nothing would wait for an answer.
    client.connection.stream.destroy();
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => {
      this.#listen().then(
        () => this.#ears.missed(true),
        () => {
          const failed = this.#client;
          if (failed !== undefined) this.#lost(failed);
        },
      );
    }, this.#wait);
    this.#retry.unref();
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2 + 50);
  }
}
