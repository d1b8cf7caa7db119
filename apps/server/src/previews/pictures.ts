import { createHash } from 'node:crypto';
import { CARS } from '@paddock/downforce';
import type { DrawnView } from './draw-downforce.ts';
import { Painter } from './painter.ts';
import type { Seen } from './seen.ts';

export interface Picture {
  readonly png: Uint8Array;
  readonly tag: string;
}

/** About a quarter of a megabyte each. */
const MOST_KEPT = 48;
/** A table's picture is not drawn again sooner than this, however fast it is played. */
const FRESH_MS = 10_000;

/** What a picture is of, and how to see it: only a picture that is not kept needs a table in memory. */
export interface Subject {
  readonly name: string;
  /** The picture is the same as long as this is; undefined: it may change at any time. */
  readonly state: string | undefined;
  readonly look: () => Promise<Seen | undefined>;
}

interface Kept {
  readonly state: string | undefined;
  readonly at: number;
  readonly picture: Promise<Picture | undefined>;
}

/** No real race: somewhere on its way. */
const RACE: DrawnView = {
  track: 'marina-bay',
  phase: 'playing',
  standing: CARS.toReversed(),
  cars: CARS.map((_, car) => ({ space: 12 + 9 * car, lap: 0, place: null })),
};

/** What is shown of the site, and of every table that is not public. */
const SITE: Subject = {
  name: 'site',
  state: '',
  look: () => Promise.resolve({ game: 'downforce', options: {}, open: RACE }),
};

/** The pictures of links: the newest are kept, and the rest drawn when somebody asks. */
export class Pictures {
  readonly #painter: Painter;
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();

  constructor(now: () => number, painter = new Painter()) {
    this.#now = now;
    this.#painter = painter;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** How many have been drawn. */
  get drawn(): number {
    return this.#painter.count;
  }

  /** Undefined: it is not available now, or may not be drawn. */
  of(subject: Subject, mayDraw: () => boolean = () => true): Promise<Picture | undefined> {
    const { name, state } = subject;
    const known = this.#kept.get(name);
    if (known !== undefined && this.#isFresh(known, state)) {
      this.#keep(name, known);
      return known.picture;
    }
    if (!mayDraw()) return Promise.resolve(undefined);
    // One that cannot be drawn is not tried again at once, but soon.
    const picture = this.#draw(subject).catch(() => undefined);
    const kept = { state, at: this.#now(), picture };
    this.#keep(name, kept);
    void picture.then((drawn) => {
      if (drawn === undefined && this.#kept.get(name) === kept)
        this.#keep(name, { ...kept, state: undefined });
    });
    return picture;
  }

  ofSite(): Promise<Picture | undefined> {
    return this.of(SITE);
  }

  close(): Promise<void> {
    return this.#painter.close();
  }

  /** The newest last. */
  #keep(name: string, kept: Kept): void {
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  #isFresh(kept: Kept, state: string | undefined): boolean {
    return (state !== undefined && kept.state === state) || this.#now() - kept.at < FRESH_MS;
  }

  async #draw({ look }: Subject): Promise<Picture | undefined> {
    const seen = await look();
    const png = seen && (await this.#painter.paint(seen));
    return png && { png, tag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
  }
}
