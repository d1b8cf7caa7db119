/** How many at once, and how many a minute after that. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/** For each person, or for each address where nobody is known. */
export const RATES = {
  /** Requests; a page is many small files. */
  api: { burst: 300, perMinute: 300 },
  site: { burst: 3_000, perMinute: 3_000 },
  /** Health checks and metrics. */
  ops: { burst: 120, perMinute: 600 },
  message: { burst: 60, perMinute: 600 },
  play: { burst: 30, perMinute: 240 },
  chat: { burst: 5, perMinute: 20 },
  /** Reactions: of one person, and of all spectators at one table. */
  react: { burst: 5, perMinute: 20 },
  crowd: { burst: 10, perMinute: 60 },
  /** Reports, and people who are blocked. */
  report: { burst: 3, perMinute: 3 },
  block: { burst: 10, perMinute: 10 },
  /** Looks back, and a table's custom content. */
  moments: { burst: 30, perMinute: 120 },
  newPerson: { burst: 10, perMinute: 2 },
  newTable: { burst: 10, perMinute: 2 },
  /** Thousands of characters of custom decks and tracks, which are kept with their tables; also for each address. */
  content: { burst: 300, perMinute: 10 },
  connect: { burst: 60, perMinute: 120 },
  link: { burst: 5, perMinute: 2 },
  /** New bots that people bring, and new tokens for them. */
  newBot: { burst: 10, perMinute: 2 },
  /** Passkeys made or tried: each is a signature to check. */
  passkey: { burst: 20, perMinute: 10 },
  /** Recovery codes tried, for each address. */
  recover: { burst: 5, perMinute: 1 },
  /** The export of a person's data, which is gathered from all their tables. */
  export: { burst: 3, perMinute: 1 },
  /** Results of the race of the day: each is a whole game to check. */
  daily: { burst: 5, perMinute: 2 },
  /** Looks at ratings: each is a few questions to the store. */
  ratings: { burst: 60, perMinute: 120 },
  /** What is written into the mailboxes of score pads. */
  pads: { burst: 60, perMinute: 60 },
  /** New score pads, for each address: one that makes them for three days does not fill the store. */
  newPad: { burst: 20, perMinute: 0.2 },
  /** New leagues, rounds of them, and everything else that changes one. */
  newLeague: { burst: 3, perMinute: 0.5 },
  leagueRound: { burst: 5, perMinute: 1 },
  league: { burst: 20, perMinute: 20 },
  /** Changes to somebody's notices. */
  notices: { burst: 60, perMinute: 20 },
  /** E-mails that ask whether an address is somebody's: by person, network, and address. */
  confirmation: { burst: 3, perMinute: 0.02 },
  /** Tries of a webhook or a browser, on request. */
  noticeTest: { burst: 5, perMinute: 2 },
  /** Pictures of tables for chats that have to be drawn; the others cost nothing. */
  picture: { burst: 20, perMinute: 30 },
  /** Tables and links that were not there, or not for the person who asked. */
  guess: { burst: 20, perMinute: 10 },
} as const satisfies Record<string, Rate>;
export type RateName = keyof typeof RATES;

/**
 * For an address, whoever asks there. New people are easily made, so that limits for each of them are none; but a school or a club
 * may be behind one address.
 */
const CEILINGS: Partial<Readonly<Record<RateName, Rate>>> = {
  api: { burst: 3_000, perMinute: 3_000 },
  connect: { burst: 600, perMinute: 1_200 },
  newTable: { burst: 60, perMinute: 10 },
  pads: { burst: 600, perMinute: 600 },
  /** Slower than ten people: the store takes a number of reports in all, and admins have to read them. */
  report: { burst: 30, perMinute: 0.2 },
};

/** Open sockets at a time. */
export const MOST_SOCKETS = { address: 100, person: 12 } as const;
/** Tables that one socket is shown at a time. */
export const MOST_FOLLOWED = 8;

interface Bucket {
  left: number;
  at: number;
}

/** By name, then by whom it is for. */
type Buckets = Map<RateName, Map<string, Bucket>>;

/** Token buckets, for requests and for messages on the socket. */
export class Limits {
  readonly #scale: number;
  readonly #now: () => number;
  readonly #buckets: Buckets = new Map();
  readonly #ceilings: Buckets = new Map();

  /** A clock of its own that nobody sets: the machine's may jump. */
  constructor(scale: number, now = () => performance.now()) {
    this.#scale = scale;
    this.#now = now;
  }

  /** Takes one, or as many; false: there are not as many left. */
  take(name: RateName, who: string, count = 1): boolean {
    const bucket = this.#own(name, who);
    if (bucket.left < count) return false;
    bucket.left -= count;
    return true;
  }

  /** Takes one of theirs and, where there is a ceiling, one of the address's; false: nothing is taken. */
  takeAt(name: RateName, address: string, who: string): boolean {
    const ceiling = CEILINGS[name];
    const buckets = [this.#own(name, who)];
    if (ceiling !== undefined) buckets.push(this.#filled(this.#ceilings, name, ceiling, address));
    if (buckets.some(({ left }) => left < 1)) return false;
    for (const bucket of buckets) bucket.left--;
    return true;
  }

  isLeft(name: RateName, who: string, count = 1): boolean {
    return this.#own(name, who).left >= count;
  }

  /** Full buckets are dropped, and only those: one that is made anew is full. */
  sweep(): void {
    const now = this.#now();
    for (const [name, buckets] of this.#buckets) this.#dropFull(buckets, RATES[name], now);
    for (const [name, buckets] of this.#ceilings) this.#dropFull(buckets, CEILINGS[name] ?? RATES[name], now);
  }

  scaled(count: number): number {
    return Math.max(1, Math.round(count * this.#scale));
  }

  #own(name: RateName, who: string): Bucket {
    return this.#filled(this.#buckets, name, RATES[name], who);
  }

  #filled(all: Buckets, name: RateName, rate: Rate, who: string): Bucket {
    const now = this.#now();
    let buckets = all.get(name);
    if (buckets === undefined) all.set(name, (buckets = new Map()));
    let bucket = buckets.get(who);
    if (bucket === undefined) buckets.set(who, (bucket = { left: rate.burst * this.#scale, at: now }));
    bucket.left = this.#leftIn(bucket, rate, now);
    bucket.at = now;
    return bucket;
  }

  #leftIn({ left, at }: Bucket, { burst, perMinute }: Rate, now: number): number {
    const minutes = Math.max(0, now - at) / 60_000;
    return Math.min(burst * this.#scale, left + minutes * perMinute * this.#scale);
  }

  #dropFull(buckets: Map<string, Bucket>, rate: Rate, now: number): void {
    for (const [who, bucket] of buckets) {
      if (this.#leftIn(bucket, rate, now) >= rate.burst * this.#scale) buckets.delete(who);
    }
  }
}
