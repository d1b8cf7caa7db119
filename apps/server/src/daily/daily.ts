import { commitmentTo } from '@paddock/kernel';
import { dailyRace, dayAfter, dayOf, startOfDay, type DailyRace } from '@paddock/table';
import { newSecret } from '../secrets.ts';
import type { Store } from '../store/port.ts';

/** Results are forgotten after this many days. */
const KEPT_DAYS = 90;

/** A race that began before midnight may end after it. */
const GRACE_MS = 3_600_000;

export interface DailySecret {
  readonly secret: string;
  /** The one that a record of the race has. */
  readonly commitment: string;
  /** When it was drawn, in milliseconds since 1970: the day before, if a server ran then. */
  readonly drawn: number;
}

/** The server's own secret for each day. Its commitment is shown the day before, the secret itself when its day begins. */
export class Daily {
  readonly #store: Pick<Store, 'keep' | 'parts'>;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'keep' | 'parts'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  get today(): string {
    return dayOf(this.#now());
  }

  /** Races whose results are accepted now. */
  open(): DailyRace[] {
    const day = this.today;
    const isJustOver = this.#now() - startOfDay(day) < GRACE_MS;
    return [day, ...(isJustOver ? [dayAfter(day, -1)] : [])].map(dailyRace);
  }

  /** Not to be shown before the day begins. */
  async secretOf({ match }: DailyRace): Promise<DailySecret> {
    const kept = await this.#store.keep(`secret of ${match}`, `${newSecret()} ${this.#now()}`);
    const [secret = '', drawn] = kept.split(' ');
    return { secret, drawn: Number(drawn), commitment: commitmentTo(secret, match, 0) };
  }

  /** Tomorrow's secret is drawn today, whether anybody asks or not; old results go. */
  async tidy(): Promise<void> {
    await this.secretOf(dailyRace(dayAfter(this.today)));
    await this.#store.parts.daily.forget(dayAfter(this.today, -KEPT_DAYS));
  }
}
