import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Moment } from '@paddock/table';
import type { LogLine } from './session.ts';

/** What has reached the screen: one moment after another, each kept until the screen has finished with it. */
export class MomentQueue<View, Fact> {
  readonly view: Signal<View>;
  readonly moment = signal<Moment<View, Fact> | null>(null);
  readonly log: Signal<readonly LogLine<Fact>[]>;
  /** Nothing waits to be shown. */
  readonly isIdle: ReadonlySignal<boolean> = computed(() => this.moment.value === null);
  readonly #waiting: Moment<View, Fact>[] = [];

  constructor(view: View, log: readonly LogLine<Fact>[] = []) {
    this.view = signal(view);
    this.log = signal(log);
  }

  enqueue(moments: readonly Moment<View, Fact>[]): void {
    this.#waiting.push(...moments);
    if (this.moment.peek() === null) this.moment.value = this.#waiting.shift() ?? null;
  }

  shown(): void {
    const moment = this.moment.peek();
    if (moment === null) return;
    batch(() => {
      this.#settle([moment]);
      this.moment.value = this.#waiting.shift() ?? null;
    });
  }

  skip(): void {
    const moment = this.moment.peek();
    if (moment === null) return;
    batch(() => {
      this.#settle([moment, ...this.#waiting.splice(0)]);
      this.moment.value = null;
    });
  }

  /** Only into the log: the screen stays as it is. */
  tell(moments: readonly Moment<View, Fact>[]): void {
    this.log.value = [...this.log.peek(), ...linesOf(moments)];
  }

  /** Starts over with what another viewer sees. */
  reset(view: View, log: readonly LogLine<Fact>[]): void {
    batch(() => {
      this.#waiting.length = 0;
      this.moment.value = null;
      this.view.value = view;
      this.log.value = log;
    });
  }

  #settle(moments: readonly Moment<View, Fact>[]): void {
    const last = moments.at(-1);
    if (last === undefined) return;
    this.view.value = last.view;
    this.tell(moments);
  }
}

export function linesOf<View, Fact>(moments: readonly Moment<View, Fact>[]): LogLine<Fact>[] {
  return moments.flatMap(({ entry, facts }) => facts.map((fact) => ({ entry, fact })));
}
