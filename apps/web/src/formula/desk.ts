import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Refusal, Seat } from '@paddock/kernel';
import type { CardName, CarName, FormulaFact, FormulaPublic, FormulaView } from '@paddock/formula';
import type { Moment } from '@paddock/table';
import type { Context } from '@paddock/words';
import { confirmMoves, reducedMotion, speed } from '../app/settings.ts';
import type { LogLine, Session } from '../session/session.ts';
import { paceOf } from '../table/pace.ts';
import { Animator } from './animator.ts';
import { placesIn } from './places.ts';
import { beatsOf, drivesBeat, type Beat } from './story.ts';
import { Turn } from './turn.ts';

export type FormulaSession = Session<FormulaView, FormulaFact>;

/** What the screen knows beside the game: the turn being tried out, and what is moving. */
export class Desk {
  readonly session: FormulaSession;
  readonly animator: Animator;
  /** A choice that was refused, for the screen to explain. */
  readonly refused = signal<Refusal | null>(null);
  /** Raised with every step of the plan, which is changed in place. */
  readonly #steps = signal(0);
  readonly #turn = signal<Turn | null>(null);
  /** Steps of our own command that the session has still to show us. */
  readonly #echoes = signal(0);
  readonly #isSending = signal(false);
  #stops: readonly (() => void)[] = [];

  readonly #drivers: readonly string[];

  constructor(session: FormulaSession) {
    this.session = session;
    this.#drivers = session.view.peek().public.options.drivers;
    this.animator = new Animator(placesIn(session.view.peek().public));
  }

  /** Begins to follow the session; returns what ends it. */
  follow(): () => void {
    this.#settle();
    this.#stops = [
      effect(() => {
        const moment = this.session.moment.value;
        const { view } = this.session;
        if (moment === null) void view.value;
        untracked(() => (moment === null ? this.#rest() : void this.#show(moment)));
      }),
      effect(() => {
        const mayAct = this.session.mayAct.value;
        const viewer = this.session.viewer.value;
        const view = this.session.view.value;
        untracked(() => this.#begin(mayAct && viewer !== 'public' ? viewer : null, view));
      }),
    ];
    return () => {
      for (const stop of this.#stops) stop();
      this.animator.finish();
    };
  }

  /** The plan, or null where nothing is asked of the viewer. */
  get turn(): Turn | null {
    void this.#steps.value;
    return this.#turn.value;
  }

  /** The plan is confirmed and on its way: it can no longer be changed. */
  get isSent(): boolean {
    return this.#isSending.value || this.#echoes.value > 0;
  }

  /** What is on the table, the plan included. */
  readonly view: ReadonlySignal<FormulaView> = computed(() => {
    const moment = this.session.moment.value;
    if (moment !== null && this.#echoes.value === 0) return moment.view;
    return this.turn?.view ?? this.session.view.value;
  });

  /** What is on the table without the plan: counts do not change while one is only thinking. */
  readonly now: ReadonlySignal<FormulaPublic> = computed(
    () => (this.session.moment.value?.view ?? this.session.view.value).public,
  );

  readonly open: ReadonlySignal<FormulaPublic> = computed(() => this.view.value.public);

  readonly context: ReadonlySignal<Context> = computed(() => {
    const viewer = this.session.viewer.value;
    return {
      names: this.session.seats.value.map(({ name }) => name),
      ...(viewer !== 'public' && { you: viewer }),
      drivers: this.#drivers,
    };
  });

  chooseCard(card: CardName): void {
    const turn = this.#turn.peek();
    if (turn?.card === card && turn.open.phase !== 'playing') this.undo();
    else this.#choose(`play ${card}`);
  }

  chooseCar(car: CarName): void {
    const turn = this.#turn.peek();
    if (turn?.isComplete === true && turn.car === car) void this.confirm();
    else this.#choose(`car ${car}`);
  }

  /** A button of its own is clear enough: it is not asked for again. */
  decide(text: string): void {
    if (this.#choose(text)) void this.confirm();
  }

  undo(): boolean {
    const turn = this.#turn.peek();
    if (turn === null || !turn.isBegun || this.#isSending.peek()) return false;
    turn.undo();
    this.#stepped(turn, []);
    return true;
  }

  get canConfirm(): boolean {
    return this.#turn.peek()?.isComplete === true;
  }

  async confirm(): Promise<void> {
    const turn = this.#turn.peek();
    if (turn === null || !turn.isComplete || this.#isSending.peek()) return;
    this.#isSending.value = true;
    this.#echoes.value = turn.texts.length;
    const refusal = await this.session.command(turn.texts);
    this.#isSending.value = false;
    if (refusal === undefined) return;
    this.#echoes.value = 0;
    this.refused.value = refusal;
    this.#begin(
      this.session.mayAct.peek() ? seatOf(this.session.viewer.peek()) : null,
      this.session.view.peek(),
    );
  }

  /** Ready for the next race. */
  async goOn(): Promise<void> {
    const refusal = await this.session.command(['ready']);
    if (refusal !== undefined) this.refused.value = refusal;
  }

  skip(): void {
    this.animator.finish();
    this.#echoes.value = 0;
    this.session.skip();
  }

  #choose(text: string): boolean {
    const turn = this.#turn.peek() ?? this.#turnOfAnother();
    if (turn === null || this.#isSending.peek()) return false;
    const before = turn.steps.length;
    const refusal = turn.choose(text);
    if (refusal !== undefined) {
      this.refused.value = refusal;
      return false;
    }
    this.refused.value = null;
    const facts = turn.steps.slice(Math.min(before, turn.steps.length - 1)).flatMap((step) => step.facts);
    this.#stepped(turn, facts);
    if (turn.isComplete && !confirmMoves.peek()) void this.confirm();
    return true;
  }

  /** Where the viewer is not asked, the rules still say why. */
  #turnOfAnother(): Turn | null {
    const viewer = seatOf(this.session.viewer.peek());
    return viewer === null ? null : new Turn(this.view.peek(), viewer);
  }

  #stepped(turn: Turn, facts: readonly FormulaFact[]): void {
    this.session.keepPlan(turn.texts);
    this.#steps.value++;
    if (turn.isComplete && !confirmMoves.peek()) return;
    void this.animator.play(this.#drivesTo(turn.open, facts), this.#pace);
  }

  #begin(seat: Seat | null, view: FormulaView): void {
    if (this.#isSending.peek()) return;
    const turn = seat === null ? null : new Turn(view, seat, this.session.keptPlan.peek());
    batch(() => {
      this.#turn.value = turn;
      this.#steps.value++;
    });
    if (turn?.isBegun === true) void this.animator.play(this.#drivesTo(turn.open, []), this.#pace);
  }

  async #show(moment: Moment<FormulaView, FormulaFact>): Promise<void> {
    const isEcho = this.#echoes.peek() > 0 && moment.who === this.session.viewer.peek();
    if (isEcho) this.#echoes.value--;
    else this.#echoes.value = 0;
    // What the preview has shown already is not shown again.
    const isKnown = isEcho && confirmMoves.peek();
    const beats = beatsOf(moment.facts).filter(
      ({ kind }) => !isKnown || (kind !== 'choose' && kind !== 'nudge'),
    );
    const drives = isKnown && this.#echoes.peek() > 0 ? [] : this.#drivesTo(moment.view.public, moment.facts);
    if (this.#echoes.peek() === 0 && isEcho) this.#turn.value = null;
    await this.animator.play([...beats, ...drives], this.#pace);
    if (this.session.moment.peek() === moment) this.session.shown();
  }

  /** From what is on the screen to what a view says. */
  #drivesTo(open: FormulaPublic, facts: readonly FormulaFact[]): Beat[] {
    return drivesBeat(this.animator.places.peek(), placesIn(open), facts);
  }

  /** Nothing more to show: all stands as the view says, or as the plan does. */
  #rest(): void {
    if (this.animator.isPlaying.peek() || this.#turn.peek()?.isBegun === true) return;
    this.#settle();
  }

  #settle(): void {
    const open = this.session.view.peek().public;
    const last = lastPlay(this.session.log.peek());
    this.animator.settle(placesIn(open), open.card ?? last.card, open.die ?? last.die);
  }

  get #pace(): number {
    return paceOf(speed.peek(), reducedMotion.peek());
  }
}

function seatOf(viewer: Seat | 'public'): Seat | null {
  return viewer === 'public' ? null : viewer;
}

/** The card on top of the discard pile and its die; a new race begins with neither. */
function lastPlay(log: readonly LogLine<FormulaFact>[]): {
  readonly card: CardName | null;
  readonly die: number | null;
} {
  let die: number | null = null;
  for (const { fact } of log.toReversed()) {
    if (fact.kind === 'race-starts') break;
    if (fact.kind === 'rolled') die ??= fact.die;
    if (fact.kind === 'played') return { card: fact.card, die };
  }
  return { card: null, die: null };
}
