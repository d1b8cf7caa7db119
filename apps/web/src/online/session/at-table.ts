import { batch, signal, type Signal } from '@preact/signals';
import { isRefusal, type OwnContent, type Refusal, type Seat, type ViewShape } from '@paddock/kernel';
import type {
  ChatLine,
  DealInfo,
  DealParts,
  GameNow,
  Reaction,
  TableFeed,
  TableInfo,
} from '@paddock/protocol';
import type { Moment } from '@paddock/table';
import { Reactions } from '../chat/reactions.ts';
import { connection } from '../server/connection.ts';
import { OnlineSession, type Opening } from './online-session.ts';
import { ownParts } from './salts.ts';

type AnySession = OnlineSession<ViewShape, unknown>;

/** What stops this screen: the table is not there for this viewer, or closed to them, or its dealing cannot be trusted. */
export type TableTrouble = 'gone' | 'barred' | 'salt-missing';

/** One table as this page follows it, from its empty seats to its last word. */
export class AtTable {
  readonly id: string;
  /** Null until the server has answered. */
  readonly info = signal<TableInfo | null>(null);
  /** A custom deck and tracks that it is played with; there with the first info. */
  readonly content = signal<OwnContent | undefined>(undefined);
  readonly viewer = signal<Seat | 'public'>('public');
  readonly isHost = signal(false);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** The viewer may write, or only react. */
  readonly mayChat = signal(true);
  readonly reactions = new Reactions();
  /** Null until the game has started. */
  readonly session = signal<AnySession | null>(null);
  readonly trouble = signal<TableTrouble | null>(null);
  /** The devices are revealing their parts of the next deal. */
  readonly isShuffling = signal(false);
  /** Why the server shows nothing of the table for now. */
  readonly problem = signal<Refusal | null>(null);
  /** When the newest clocks came in, on the page's own clock. */
  readonly clocksAt = signal(0);
  readonly #feed: TableFeed;
  readonly #explain: (refusal: Refusal) => string | undefined;
  readonly #stopWatchingLoss: () => void;
  #deals: readonly DealInfo[] = [];
  #parts: DealParts | undefined;
  /** One after the other: what comes in while the past is fetched waits for it. */
  #line: Promise<void> = Promise.resolve();
  #wasLost = false;
  #isHere = true;

  constructor(id: string, key: string | undefined, explain: (refusal: Refusal) => string | undefined) {
    this.id = id;
    this.#explain = explain;
    this.#feed = connection.follow(id, key, {
      info: (info, me, content) => this.#hearInfo(info, me, content),
      whole: (view, now, lastTurn) => this.#inLine(() => this.#open(view as ViewShape, now, lastTurn)),
      moments: (moments, now) => this.#hearMoments(moments as readonly Moment<ViewShape, unknown>[], now),
      now: (now) => this.#inLine(() => this.#hearNow(now)),
      deals: (deals) => this.#hearDeals(deals),
      chat: (lines) => (this.chat.value = lines),
      mayChat: (may) => (this.mayChat.value = may),
      reaction: (seat, reaction) => this.reactions.hear(seat, reaction),
      gone: () => this.#stop('gone'),
      refused: (problem) => this.#hearRefusal(problem),
    });
    this.#stopWatchingLoss = connection.isLost.subscribe((isLost) => {
      if (isLost) this.#wasLost = true;
    });
  }

  leave(): void {
    this.#isHere = false;
    this.#stopWatchingLoss();
    this.reactions.end();
    connection.leave(this.#feed);
  }

  say(text: string): Promise<Refusal | undefined> {
    return this.#feed.say(text);
  }

  react(reaction: Reaction): Promise<Refusal | undefined> {
    return this.#feed.react(reaction);
  }

  #hearInfo(
    info: TableInfo,
    me: { readonly viewer: Seat | 'public'; readonly isHost: boolean },
    content: OwnContent | undefined,
  ): void {
    batch(() => {
      this.problem.value = null;
      this.info.value = info;
      this.content.value = content;
      this.viewer.value = me.viewer;
      this.isHost.value = me.isHost;
    });
    this.#parts = me.viewer === 'public' ? undefined : this.#partsOf(me.viewer);
    this.#takePart();
  }

  #partsOf(seat: Seat): DealParts {
    return this.#parts?.seat === seat ? this.#parts : ownParts(this.#feed, seat);
  }

  #hearMoments(moments: readonly Moment<ViewShape, unknown>[], now: GameNow): void {
    const isLate = this.#wasLost;
    this.#wasLost = false;
    this.#inLine(() => {
      this.clocksAt.value = performance.now();
      this.session.peek()?.add(moments, now, isLate);
    });
  }

  #hearNow(now: GameNow): void {
    this.#wasLost = false;
    this.clocksAt.value = performance.now();
    this.session.peek()?.setNow(now);
  }

  async #open(view: ViewShape, now: GameNow, lastTurn: number): Promise<void> {
    const at = performance.now();
    const past = await this.#feed.moments(0, now.length);
    const { info } = this;
    if (!this.#isHere || info.peek() === null) return;
    const opening: Opening<ViewShape, unknown> = {
      view,
      now,
      lastTurn,
      past: isRefusal(past) ? [] : (past as readonly Moment<ViewShape, unknown>[]),
    };
    batch(() => {
      this.clocksAt.value = at;
      const session = this.session.peek();
      if (session !== null) return session.replaceAll(opening);
      const place = {
        info: info as Signal<TableInfo>,
        viewer: this.viewer,
        isLookedAt: () => document.visibilityState === 'visible',
        explain: this.#explain,
      };
      this.session.value = new OnlineSession<ViewShape, unknown>(this.#feed, place, opening);
    });
  }

  #hearDeals(deals: readonly DealInfo[]): void {
    this.#deals = deals;
    this.isShuffling.value = isBeingShuffled(deals);
    this.#takePart();
  }

  /** Sends this device's part in the deal that waits, and compares what is shown of the others. */
  #takePart(): void {
    if (this.#parts?.hear(this.#deals) === false) this.#stop('salt-missing');
  }

  #hearRefusal(problem: Refusal): void {
    if (problem.code === 'no-such-table') this.#stop('gone');
    else if (problem.code === 'not-available') this.#stop('barred');
    else this.problem.value = problem;
  }

  #stop(trouble: TableTrouble): void {
    this.trouble.value = trouble;
  }

  #inLine(task: () => void | Promise<void>): void {
    this.#line = this.#line.then(task).catch((error: unknown) => console.error(error));
  }
}

function isBeingShuffled(deals: readonly DealInfo[]): boolean {
  const newest = deals.at(-1);
  return newest?.hashes !== undefined && newest.salts === undefined;
}
