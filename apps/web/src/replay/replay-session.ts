import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  handsAfter,
  namesOf,
  refuse,
  type ChapterName,
  type GameModule,
  type GameRecord,
  type Refusal,
  type Seat,
  type ViewShape,
} from '@paddock/kernel';
import type { Moment } from '@paddock/table';
import { speed, type Speed } from '../app/settings.ts';
import type { LogLine, SeatInfo, Session } from '../session/session.ts';
import { Timeline } from './timeline.ts';

/** Between two moments of a replay that plays by itself. */
const GAP_MS = { slow: 600, normal: 250, fast: 90, off: 40 } as const satisfies Record<Speed, number>;

/** A replay whose game's own types nobody needs. */
export type AnyReplay = ReplaySession<unknown, unknown, ViewShape, unknown>;

export interface Chapter {
  readonly name: ChapterName;
  readonly position: number;
}

/** A record on the screen: the same table, moved by a slider instead of by players. */
export class ReplaySession<Options, State, View extends ViewShape, Fact> implements Session<View, Fact> {
  readonly game: string;
  readonly match: string;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly viewer = signal<Seat | 'public'>('public');
  readonly handOverTo = signal(null);
  readonly moment = signal<Moment<View, Fact> | null>(null);
  readonly keptPlan = signal([]);
  readonly mayAct = signal(false);
  /** How many steps the screen has got. */
  readonly position = signal(0);
  readonly isPlaying = signal(false);
  readonly view: ReadonlySignal<View>;
  readonly log: ReadonlySignal<readonly LogLine<Fact>[]>;
  readonly toAct: ReadonlySignal<readonly Seat[]>;
  readonly timeline: Timeline<Options, State, View, Fact>;
  readonly chapters: readonly Chapter[];
  /** Whose eyes may be looked through: once the game is over, everybody's. */
  readonly viewers: readonly (Seat | 'public')[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `former`: what to call somebody whose name was removed. */
  constructor(
    kind: GameModule<Options, State, View, Fact>,
    record: GameRecord,
    former?: (seat: Seat) => string,
  ) {
    const timeline = new Timeline(kind.rules, record);
    this.timeline = timeline;
    this.game = record.game;
    this.match = record.match;
    const seats = () =>
      namesOf(record, former).map((name, seat) => ({ ...record.seats[seat], name, standIn: null }));
    this.seats = computed(() =>
      handsAfter(seats(), record.entries.slice(0, timeline.begunAt(this.position.value))),
    );
    this.viewers = timeline.isFinished ? ['public', ...record.seats.keys()] : ['public'];
    this.view = computed(() => timeline.view(this.position.value, this.viewer.value));
    this.toAct = computed(() => timeline.toAct(this.position.value));
    this.log = computed(() =>
      timeline
        .facts(this.viewer.value)
        .slice(0, this.position.value)
        .flatMap((facts, step) => facts.map((fact) => ({ entry: timeline.entryOf(step), fact }))),
    );
    this.chapters = chaptersOf(kind, timeline.facts('public'));
  }

  get length(): number {
    return this.timeline.length;
  }

  close(): void {
    this.pause();
  }

  lookAs(viewer: Seat | 'public'): void {
    batch(() => {
      this.moment.value = null;
      this.viewer.value = viewer;
    });
    if (this.isPlaying.peek()) this.#next();
  }

  jumpTo(position: number): void {
    this.pause();
    batch(() => {
      this.moment.value = null;
      this.position.value = Math.min(this.length, Math.max(0, position));
    });
  }

  /** One step on, as it happened; a second call while it is shown hurries it. */
  forward(): void {
    this.pause();
    if (this.moment.peek() === null) this.#next();
    else this.skip();
  }

  back(): void {
    this.jumpTo(this.position.peek() - 1);
  }

  play(): void {
    if (this.position.peek() === this.length) this.jumpTo(0);
    this.isPlaying.value = true;
    if (this.moment.peek() === null) this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying.value = false;
  }

  shown(): void {
    if (this.moment.peek() === null) return;
    batch(() => {
      this.moment.value = null;
      this.position.value = Math.min(this.length, this.position.peek() + 1);
    });
    if (!this.isPlaying.peek()) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), GAP_MS[speed.peek()]);
  }

  skip(): void {
    this.shown();
  }

  takeDevice(): void {
    // A record hides no hand from the viewer.
  }

  command(): Promise<Refusal> {
    return Promise.resolve(refuse('game-over', 'replay'));
  }

  keepPlan(): void {
    // A record has no plans.
  }

  #next(): void {
    const moment = this.timeline.moment(this.position.peek() + 1, this.viewer.peek());
    if (moment === undefined) this.pause();
    this.moment.value = moment ?? null;
  }
}

function chaptersOf<Fact>(
  kind: Pick<GameModule<never, never, ViewShape, Fact>, 'chapterAt'>,
  told: readonly (readonly Fact[])[],
): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const [step, facts] of told.entries()) {
    for (const fact of facts) {
      const before = chapters.map(({ name }) => name);
      const name = kind.chapterAt(fact, before);
      if (name !== undefined) chapters.push({ name, position: step + 1 });
    }
  }
  return chapters;
}
