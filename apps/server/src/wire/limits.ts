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

/** Open sockets at a time. */
export const MOST_SOCKETS = { address: 100, person: 12 } as const;
/** Tables that one socket is shown at a time. */
export const MOST_FOLLOWED = 8;

interface Bucket {
  left: number;
  at: number;
}

/** Token buckets, for requests and for messages on the socket. */
export class Limits {
  readonly #scale: number;
  readonly #now: () => number;
  /** By name, then by whom it is for. */
  readonly #buckets = new Map<RateName, Map<string, Bucket>>();

  /** A clock of its own that nobody sets: the machine's may jump. */
  constructor(scale: number, now = () => performance.now()) {
    this.#scale = scale;
    this.#now = now;
  }

  /** Takes one, or as many; false: there are not as many left. */
  take(name: RateName, who: string, count = 1): boolean {
    const bucket = this.#filled(name, who);
    if (bucket.left < count) return false;
    bucket.left -= count;
    return true;
  }

  isLeft(name: RateName, who: string, count = 1): boolean {
    return this.#filled(name, who).left >= count;
  }

  /** Full buckets are dropped. */
  sweep(): void {
    const before = this.#now() - 600_000;
    for (const buckets of this.#buckets.values()) {
      for (const [who, { at }] of buckets) if (at < before) buckets.delete(who);
    }
  }

  scaled(count: number): number {
    return Math.max(1, Math.round(count * this.#scale));
  }

  #filled(name: RateName, who: string): Bucket {
    const rate: Rate = RATES[name];
    const burst = rate.burst * this.#scale;
    const now = this.#now();
    let buckets = this.#buckets.get(name);
    if (buckets === undefined) this.#buckets.set(name, (buckets = new Map()));
    let bucket = buckets.get(who);
    if (bucket === undefined) buckets.set(who, (bucket = { left: burst, at: now }));
    const minutes = Math.max(0, now - bucket.at) / 60_000;
    const filled = bucket.left + minutes * rate.perMinute * this.#scale;
    bucket.left = Math.min(burst, filled);
    bucket.at = now;
    return bucket;
  }
}
