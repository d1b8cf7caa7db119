import { batch, signal } from '@preact/signals';
import { refuse, type Refusal, type Seat } from '@paddock/kernel';
import { MomentQueue } from '../../session/moment-queue.ts';
import type { SeatInfo, Session } from '../../session/session.ts';

/** A session in which nothing happens but what a test does. It holds what is sent to it. */
export class HeldSession<View, Fact> implements Session<View, Fact> {
  readonly game = 'held';
  readonly match = 'held';
  readonly seats = signal<readonly SeatInfo[]>([]);
  readonly viewer;
  readonly handOverTo = signal<Seat | null>(null);
  readonly view;
  readonly moment;
  readonly log;
  readonly toAct;
  readonly mayAct = signal(true);
  readonly keptPlan = signal<readonly string[]>([]);
  readonly offeredPlan = signal<readonly string[]>([]);
  readonly sent: (readonly string[])[] = [];
  readonly #queue;
  /** The answer to the next command; undefined: it is played. */
  refusal: Refusal | undefined;

  constructor(viewer: Seat | 'public', view: View) {
    this.viewer = signal(viewer);
    this.#queue = new MomentQueue<View, Fact>(view);
    this.view = this.#queue.view;
    this.moment = this.#queue.moment;
    this.log = this.#queue.log;
    this.toAct = signal<readonly Seat[]>(viewer === 'public' ? [] : [viewer]);
  }

  /** Sending takes a moment, as over a network. */
  async command(texts: readonly string[]): Promise<Refusal | undefined> {
    await Promise.resolve();
    if (!this.mayAct.peek()) return refuse('not-now', 'table');
    if (this.refusal !== undefined) return this.refusal;
    this.sent.push(texts);
    batch(() => {
      this.keptPlan.value = [];
      this.mayAct.value = false;
    });
    return undefined;
  }

  keepPlan(texts: readonly string[]): void {
    this.keptPlan.value = texts;
  }

  offerPlan(texts: readonly string[]): void {
    this.keepPlan(texts);
    this.offeredPlan.value = [...texts];
  }

  /** Something happens, and waits to be shown. */
  happen(who: Seat, ...steps: readonly { readonly facts: readonly Fact[]; readonly view: View }[]): void {
    batch(() => {
      this.mayAct.value = false;
      this.#queue.enqueue(steps.map(({ facts, view }, entry) => ({ entry, who, facts, view })));
    });
  }

  shown(): void {
    this.#queue.shown();
  }

  skip(): void {
    this.#queue.skip();
  }

  takeDevice(): void {}
}
