import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { isRefusal, refuse, type Refusal, type Seat, type ViewShape } from '@paddock/kernel';
import type { GameNow, TableFeed, TableInfo } from '@paddock/protocol';
import type { Moment } from '@paddock/table';
import type { SeatInfo, Session } from '../../session/session.ts';
import { linesOf, MomentQueue } from '../../session/moment-queue.ts';
import { KeptInTab } from './kept.ts';

/** Entries `from` to `to` (exclusive) that went by while nobody looked. */
export interface Missed {
  readonly from: number;
  readonly to: number;
}

export interface Opening<View, Fact> {
  readonly view: View;
  readonly now: GameNow;
  /** The first entry after the viewer's own last turn. */
  readonly lastTurn: number;
  /** Everything so far, for the log. */
  readonly past: readonly Moment<View, Fact>[];
}

/** What the session hears about its table. */
export interface Place {
  readonly info: ReadonlySignal<TableInfo>;
  readonly viewer: ReadonlySignal<Seat | 'public'>;
  /** Somebody looks at the screen now. */
  readonly isLookedAt: () => boolean;
  /** What a refusal of the server means, in words. */
  readonly explain: (refusal: Refusal) => string | undefined;
}

/** What a session asks of the server. */
type Feed = Pick<TableFeed, 'play' | 'moments'>;

/** A game on the server: what happened comes in, plans go out, and nothing is shown before the server has said it. */
export class OnlineSession<View extends ViewShape, Fact> implements Session<View, Fact> {
  readonly game: string;
  readonly match: string;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly viewer: ReadonlySignal<Seat | 'public'>;
  readonly handOverTo = signal(null);
  readonly view: ReadonlySignal<View>;
  readonly moment: MomentQueue<View, Fact>['moment'];
  readonly log: MomentQueue<View, Fact>['log'];
  readonly toAct: ReadonlySignal<readonly Seat[]>;
  readonly mayAct: ReadonlySignal<boolean>;
  readonly keptPlan = signal<readonly string[]>([]);
  readonly explain: Place['explain'];
  readonly now: ReadonlySignal<GameNow>;
  /** What to tell a viewer who has come back; null: nothing. */
  readonly missed = signal<Missed | null>(null);
  /** A sealed choice is being changed. */
  readonly isChanging = signal(false);
  /** The viewer has made a sealed choice, and the last one is not in. */
  readonly canChange: ReadonlySignal<boolean>;
  /** The viewer's own seat is played by a bot for now. */
  readonly isStoodIn: ReadonlySignal<boolean>;

  readonly #feed: Feed;
  readonly #isLookedAt: () => boolean;
  readonly #queue: MomentQueue<View, Fact>;
  readonly #kept: KeptInTab;
  readonly #now;
  readonly #isBusy = signal(false);
  /** The view after everything that has come in, shown or not. */
  #latest: View;
  #lastTurn: number;
  /** The entry of the viewer's newest action. */
  #ownEntry: number;
  /** The next entry of the viewer's seat is the viewer's own. */
  #expectsOwn = false;

  constructor(feed: Feed, place: Place, opening: Opening<View, Fact>) {
    const { info, viewer } = place;
    const { view, now, lastTurn, past } = opening;
    this.#feed = feed;
    this.game = info.peek().game;
    this.match = info.peek().id;
    this.viewer = viewer;
    this.explain = (refusal) =>
      place.explain(
        refusal.code === 'already-chosen' && this.canChange.peek()
          ? refuse('can-be-changed', refusal.rule)
          : refusal,
      );
    this.#isLookedAt = place.isLookedAt;
    this.seats = computed(() => info.value.seats.map(seatOf));
    this.#now = signal(now);
    this.now = this.#now;
    this.#latest = view;
    this.#lastTurn = lastTurn;
    this.#ownEntry = ownEntryIn(past, viewer.peek());
    this.#kept = new KeptInTab(this.match);
    this.#queue = new MomentQueue<View, Fact>(view, linesOf(past));
    this.view = this.#queue.view;
    this.moment = this.#queue.moment;
    this.log = this.#queue.log;
    this.isStoodIn = computed(() => isStoodIn(info.value, viewer.value));
    this.toAct = computed(() => (this.#queue.isIdle.value ? this.#now.value.toAct : []));
    this.mayAct = computed(() => {
      const isReady = this.#queue.isIdle.value && !this.#isBusy.value && !this.isStoodIn.value;
      if (!isReady || viewer.value === 'public' || this.#now.value.isOver) return false;
      return this.isChanging.value || (this.#now.value.asked >= 0 && this.toAct.value.includes(viewer.value));
    });
    this.canChange = computed(
      () =>
        viewer.value !== 'public' &&
        this.#now.value.changeable >= 0 &&
        this.#now.value.asked < 0 &&
        this.#queue.isIdle.value &&
        !this.#isBusy.value &&
        !this.isStoodIn.value &&
        !this.isChanging.value,
    );
    this.keptPlan.value = this.#kept.planFor(now.asked);
    this.#noteMissed(Math.max(lastTurn, this.#kept.seen), now.length);
  }

  takeDevice(): void {
    // Everybody has a device of their own.
  }

  shown(): void {
    this.#queue.shown();
  }

  skip(): void {
    this.#queue.skip();
  }

  /** Retried across reconnects; idempotent. */
  async command(texts: readonly string[]): Promise<Refusal | undefined> {
    if (!this.mayAct.peek()) return refuse('not-now', 'table');
    const question = this.isChanging.peek() ? this.#now.peek().changeable : this.#now.peek().asked;
    this.#isBusy.value = true;
    this.#expectsOwn = true;
    const refusal = await this.#feed.play(texts, question);
    if (refusal === undefined) {
      this.keptPlan.value = [];
      // Changing a sealed choice begins with the old one.
      this.#kept.keepPlan(question, texts);
    } else this.#expectsOwn = false;
    // The caller takes the answer before the next question comes.
    setTimeout(() => (this.#isBusy.value = false));
    return refusal;
  }

  keepPlan(texts: readonly string[]): void {
    this.keptPlan.value = texts;
    if (!this.isChanging.peek()) this.#kept.keepPlan(this.#now.peek().asked, texts);
  }

  /** A whole view: everything shown before is replaced by it. */
  replaceAll({ view, now, lastTurn, past }: Opening<View, Fact>): void {
    batch(() => {
      this.isChanging.value = false;
      this.#latest = view;
      this.#lastTurn = lastTurn;
      this.#ownEntry = ownEntryIn(past, this.viewer.peek());
      this.#queue.reset(view, linesOf(past));
      this.#setNow(now);
    });
  }

  /** `isLate`: they happened while the connection was lost; they are logged, and played back only on request. */
  add(moments: readonly Moment<View, Fact>[], now: GameNow, isLate: boolean): void {
    const { length: from, changeable } = this.#now.peek();
    // Somebody else's sealed choice leaves a change as it is, and the plan with it.
    const isChangeKept = this.isChanging.peek() && now.changeable === changeable;
    batch(() => {
      if (!isChangeKept) this.#endChange();
      this.#latest = moments.at(-1)?.view ?? this.#latest;
      this.#noteOwn(moments);
      if (isChangeKept) this.#queue.tell(moments);
      else this.#queue.enqueue(moments);
      if (isLate) this.#queue.skip();
      this.#setNow(now);
    });
    if (isLate) this.#noteMissed(Math.max(from, this.#lastTurn), now.length);
    else this.seenAll();
  }

  setNow(now: GameNow): void {
    batch(() => {
      if (now.changeable < 0) this.#endChange();
      this.#setNow(now);
    });
  }

  /** Everything up to here has been on this screen. */
  seenAll(): void {
    if (this.missed.peek() === null && this.#isLookedAt()) {
      this.#kept.keepSeen(this.#now.peek().length);
    }
  }

  forgetMissed(): void {
    this.missed.value = null;
    this.seenAll();
  }

  /** Everything since the viewer's last turn, to see it again. */
  sinceLastTurn(): Missed {
    return { from: this.#lastTurn, to: this.#now.peek().length };
  }

  past({ from, to }: Missed): Promise<readonly Moment<View, Fact>[] | Refusal> {
    return this.#feed.moments(from, to) as Promise<readonly Moment<View, Fact>[] | Refusal>;
  }

  /** Shows a stretch of the game again, as it happened. */
  async watchAgain({ from, to }: Missed): Promise<Refusal | undefined> {
    const first = Math.max(0, from - 1);
    const moments = await this.past({ from: first, to });
    if (isRefusal(moments)) return moments;
    const start = Math.max(
      1,
      moments.findIndex(({ entry }) => entry >= from),
    );
    const before = moments[start - 1];
    if (before === undefined || to !== this.#now.peek().length) return undefined;
    const log = this.log.peek().filter(({ entry }) => entry < from);
    this.#queue.reset(before.view, log);
    this.#queue.enqueue(moments.slice(start));
    return undefined;
  }

  /** Reopens the sealed choice on this screen alone; the one that was made stands until another is. */
  async beginChange(): Promise<void> {
    if (!this.canChange.peek()) return;
    const before = await this.past({ from: this.#ownEntry - 1, to: this.#ownEntry });
    const last = isRefusal(before) ? undefined : before.at(-1);
    if (last === undefined || !this.canChange.peek()) return;
    batch(() => {
      this.keptPlan.value = this.#kept.planFor(this.#now.peek().changeable);
      this.#queue.reset(last.view, this.log.peek());
      this.isChanging.value = true;
    });
  }

  /** What was chosen before stands. */
  cancelChange(): void {
    batch(() => this.#endChange());
  }

  #endChange(): void {
    if (!this.isChanging.peek()) return;
    this.isChanging.value = false;
    this.keptPlan.value = [];
    this.#queue.reset(this.#latest, this.log.peek());
  }

  #setNow(now: GameNow): void {
    if (now.asked !== this.#now.peek().asked) this.keptPlan.value = this.#kept.planFor(now.asked);
    this.#now.value = now;
  }

  #noteMissed(from: number, to: number): void {
    // Nothing but the start: that is on the board.
    const isOpening = to <= 1;
    if (this.viewer.peek() === 'public' || from >= to || isOpening) return this.seenAll();
    const before = this.missed.peek();
    this.missed.value = { from: Math.min(before?.from ?? from, from), to };
  }

  #noteOwn(moments: readonly Moment<View, Fact>[]): void {
    const own = moments.find(({ who }) => who === this.viewer.peek());
    if (own === undefined) return;
    this.#ownEntry = own.entry;
    if (!this.#expectsOwn) return;
    this.#lastTurn = own.entry + 1;
    this.#expectsOwn = false;
  }
}

function seatOf({ name, plan, standIn }: TableInfo['seats'][number], seat: Seat): SeatInfo {
  // As in a replay: the name was removed; see `namesOf`.
  if (name === '') return { name: `#${seat + 1}`, standIn };
  if (name !== null) return { name, ...(plan.kind === 'bot' && { bot: plan.level }), standIn };
  // A bot plays on in a seat that is open to somebody; it goes by the name the server gives bots.
  return standIn === null ? { name: '—', standIn } : { name: `Bot ${seat + 1}`, bot: standIn, standIn: null };
}

function isStoodIn({ seats }: TableInfo, viewer: Seat | 'public'): boolean {
  return viewer !== 'public' && seats[viewer]?.standIn !== null;
}

function ownEntryIn(moments: readonly Moment<unknown, unknown>[], viewer: Seat | 'public'): number {
  return moments.findLast(({ who }) => who === viewer)?.entry ?? 0;
}
