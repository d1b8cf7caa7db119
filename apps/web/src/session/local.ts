/** Over 300 lines: one game's writes, whose order everything here depends on. */
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { isRefusal, refuse, type GameModule, type Refusal, type Seat, type ViewShape } from '@paddock/kernel';
import {
  momentsOf,
  Table,
  type Accepted,
  type BotTask,
  type NextTable,
  type NotResumed,
  type SavedTable,
} from '@paddock/table';
import { speed, type Pace } from '../app/settings.ts';
import type { BotWorker } from './bot-worker.ts';
import { Pause } from './pause.ts';
import { areSaltsKept, peopleAt, withSalts } from './own-salts.ts';
import { newSecret, randomHex } from './random.ts';
import { mayHint } from './may-hint.ts';
import type { SeatInfo, Session } from './session.ts';
import { linesOf, MomentQueue } from './moment-queue.ts';
import { summaryOf } from './summary.ts';
import type { GameSummary, SavedGame, Store } from './store.ts';
import { troubleOf, type Trouble } from './trouble.ts';

type Next<Options, State, View extends ViewShape, Fact> = NextTable<Options, State, View, Fact> | Accepted;

/** A game in this page: people on this device, bots in a thread, every command is saved before it is shown. */
export class LocalSession<Options, State, View extends ViewShape, Fact> implements Session<View, Fact> {
  readonly game: string;
  readonly match: string;
  readonly isShared: boolean;
  readonly seats = signal<readonly SeatInfo[]>([]);
  readonly viewer = signal<Seat | 'public'>('public');
  readonly handOverTo = signal<Seat | null>(null);
  readonly keptPlan = signal<readonly string[]>([]);
  readonly toAct = signal<readonly Seat[]>([]);
  readonly trouble = signal<Trouble | null>(null);
  readonly view: ReadonlySignal<View>;
  readonly moment: MomentQueue<View, Fact>['moment'];
  readonly log: MomentQueue<View, Fact>['log'];
  readonly mayAct: ReadonlySignal<boolean>;
  /** On the way to the first decision since the table was opened, things go fast. */
  readonly speed: ReadonlySignal<Pace> = computed(() =>
    this.#wasAsked.value || speed.value !== 'normal' ? speed.value : 'opening',
  );
  readonly noteHint: (() => void) | undefined;
  readonly offeredPlan = signal<readonly string[]>([]);

  readonly #kind: GameModule<Options, State, View, Fact>;
  readonly #store: Store;
  readonly #queue: MomentQueue<View, Fact>;
  readonly #bots: BotWorker;
  readonly #pause = new Pause();
  readonly #people: readonly Seat[];
  readonly #started: number;
  readonly #isBusy = signal(false);
  /** Somebody here, since the table was opened. */
  readonly #wasAsked = signal(false);
  #table: Table<Options, State, View, Fact>;
  #saved: SavedGame;
  /** Taken since the last command. */
  #hints: number;
  #thought: { readonly task: BotTask<View>; readonly answer: Promise<readonly string[]> } | undefined;
  /** A bot's answer is on its way: another sealed choice that comes in meanwhile must not ask that bot again. */
  #isAnswering = false;
  #writes: Promise<unknown> = Promise.resolve();
  #stopWatching: () => void = () => undefined;
  /** Called after every command of a person. */
  whenPlayed: () => void = () => undefined;

  private constructor(
    kind: GameModule<Options, State, View, Fact>,
    bots: BotWorker,
    store: Store,
    table: Table<Options, State, View, Fact>,
    saved: SavedGame,
    started: number,
  ) {
    this.#kind = kind;
    this.#bots = bots;
    this.#store = store;
    this.#table = table;
    this.#saved = saved;
    this.#started = started;
    this.game = kind.rules.game;
    this.match = saved.id;
    this.#people = peopleAt(table);
    this.isShared = this.#people.length > 1;
    this.#hints = saved.hints ?? 0;
    // Saved with the plan that the hint puts on the table.
    if (mayHint(saved, this.#people.length)) this.noteHint = () => this.#hints++;
    this.seats.value = table.seats.map((seat, number) => ({ ...seat, standIn: table.standIn(number) }));
    const [only, another] = this.#people;
    if (only !== undefined && another === undefined) this.viewer.value = only;
    this.keptPlan.value = saved.plan;
    this.#queue = new MomentQueue(table.view(this.viewer.value));
    this.view = this.#queue.view;
    this.moment = this.#queue.moment;
    this.log = this.#queue.log;
    this.mayAct = computed(
      () =>
        this.#queue.isIdle.value &&
        !this.#isBusy.value &&
        this.handOverTo.value === null &&
        this.trouble.value === null &&
        this.toAct.value.some((seat) => seat === this.viewer.value),
    );
  }

  /** A kept game, where it was left; or why it cannot be played again. */
  static open<Options, State, View extends ViewShape, Fact>(
    kind: GameModule<Options, State, View, Fact>,
    bots: BotWorker,
    store: Store,
    saved: SavedGame,
    summary: GameSummary,
    fresh = false,
  ): LocalSession<Options, State, View, Fact> | NotResumed {
    const table = Table.resume(kind.rules, saved.table as SavedTable<Options>, newSecret);
    if (!(table instanceof Table)) return table;
    const session = new LocalSession(kind, bots, store, table, saved, summary.started);
    session.#begin(fresh);
    return session;
  }

  /** Ends the bots' thread; the game stays on the device. */
  close(): void {
    this.#stopWatching();
    this.#pause.end();
    this.#bots.close();
  }

  /** Another tab has taken the game. */
  giveUp(): void {
    this.#stop('elsewhere');
  }

  record(): ReturnType<Table<Options, State, View, Fact>['record']> {
    return this.#table.record();
  }

  takeDevice(): void {
    const seat = this.handOverTo.peek();
    if (seat === null) return;
    batch(() => {
      this.#lookAs(seat);
      this.handOverTo.value = null;
    });
  }

  shown(): void {
    this.#queue.shown();
  }

  skip(): void {
    this.#pause.end();
    this.#queue.skip();
  }

  async command(texts: readonly string[]): Promise<Refusal | undefined> {
    const seat = this.viewer.peek();
    if (seat === 'public' || !this.mayAct.peek()) return refuse('not-now', 'table');
    const id = randomHex(8);
    const hints = this.#hints;
    this.#hints = 0;
    const refusal = await this.#play(() =>
      this.#table.command({ seat, id, asked: this.#table.asked(seat), do: texts, hints }),
    );
    if (refusal !== undefined) {
      this.#hints += hints;
      return refusal;
    }
    this.whenPlayed();
    if (this.#kind.goOn !== undefined && texts[0] === this.#kind.goOn) await this.#goOnTogether();
    return undefined;
  }

  keepPlan(texts: readonly string[]): void {
    this.keptPlan.value = texts;
    void this.#inTurn(async () => {
      // First the tap is answered on the screen.
      await new Promise((resolve) => setTimeout(resolve));
      if (this.trouble.peek() !== null || this.keptPlan.peek() !== texts) return;
      const { ownSalts } = this.#saved;
      await this.#save(this.#table, ownSalts, texts).catch((error: unknown) => this.#stop(troubleOf(error)));
    });
  }

  offerPlan(texts: readonly string[]): void {
    this.keepPlan(texts);
    this.offeredPlan.value = [...texts];
  }

  #begin(fresh: boolean): void {
    const viewer = this.viewer.peek();
    const moments = this.#table.moments(viewer, 0);
    if (fresh) {
      const { before } = this.#table.between(0, 0);
      this.#queue.reset(this.#table.rules.view(before, viewer), []);
      this.#queue.enqueue(moments);
    } else {
      this.#queue.reset(this.#table.view(viewer), linesOf(moments));
    }
    this.#think();
    this.#stopWatching = effect(() => {
      if (this.#queue.isIdle.value && !this.#isBusy.value && this.trouble.value === null) this.#goOn();
    });
  }

  /** The screen is up to date: who comes next? */
  #goOn(): void {
    const toAct = this.#table.toAct;
    this.toAct.value = toAct;
    if (this.#thought !== undefined) {
      void this.#playBot(toAct.length > 1);
      return;
    }
    this.#wasAsked.value = true;
    const isAsked = toAct.some((seat) => seat === this.viewer.peek());
    const next = toAct.find((seat) => this.#people.includes(seat));
    if (next === undefined || isAsked) return;
    batch(() => {
      this.#lookAs('public');
      this.handOverTo.value = next;
    });
  }

  #lookAs(viewer: Seat | 'public'): void {
    if (viewer === this.viewer.peek()) return;
    batch(() => {
      this.viewer.value = viewer;
      this.#queue.reset(this.#table.view(viewer), linesOf(this.#table.moments(viewer, 0)));
    });
  }

  /** Bots think while the screen still shows what was before. */
  #think(): void {
    const [task] = this.#isAnswering ? [] : this.#table.botTasks();
    this.#thought = task && { task, answer: this.#bots.answer(task) };
    this.#thought?.answer.catch(() => undefined);
  }

  async #playBot(isOneOfMany: boolean): Promise<void> {
    const thought = this.#thought;
    if (thought === undefined) return;
    this.#thought = undefined;
    this.#isAnswering = true;
    if (!isOneOfMany) await this.#pause.begin(this.speed.peek());
    const { seat, asked } = thought.task;
    let texts: readonly string[];
    try {
      texts = await thought.answer;
    } catch {
      this.#stop('bot-failed');
      return;
    }
    const refusal = await this.#play(() => {
      this.#isAnswering = false;
      return this.#table.command({ seat, id: randomHex(8), asked, do: texts });
    });
    if (refusal !== undefined) this.#stop('bot-failed');
  }

  /** What a bot in the viewer's seat would be asked with. */
  recalled(): View {
    const viewer = this.viewer.peek();
    return viewer === 'public' ? this.#table.view(viewer) : this.#table.recalled(viewer);
  }

  /** One person's word lets everybody on this device go on to the next race. */
  async #goOnTogether(): Promise<void> {
    for (const seat of this.#people) {
      if (this.#table.toAct.includes(seat)) await this.#play(() => this.#table.hurry(seat));
    }
  }

  /** What `act` gives is saved first, then takes the table's place, then is shown. */
  #play(act: () => Next<Options, State, View, Fact> | Refusal): Promise<Refusal | undefined> {
    return this.#inTurn(async () => {
      if (this.trouble.peek() !== null) return refuse('not-now', 'table');
      const next = act();
      if (!('table' in next)) return isRefusal(next) ? next : undefined;
      this.#isBusy.value = true;
      const { table, ownSalts } = withSalts(next.table, this.#saved.ownSalts);
      // Somebody else's sealed choice leaves the plan as it is.
      const question = this.#question(this.#table);
      const isPlanKept = question !== null && question === this.#question(table);
      try {
        await this.#save(table, ownSalts, isPlanKept ? this.keptPlan.peek() : []);
      } catch (error) {
        this.#stop(troubleOf(error));
        return refuse('not-saved', 'table');
      }
      this.#table = table;
      this.#think();
      if (!areSaltsKept(table, ownSalts)) this.#stop('salt-missing');
      batch(() => {
        if (!isPlanKept) this.keptPlan.value = [];
        this.toAct.value = [];
        this.#queue.enqueue(momentsOf(table.rules, next.steps, this.viewer.peek()));
        this.#isBusy.value = false;
      });
      return undefined;
    });
  }

  /** Stays the same while others make sealed choices; null if the viewer is not asked. */
  questionNow(): number | null {
    return this.#question(this.#table);
  }

  /** The number of the viewer's question; null if there is none. */
  #question(table: Table<Options, State, View, Fact>): number | null {
    const viewer = this.viewer.peek();
    return viewer !== 'public' && table.toAct.includes(viewer) ? table.asked(viewer) : null;
  }

  /** Writes never overlap, so that revisions follow each other. */
  #inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const turn = this.#writes.then(task);
    this.#writes = turn.catch(() => undefined);
    return turn;
  }

  async #save(
    table: Table<Options, State, View, Fact>,
    ownSalts: SavedGame['ownSalts'],
    plan: readonly string[],
  ): Promise<void> {
    const revision = this.#saved.revision + 1;
    const hints = this.#hints;
    const next: SavedGame = { ...this.#saved, revision, table: table.save(), ownSalts, plan, hints };
    await this.#store.saveGame(summaryOf(this.#kind, table, next, this.#started), next);
    this.#saved = next;
  }

  #stop(trouble: Trouble): void {
    this.trouble.value = trouble;
    this.close();
  }
}
