import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Refusal, Seat, ViewShape } from '@paddock/kernel';
import type { Moment } from '@paddock/table';
import type { Context } from '@paddock/words';
import { confirmMoves } from '../../app/settings.ts';
import type { Session } from '../../session/session.ts';
import type { MovingBoard } from './animator.ts';
import type { PlannedTurn } from './planned-turn.ts';

/** Why something was refused: a rule, or a sentence. */
export type Objection = Refusal | { readonly text: string };

/**
 * What a table's screen knows besides the game: the turn being tried out, and what is moving. A game extends it with what
 * a tap means.
 */
export class Desk<
  View extends ViewShape,
  Fact,
  Turn extends PlannedTurn<View, Fact>,
  Board extends MovingBoard<View, Fact>,
> {
  readonly session: Session<View, Fact>;
  readonly animator: Board;
  /** The last choice was refused; the screen explains why. */
  readonly refused = signal<Objection | null>(null);
  readonly #startTurn: (view: View, seat: Seat) => Turn;
  /** Raised with every change of the plan, which is changed in place. */
  readonly #changes = signal(0);
  readonly #turn = signal<Turn | null>(null);
  /** Steps of our own command that the session has yet to show us. */
  readonly #echoes = signal(0);
  readonly #isSending = signal(false);
  /** Confirmed while the question was away: sent when it is back. */
  #isWished = false;

  constructor(session: Session<View, Fact>, animator: Board, startTurn: (view: View, seat: Seat) => Turn) {
    this.session = session;
    this.animator = animator;
    this.#startTurn = startTurn;
    if (session.speed !== undefined) animator.speed = session.speed;
  }

  /** Follows the session until the returned function is called. */
  follow(): () => void {
    this.#settle();
    const stops = [
      effect(() => {
        const moment = this.session.moment.value;
        if (moment === null) void this.session.view.value;
        untracked(() => (moment === null ? this.#rest() : void this.#show(moment)));
      }),
      effect(() => {
        const isAsked = this.session.mayAct.value;
        const viewer = this.session.viewer.value;
        const view = this.session.view.value;
        untracked(() => this.#begin(isAsked ? viewer : 'public', view));
      }),
      this.#followOffers(),
    ];
    return () => {
      for (const stop of stops) stop();
      this.animator.finish();
    };
  }

  /** The plan; null if the viewer has nothing to decide. */
  get turn(): Turn | null {
    void this.#changes.value;
    return this.#turn.value;
  }

  /** The plan is confirmed and on its way: it can no longer be changed. */
  get isSent(): boolean {
    return this.#isSending.value || this.#echoes.value > 0;
  }

  /** What is on the table, the plan included. */
  readonly view: ReadonlySignal<View> = computed(() => {
    const moment = this.session.moment.value;
    if (moment !== null && this.#echoes.value === 0 && !this.animator.hidesOutcome) return moment.view;
    const { turn } = this;
    return turn === null || turn.isUnseen ? this.session.view.value : turn.view;
  });

  readonly open: ReadonlySignal<View['public']> = computed(() => this.view.value.public);

  readonly context: ReadonlySignal<Context> = computed(() => {
    const viewer = this.session.viewer.value;
    return {
      names: this.session.seats.value.map(({ name }) => name),
      ...(viewer !== 'public' && { you: viewer }),
      ...this.gameContext,
    };
  });

  /** Takes a step of the plan; if it is not the viewer's turn, the rules still say why. */
  choose(text: string): boolean {
    return this.change((turn) => turn.choose(text));
  }

  /** Whether there was anything to take back. */
  undo(): boolean {
    const turn = this.#turn.peek();
    if (turn === null || !turn.isBegun || this.#isSending.peek()) return false;
    turn.undo();
    this.#keep(turn);
    void this.animator.preview([], turn.view);
    return true;
  }

  /** Whether there is a whole plan, waiting for the player to confirm it. */
  get canConfirm(): boolean {
    return this.#turn.peek()?.isComplete === true || this.#isPlanAway;
  }

  async confirm(): Promise<void> {
    this.#isWished = this.#isPlanAway;
    const turn = this.#turn.peek();
    if (turn === null || !turn.isComplete || this.#isSending.peek()) return;
    this.#isSending.value = true;
    this.#echoes.value = turn.texts.length;
    const refusal = await this.session.command(turn.texts);
    this.#isSending.value = false;
    // Its own steps are still to be shown.
    if (refusal === undefined && this.#echoes.peek() > 0) return;
    this.#echoes.value = 0;
    this.#begin(this.session.mayAct.peek() ? this.session.viewer.peek() : 'public', this.session.view.peek());
    if (refusal === undefined) return;
    // Somebody else's sealed choice has come in first.
    this.#isWished = refusal.code === 'not-now' && this.#isPlanAway;
    if (!this.#isWished) this.refused.value = refusal;
  }

  skip(): void {
    this.animator.finish();
    this.#echoes.value = 0;
    this.session.skip();
  }

  /** Changes the plan, or says why it cannot be changed. */
  protected change(act: (turn: Turn) => Objection | undefined): boolean {
    const turn = this.#turn.peek() ?? this.#turnOfAnother();
    if (turn === null || this.#isSending.peek()) return false;
    const before = turn.texts;
    const objection = act(turn);
    if (objection !== undefined) {
      this.refused.value = objection;
      return false;
    }
    this.refused.value = null;
    if (turn !== this.#turn.peek()) {
      this.#chooseLater(turn);
      return true;
    }
    this.#keep(turn);
    this.changed(turn, before);
    return true;
  }

  /** The question is away while somebody else's sealed choice is stored and shown: the plan is there when it is back. */
  #chooseLater(turn: Turn): void {
    if (this.isSent) return;
    this.#keep(turn);
    this.#isWished = this.isSentAtOnce(turn);
  }

  /** Shows what is new of the plan, or plays it. */
  protected changed(turn: Turn, before: readonly string[]): void {
    if (this.isSentAtOnce(turn)) {
      void this.confirm();
      return;
    }
    const from = turn.texts.findIndex((text, index) => text !== before[index]);
    const facts = from < 0 ? [] : turn.steps.slice(from).flatMap((step) => step.facts);
    void this.animator.preview(facts, turn.view);
  }

  /** Without asking for a confirmation. */
  protected isSentAtOnce(turn: Turn): boolean {
    return turn.isComplete && !confirmMoves.peek();
  }

  /** What sentences of this game need to know besides the names. */
  protected get gameContext(): Partial<Context> {
    return {};
  }

  /** Whether a plan waits until somebody else's sealed choice has been shown. */
  get #isPlanAway(): boolean {
    return this.#turn.peek() === null && this.session.keptPlan.peek().length > 0;
  }

  #turnOfAnother(): Turn | null {
    const viewer = this.session.viewer.peek();
    if (viewer === 'public') return null;
    return this.#startTurn(this.view.peek(), viewer).resume(this.session.keptPlan.peek());
  }

  #keep(turn: Turn): void {
    this.session.keepPlan(turn.draft);
    this.#changes.value++;
  }

  /** `isDriven`: a plan is shown with the way there. */
  #begin(asked: Seat | 'public', view: View, isDriven = false): void {
    if (this.#isSending.peek()) return;
    const turn =
      asked === 'public' ? null : this.#startTurn(view, asked).resume(this.session.keptPlan.peek());
    batch(() => {
      this.#turn.value = turn;
      this.#changes.value++;
    });
    if (turn?.isBegun === true) {
      const facts = isDriven ? turn.steps.flatMap((step) => step.facts) : [];
      void this.animator.preview(facts, turn.view);
    }
    if (turn !== null && this.#isWished) queueMicrotask(() => void this.confirm());
  }

  /** Replaces this plan with one that was offered, which then waits to be confirmed. */
  #followOffers(): () => void {
    const { offeredPlan, viewer, view } = this.session;
    let taken = offeredPlan?.peek();
    return effect(() => {
      const offered = offeredPlan?.value;
      if (offered === taken) return;
      taken = offered;
      untracked(() => {
        if (this.#turn.peek() === null || this.isSent) return;
        // From where everything really is.
        void this.animator.preview([], view.peek());
        this.#begin(viewer.peek(), view.peek(), true);
      });
    });
  }

  async #show(moment: Moment<View, Fact>): Promise<void> {
    const isEcho = this.#echoes.peek() > 0 && moment.who === this.session.viewer.peek();
    this.#echoes.value = isEcho ? this.#echoes.peek() - 1 : 0;
    const isLastEcho = isEcho && this.#echoes.peek() === 0;
    const isKnown = isEcho && confirmMoves.peek();
    const shown = this.animator.show(moment.facts, isKnown && !isLastEcho ? null : moment.view, isKnown);
    if (isLastEcho) this.#turn.value = null;
    await shown;
    if (this.session.moment.peek() === moment) this.session.shown();
  }

  /** Nothing more to show: everything is as the view says, or as the plan does. */
  #rest(): void {
    if (this.animator.isPlaying.peek() || this.#turn.peek()?.isBegun === true) return;
    this.#settle();
  }

  #settle(): void {
    this.animator.settle(this.session.view.peek(), this.session.log.peek());
  }
}
