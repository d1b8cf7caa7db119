/** So many at once, and so many a minute after that. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/** For each person, or for each address where nobody is known. */
export const RATES = {
  message: { burst: 60, perMinute: 600 },
  play: { burst: 30, perMinute: 240 },
  chat: { burst: 5, perMinute: 20 },
  moments: { burst: 30, perMinute: 120 },
  newPerson: { burst: 10, perMinute: 2 },
  newTable: { burst: 10, perMinute: 2 },
  connect: { burst: 60, perMinute: 120 },
  link: { burst: 5, perMinute: 2 },
  /** Tables and links that were not there. */
  guess: { burst: 20, perMinute: 10 },
} as const satisfies Record<string, Rate>;
export type RateName = keyof typeof RATES;

/** Open sockets at a time. */
export const MOST_SOCKETS = { address: 100, person: 12 } as const;
/** Tables that one socket is shown at a time. */
export const MOST_FOLLOWED = 8;

interface Bucket {
  left: number;
  at: number;
}

/** Buckets that fill up again with time. */
export class Limits {
  readonly #scale: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(scale: number, now: () => number) {
    this.#scale = scale;
    this.#now = now;
  }

  /** Takes one; false: there is none left. */
  take(name: RateName, who: string): boolean {
    const bucket = this.#filled(name, who);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  isLeft(name: RateName, who: string): boolean {
    return this.#filled(name, who).left >= 1;
  }

  /** Full buckets need not be remembered. */
  sweep(): void {
    const before = this.#now() - 600_000;
    for (const [key, { at }] of this.#buckets) if (at < before) this.#buckets.delete(key);
  }

  scaled(count: number): number {
    return Math.max(1, Math.round(count * this.#scale));
  }

  #filled(name: RateName, who: string): Bucket {
    const rate: Rate = RATES[name];
    const burst = rate.burst * this.#scale;
    const key = `${name} ${who}`;
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { left: burst, at: now };
    const filled = bucket.left + ((now - bucket.at) / 60_000) * rate.perMinute * this.#scale;
    bucket.left = Math.min(burst, filled);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
