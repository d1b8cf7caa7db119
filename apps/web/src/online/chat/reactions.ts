import { signal } from '@preact/signals';
import type { Seat } from '@paddock/kernel';
import type { Reaction } from '@paddock/protocol';
import { stored } from '../../app/stored.ts';

/** How long one stays at its seat. */
const SHOWN_MS = 4_000;
/** A screen reader hears them at most this often, with everything since. */
const TOLD_MS = 5_000;

/** Null: a spectator. */
type Place = Seat | null;

export interface Shown {
  readonly seat: Place;
  readonly reaction: Reaction;
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** On this device, at every table. */
export const hidesReactions = stored('reactions-hidden', isFlag, false);

/** What passes by at a table: the newest at each seat for a few seconds. */
export class Reactions {
  /** Of everything that was shown since the last time, the newest of each seat: for screen readers. */
  readonly told = signal<readonly Shown[]>([]);
  readonly #shown = signal<ReadonlyMap<Place, Reaction>>(new Map());
  readonly #timers = new Map<Place, ReturnType<typeof setTimeout>>();
  #untold: Shown[] = [];
  #telling: ReturnType<typeof setTimeout> | undefined;

  at(seat: Place): Reaction | undefined {
    return hidesReactions.value ? undefined : this.#shown.value.get(seat);
  }

  hear(seat: Place, reaction: Reaction): void {
    this.#shown.value = new Map(this.#shown.peek()).set(seat, reaction);
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(
      seat,
      setTimeout(() => this.#gone(seat), SHOWN_MS),
    );
    this.#untold = [...this.#untold.filter((each) => each.seat !== seat), { seat, reaction }];
    if (this.#telling === undefined) this.#tell();
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    clearTimeout(this.#telling);
  }

  #gone(seat: Place): void {
    const left = new Map(this.#shown.peek());
    left.delete(seat);
    this.#shown.value = left;
  }

  #tell(): void {
    this.told.value = this.#untold;
    this.#telling = undefined;
    if (this.#untold.length === 0) return;
    this.#untold = [];
    this.#telling = setTimeout(() => this.#tell(), TOLD_MS);
  }
}
