import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { ChatLine } from '@paddock/protocol';

/** Which chat lines this screen shows, and which have been read. */
export class Reading {
  /** Lines of people who are not muted. */
  readonly heard: ReadonlySignal<readonly ChatLine[]>;
  readonly unread: ReadonlySignal<number>;
  /** Seats that this screen does not hear; null: for spectators. */
  readonly #hidden = signal<ReadonlySet<number | null>>(new Set());
  readonly #readTo = signal(-1);
  readonly #openCount = signal(0);
  readonly #stop: () => void;

  constructor(chat: ReadonlySignal<readonly ChatLine[]>) {
    this.heard = computed(() => chat.value.filter(({ seat }) => !this.#hidden.value.has(seat)));
    this.unread = computed(() => this.heard.value.filter(({ number }) => number > this.#readTo.value).length);
    let isFirst = true;
    this.#stop = effect(() => {
      const last = chat.value.at(-1)?.number ?? -1;
      // Lines from before the viewer came are not news.
      if (isFirst || this.#openCount.value > 0) this.#readTo.value = Math.max(this.#readTo.peek(), last);
      if (chat.value.length > 0) isFirst = false;
    });
  }

  isHidden(seat: number | null): boolean {
    return this.#hidden.value.has(seat);
  }

  hide(seat: number | null, isHidden: boolean): void {
    const next = new Set(this.#hidden.peek());
    if (isHidden) next.add(seat);
    else next.delete(seat);
    this.#hidden.value = next;
  }

  /** The chat is on the screen until the returned call. */
  open(): () => void {
    this.#openCount.value++;
    return () => {
      this.#openCount.value--;
    };
  }

  end(): void {
    this.#stop();
  }
}
