import { signal, type ReadonlySignal } from '@preact/signals';

/** The start lights. */
const LAMPS = 5;

/** Something that is shown for a while: milliseconds at normal speed. */
export interface AnyBeat {
  readonly ms: number;
  /** What it shows; several steps of a car are shown as one drive over `spaces` spaces. */
  readonly shows?: { readonly kind: string } | undefined;
  readonly spaces?: number;
}

/** A piece in two layers: where it is, and how it is turned. */
export interface Layers<Layer> {
  readonly outer: Layer;
  readonly inner: Layer;
}

/** Shows beats one after another. What it shows stays where it ended; `finish` goes there at once. */
export abstract class Reel<Beat extends AnyBeat> {
  /** Called with each beat as it is shown, or with all at once if nothing moves. */
  onShown: ((beats: readonly AnyBeat[]) => void) | undefined;
  readonly #isPlaying = signal(false);
  readonly #lamps = signal<number | null>(null);
  readonly #running = new Set<Animation>();
  readonly #wakers = new Set<() => void>();
  #isHurried = false;
  #last: Promise<void> = Promise.resolve();

  get isPlaying(): ReadonlySignal<boolean> {
    return this.#isPlaying;
  }

  /** Start lights that are lit; null: no lights. */
  get lamps(): ReadonlySignal<number | null> {
    return this.#lamps;
  }

  /** Skips what is still to be shown and goes to where it ends. */
  protected get isHurried(): boolean {
    return this.#isHurried;
  }

  finish(): void {
    this.#isHurried = true;
    for (const animation of this.#running) animation.finish();
    for (const wake of this.#wakers) wake();
  }

  /** Shows one beat, in `ms` milliseconds. */
  protected abstract showBeat(beat: Beat, ms: number): Promise<void>;

  /** Resolves when everything has been shown; `end` is called before the next may begin. `pace` 0 shows only the end. */
  protected run(beats: readonly Beat[], pace: number, end: () => void = () => undefined): Promise<void> {
    this.finish();
    this.#last = this.#last.then(async () => {
      this.#isHurried = pace === 0;
      this.#isPlaying.value = pace > 0 && beats.length > 0;
      if (pace === 0) this.onShown?.(beats);
      for (const beat of beats) {
        const ms = beat.ms * pace;
        if (!this.#isHurried) this.onShown?.([{ ...beat, ms }]);
        await this.showBeat(beat, ms);
      }
      end();
      this.#isPlaying.value = false;
    });
    return this.#last;
  }

  protected async startLights(ms: number): Promise<void> {
    for (let lit = 0; lit <= LAMPS; lit++) {
      this.#lamps.value = lit;
      await this.wait(ms / (LAMPS + 2));
    }
    this.#lamps.value = null;
  }

  protected async animate(
    element: Element,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
  ): Promise<void> {
    if (this.#isHurried) return;
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      // Taken off the page while it ran: there is nothing left to show.
    }
    this.#running.delete(animation);
  }

  protected async animateLayers(
    { outer, inner }: Layers<Element>,
    frames: readonly Layers<Keyframe>[],
    timing: KeyframeAnimationOptions,
  ): Promise<void> {
    await Promise.all([
      this.animate(
        outer,
        frames.map((frame) => frame.outer),
        timing,
      ),
      this.animate(
        inner,
        frames.map((frame) => frame.inner),
        timing,
      ),
    ]);
  }

  /** A part grows and shrinks back, on top of its current transform. */
  protected async pulse(element: HTMLElement | undefined, scale: number, ms: number): Promise<void> {
    if (element === undefined) return;
    const { transform } = element.style;
    const frames = [{ transform }, { transform: `${transform} scale(${scale})` }, { transform }];
    await this.animate(element, frames, { duration: ms, easing: 'ease-out' });
  }

  /** To and fro along its own axis, in pixels. */
  protected async shake(element: HTMLElement | undefined, by: readonly number[], ms: number): Promise<void> {
    if (element === undefined) return;
    const { transform } = element.style;
    const frames = by.map((px) => ({ transform: `${transform} translateX(${px}px)` }));
    await this.animate(element, frames, { duration: ms });
  }

  protected wait(ms: number): Promise<void> {
    if (this.#isHurried || ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#wakers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.#wakers.add(wake);
    });
  }
}
