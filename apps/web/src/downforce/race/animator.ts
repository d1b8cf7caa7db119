import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { CardName, CarName } from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { CarSpot, CarSpots } from './spots.ts';
import type { Beat } from './story.ts';

export interface CarElements {
  readonly outer: HTMLElement;
  readonly inner: HTMLElement;
}

/** Where things are on the page. */
export interface Scene {
  at(spot: CarSpot): { readonly x: number; readonly y: number };
  /** Frames of the two layers of a car that goes over these spots. */
  wayOver(spots: readonly CarSpot[]): readonly { readonly outer: Keyframe; readonly inner: Keyframe }[];
  car(car: CarName): CarElements | undefined;
  /** Smoke is put into it, and taken out again. */
  readonly effects: HTMLElement | null;
  /** Brings a car that moves into sight, where the track is seen in part only. */
  follow(car: CarName, to: { readonly x: number; readonly y: number }, ms: number): void;
}

const LAMPS = 5;
const PUFFS = [
  [-7, -5],
  [5, -8],
  [-1, 5],
  [8, 3],
  [-9, 2],
] as const;

/** Shows beats one after another. What it shows stays where it ended; `finish` goes there at once. */
export class Animator {
  readonly spots;
  readonly #isPlaying = signal(false);
  readonly #lamps = signal<number | null>(null);
  readonly #revealed = signal<number | null>(null);
  readonly #sale = signal<{ readonly seat: Seat; readonly car: CarName } | null>(null);
  readonly #top = signal<CardName | null>(null);
  readonly #stamped = signal<CarName | null>(null);
  readonly #running = new Set<Animation>();
  readonly #wakers = new Set<() => void>();
  #scene: Scene | undefined;
  #isHurried = false;
  #last: Promise<void> = Promise.resolve();

  constructor(spots: CarSpots) {
    this.spots = signal(spots);
  }

  get isPlaying(): ReadonlySignal<boolean> {
    return this.#isPlaying;
  }

  /** Start lights that are lit; null: no lights. */
  get lamps(): ReadonlySignal<number | null> {
    return this.#lamps;
  }

  /** How many bids of the newest round are turned up; null: all of them. */
  get revealed(): ReadonlySignal<number | null> {
    return this.#revealed;
  }

  /** The car whose plaque is on its way to its new owner. */
  get sale(): ReadonlySignal<{ readonly seat: Seat; readonly car: CarName } | null> {
    return this.#sale;
  }

  /** The card that was played last. */
  get top(): ReadonlySignal<CardName | null> {
    return this.#top;
  }

  /** The car whose place is being stamped. */
  get stamped(): ReadonlySignal<CarName | null> {
    return this.#stamped;
  }

  enter(scene: Scene): void {
    this.#scene = scene;
  }

  /** Everything as it stands, without a way there. */
  settle(spots: CarSpots, top: CardName | null): void {
    batch(() => {
      this.spots.value = spots;
      this.#top.value = top;
    });
  }

  finish(): void {
    this.#isHurried = true;
    for (const animation of this.#running) animation.finish();
    for (const wake of this.#wakers) wake();
  }

  /** Resolves when all is shown; `spots` is where it all ends. `pace` 0 shows only the end. */
  play(beats: readonly Beat[], spots: CarSpots, pace: number): Promise<void> {
    this.finish();
    // Nothing of a sale may be seen before the bids are.
    if (pace > 0 && beats.some(({ kind }) => kind === 'bids')) this.#revealed.value = 0;
    this.#last = this.#last.then(() => this.#playAll(beats, spots, pace));
    return this.#last;
  }

  async #playAll(beats: readonly Beat[], spots: CarSpots, pace: number): Promise<void> {
    this.#isHurried = pace === 0;
    this.#isPlaying.value = pace > 0 && beats.length > 0;
    for (const beat of beats) await this.#play(beat, beat.ms * pace);
    batch(() => {
      this.spots.value = spots;
      this.#isPlaying.value = false;
    });
  }

  async #play(beat: Beat, ms: number): Promise<void> {
    switch (beat.kind) {
      case 'lights':
        return this.#startLights(ms);
      case 'card':
        this.#top.value = beat.card;
        return this.#wait(ms);
      case 'drive':
        return this.#drive(beat.car, beat.goals, ms);
      case 'jam':
        return this.#nudge(beat.car, ms);
      case 'pulse':
        return this.#pulse(beat.car, ms);
      case 'place':
        return this.#wait(ms);
      case 'stamp':
        this.#stamped.value = beat.car;
        await this.#wait(ms);
        this.#stamped.value = null;
        return undefined;
      case 'bids':
        return this.#turnUp(beat.count, ms);
      case 'sold':
        this.#sale.value = beat;
        await this.#wait(ms);
        this.#sale.value = null;
        return undefined;
      case 'pause':
        return this.#wait(ms);
    }
  }

  async #startLights(ms: number): Promise<void> {
    for (let lit = 0; lit <= LAMPS; lit++) {
      this.#lamps.value = lit;
      await this.#wait(ms / (LAMPS + 2));
    }
    this.#lamps.value = null;
  }

  async #turnUp(count: number, ms: number): Promise<void> {
    for (let shown = 0; shown < count; shown++) {
      this.#revealed.value = shown;
      await this.#wait(ms / (count + 2));
    }
    this.#revealed.value = null;
    await this.#wait((2 * ms) / (count + 2));
  }

  async #drive(car: CarName, goals: Extract<Beat, { kind: 'drive' }>['goals'], ms: number): Promise<void> {
    const scene = this.#scene;
    const elements = scene?.car(car);
    const end = goals.at(-1);
    if (end === undefined) return;
    const isShown = scene !== undefined && elements !== undefined && !this.#isHurried;
    const frames = isShown ? scene.wayOver(goals) : [];
    if (isShown) scene.follow(car, scene.at(end), ms);
    this.spots.value = { ...this.spots.peek(), [car]: end };
    if (!isShown) return;
    const timing = { duration: ms, easing: goals.length > 2 ? 'cubic-bezier(0.3, 0, 0.4, 1)' : 'linear' };
    await Promise.all([
      this.#animate(
        elements.outer,
        frames.map(({ outer }) => outer),
        timing,
      ),
      this.#animate(
        elements.inner,
        frames.map(({ inner }) => inner),
        timing,
      ),
    ]);
  }

  async #pulse(car: CarName, ms: number): Promise<void> {
    const inner = this.#scene?.car(car)?.inner;
    if (inner === undefined) return;
    const { transform } = inner.style;
    const frames = [{ transform }, { transform: `${transform} scale(1.35)` }, { transform }];
    await this.#animate(inner, frames, { duration: ms, easing: 'ease-out' });
  }

  /** People love the jam. */
  async #nudge(car: CarName, ms: number): Promise<void> {
    const inner = this.#scene?.car(car)?.inner;
    if (inner === undefined) return;
    const { transform } = inner.style;
    this.#puff(car);
    await this.#animate(
      inner,
      [0, 7, -3, 6, -2, 4, 0].map((by) => ({ transform: `${transform} translateX(${by}px)` })),
      { duration: ms },
    );
  }

  #puff(car: CarName): void {
    const scene = this.#scene;
    const layer = scene?.effects;
    if (scene === undefined || layer === null || layer === undefined || this.#isHurried) return;
    const { x, y } = scene.at(this.spots.peek()[car]);
    for (const [index, [dx, dy]] of PUFFS.entries()) {
      const puff = document.createElement('span');
      puff.className = 'df-puff';
      layer.append(puff);
      const at = (spread: number) => `translate(${x + dx * spread}px, ${y + dy * spread}px)`;
      const frames = [
        { transform: `${at(0.5)} scale(0.3)`, opacity: 0.9 },
        { transform: `${at(2.6)} scale(${1.5 + index * 0.25})`, opacity: 0 },
      ];
      void this.#animate(puff, frames, {
        duration: 850,
        delay: index * 50,
        easing: 'ease-out',
        fill: 'both',
      }).then(() => puff.remove());
    }
  }

  async #animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
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

  #wait(ms: number): Promise<void> {
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
