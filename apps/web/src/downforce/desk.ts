import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Refusal, Seat } from '@paddock/kernel';
import type { CardName, CarName, DownforceFact, DownforcePublic, DownforceView } from '@paddock/downforce';
import type { Moment } from '@paddock/table';
import type { Context } from '@paddock/words';
import { confirmMoves, reducedMotion, speed } from '../app/settings.ts';
import { ui } from '../i18n/index.ts';
import type { Session } from '../session/session.ts';
import { paceOf } from '../table/pace.ts';
import { roundsOf, type Round } from './auction/rounds.ts';
import { Animator } from './race/animator.ts';
import { spotsIn } from './race/spots.ts';
import { beatsOf, isSeenInPlan } from './race/story.ts';
import { Turn } from './race/turn.ts';
import type { Goal } from './race/ways.ts';
import { restReady } from './rest.ts';

export type DownforceSession = Session<DownforceView, DownforceFact>;

/** Something that was not done, for the screen to explain: by the rules, or because it is not clear what is meant. */
export type Objection = Refusal | 'several-ways' | { readonly text: string };

/** What the screen knows beside the game: the turn being tried out, and what is moving. */
export class Desk {
  readonly session: DownforceSession;
  readonly animator: Animator;
  readonly refused = signal<Objection | null>(null);
  /** Raised with every step of the plan, which is changed in place. */
  readonly #steps = signal(0);
  readonly #turn = signal<Turn | null>(null);
  /** Steps of our own command that the session has still to show us. */
  #echoes = 0;
  #isSending = false;
  /** Confirmed while it was away: sent when it is back. */
  #isWished = false;

  constructor(session: DownforceSession) {
    this.session = session;
    this.animator = new Animator(spotsIn(session.view.peek().public));
  }

  /** Begins to follow the session; returns what ends it. */
  follow(): () => void {
    this.#settle();
    const stops = [
      effect(() => {
        const moment = this.session.moment.value;
        if (moment === null) void this.session.view.value;
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
      for (const stop of stops) stop();
      this.animator.finish();
    };
  }

  /** The plan, or null where nothing is asked of the viewer. */
  get turn(): Turn | null {
    void this.#steps.value;
    return this.#turn.value;
  }

  /** What is on the table, the plan included; what is chosen in secret changes nothing on it. */
  readonly view: ReadonlySignal<DownforceView> = computed(() => {
    const moment = this.session.moment.value;
    const isRevealing = this.animator.revealed.value !== null;
    if (moment !== null && this.#echoes === 0 && !isRevealing) return moment.view;
    const turn = this.turn;
    return turn === null || turn.isUnseen ? this.session.view.value : turn.view;
  });

  readonly open: ReadonlySignal<DownforcePublic> = computed(() => this.view.value.public);

  /** The auction so far, what is being shown included. */
  readonly rounds: ReadonlySignal<readonly Round[]> = computed(() =>
    roundsOf([
      ...this.session.log.value.map(({ fact }) => fact),
      ...(this.session.moment.value?.facts ?? []),
    ]),
  );

  readonly context: ReadonlySignal<Context> = computed(() => {
    const viewer = this.session.viewer.value;
    return {
      names: this.session.seats.value.map(({ name }) => name),
      ...(viewer !== 'public' && { you: viewer }),
    };
  });

  /** A card of the hand: laid as a bid, or played. Chosen again it goes back. */
  chooseCard(card: CardName): void {
    const turn = this.#turn.peek();
    if (turn?.card === card) this.takeBack();
    else this.choose(this.open.peek().phase === 'bidding' ? `bid ${card}` : `play ${card}`);
  }

  /** D-A10: a bid with a card that has not the colour, or a pass again. */
  declare(isDeclared: boolean): void {
    const card = this.#turn.peek()?.card;
    if (card !== null && card !== undefined) this.choose(isDeclared ? `bid ${card} declared` : `bid ${card}`);
  }

  /** A car on the track or its chip: the wild's choice, a bet; else it only stands in the way. */
  chooseCar(car: CarName): void {
    const { phase } = this.open.peek();
    if (phase === 'choosing-wild') this.choose(`wild ${car}`);
    else if (phase === 'betting') this.choose(`bet ${car}`);
    else {
      const spot = this.animator.spots.peek()[car];
      if (typeof spot === 'number') this.goTo(spot);
    }
  }

  goTo(goal: Goal): void {
    const turn = this.#turn.peek();
    if (this.#isSending) return;
    if (turn === null) {
      this.refused.value = this.#turnOfAnother()?.refusal(`step ${goal}`) ?? null;
      return;
    }
    const before = turn.texts.length;
    const objection = turn.goTo(goal);
    if (objection === undefined) this.#stepped(turn, before);
    else this.refused.value = objection === 'several' ? 'several-ways' : objection;
  }

  takeInside(): void {
    const turn = this.#turn.peek();
    if (turn === null || this.#isSending) return;
    const before = turn.texts.length;
    turn.takeInside();
    this.#stepped(turn, before);
  }

  choose(text: string): boolean {
    const turn = this.#turn.peek() ?? this.#turnOfAnother();
    if (turn === null || this.#isSending) return false;
    const before = turn.texts;
    const refusal = turn.choose(text);
    if (refusal !== undefined) {
      this.refused.value = refusal;
      return false;
    }
    this.#stepped(turn, before.every((kept, index) => turn.texts[index] === kept) ? before.length : 0);
    return true;
  }

  /** A part of an answer, in place of the plan; null: none. */
  sketch(text: string | null): void {
    const turn = this.#turn.peek();
    if (turn === null || this.#isSending) return;
    turn.sketchAs(text);
    this.refused.value = null;
    this.#keep(turn);
  }

  undo(): boolean {
    const turn = this.#turn.peek();
    if (turn === null || !turn.isBegun || this.#isSending) return false;
    turn.undo();
    this.#keep(turn);
    this.#standAs(turn.open);
    return true;
  }

  /** The whole plan. */
  takeBack(): void {
    while (this.undo());
  }

  get canConfirm(): boolean {
    return this.#turn.peek()?.isComplete === true || this.#isPlanAway;
  }

  /** Whether there is a plan that waits until somebody else's sealed choice has been shown. */
  get #isPlanAway(): boolean {
    return this.#turn.peek() === null && this.session.keptPlan.peek().length > 0;
  }

  async confirm(): Promise<void> {
    this.#isWished = this.#isPlanAway;
    const turn = this.#turn.peek();
    if (turn === null || !turn.isComplete || this.#isSending) return;
    this.#isSending = true;
    if (!(await isRestThere())) {
      this.#isSending = false;
      this.refused.value = { text: ui().play.broken };
      return;
    }
    this.#echoes = turn.texts.length;
    const refusal = await this.session.command(turn.texts);
    this.#isSending = false;
    if (refusal === undefined) return;
    this.#echoes = 0;
    const mayAct = this.session.mayAct.peek();
    this.#begin(mayAct ? seatOf(this.session.viewer.peek()) : null, this.session.view.peek());
    // Somebody else's sealed choice has come in first.
    this.#isWished = refusal.code === 'not-now' && this.#isPlanAway;
    if (!this.#isWished) this.refused.value = refusal;
  }

  skip(): void {
    this.animator.finish();
    this.#echoes = 0;
    this.session.skip();
  }

  /** Where the viewer is not asked, the rules still say why. */
  #turnOfAnother(): Turn | null {
    const viewer = seatOf(this.session.viewer.peek());
    return viewer === null ? null : new Turn(this.view.peek(), viewer);
  }

  /** The plan has grown, or is a new one: what is new of it is shown. */
  #stepped(turn: Turn, from: number): void {
    if (turn !== this.#turn.peek()) return;
    this.refused.value = null;
    if (from === 0 || turn.texts.length < from) this.#standAs(this.session.view.peek().public);
    const facts = turn.steps.slice(Math.min(from, turn.texts.length)).flatMap((step) => step.facts);
    this.#keep(turn);
    if (isSentAtOnce(turn)) void this.confirm();
    else void this.animator.play(beatsOf(facts).filter(isSeenInPlan), spotsIn(turn.open), this.#pace);
  }

  #keep(turn: Turn): void {
    this.session.keepPlan(turn.draft);
    this.#steps.value++;
  }

  #standAs(open: DownforcePublic): void {
    this.animator.finish();
    this.animator.settle(spotsIn(open), this.animator.top.peek());
  }

  #begin(seat: Seat | null, view: DownforceView): void {
    if (this.#isSending) return;
    const turn = seat === null ? null : new Turn(view, seat, this.session.keptPlan.peek());
    batch(() => {
      this.#turn.value = turn;
      this.#steps.value++;
    });
    if (turn?.isBegun === true) this.#standAs(turn.open);
    if (turn !== null && this.#isWished) queueMicrotask(() => void this.confirm());
  }

  async #show(moment: Moment<DownforceView, DownforceFact>): Promise<void> {
    const isEcho = this.#echoes > 0 && moment.who === this.session.viewer.peek();
    if (isEcho) this.#echoes--;
    else this.#echoes = 0;
    const isKnown = isEcho && confirmMoves.peek();
    const beats = beatsOf(moment.facts).filter((beat) => !isKnown || !isSeenInPlan(beat));
    const isWholeKnown = isKnown && this.#echoes > 0;
    const spots = isWholeKnown ? this.animator.spots.peek() : spotsIn(moment.view.public);
    if (this.#echoes === 0 && isEcho) this.#turn.value = null;
    await this.animator.play(beats, spots, this.#pace);
    if (this.session.moment.peek() === moment) this.session.shown();
  }

  /** Nothing more to show: all stands as the view says, or as the plan does. */
  #rest(): void {
    if (this.animator.isPlaying.peek() || this.#turn.peek()?.isBegun === true) return;
    this.#settle();
  }

  #settle(): void {
    const open = this.session.view.peek().public;
    const last = this.session.log.peek().findLast(({ fact }) => fact.kind === 'played')?.fact;
    this.animator.settle(spotsIn(open), open.card?.card ?? (last?.kind === 'played' ? last.card : null));
  }

  get #pace(): number {
    return paceOf(speed.peek(), reducedMotion.peek());
  }
}

/** An order of six cars is never done by one touch (D-V6). */
function isSentAtOnce({ isComplete, verb }: Turn): boolean {
  return isComplete && (verb === 'ready' || (!confirmMoves.peek() && verb !== 'predict'));
}

/** What comes after the opening can be neither told nor driven without it. */
function isRestThere(): Promise<boolean> {
  return restReady().then(
    () => true,
    () => false,
  );
}

function seatOf(viewer: Seat | 'public'): Seat | null {
  return viewer === 'public' ? null : viewer;
}
