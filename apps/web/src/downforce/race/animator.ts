import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { CardName, CarName } from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import { Reel } from '../../table/reel.ts';
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
  /** People love the jam. */
  smoke(spot: CarSpot): void;
  /** Brings a car that moves into sight, where the track is seen in part only. */
  follow(car: CarName, to: { readonly x: number; readonly y: number }, ms: number): void;
}

/** The race and the auction on the screen. */
export class Animator extends Reel<Beat> {
  readonly spots;
  readonly #revealed = signal<number | null>(null);
  readonly #sale = signal<{ readonly seat: Seat; readonly car: CarName } | null>(null);
  readonly #top = signal<CardName | null>(null);
  readonly #stamped = signal<CarName | null>(null);
  #scene: Scene | undefined;

  constructor(spots: CarSpots) {
    super();
    this.spots = signal(spots);
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

  /** Resolves when all is shown; `spots` is where it all ends. `pace` 0 shows only the end. */
  play(beats: readonly Beat[], spots: CarSpots, pace: number): Promise<void> {
    const shown = this.run(beats, pace, () => (this.spots.value = spots));
    // Nothing of a sale may be seen before the bids are.
    if (pace > 0 && beats.some(({ kind }) => kind === 'bids')) this.#revealed.value = 0;
    return shown;
  }

  protected async show(beat: Beat, ms: number): Promise<void> {
    switch (beat.kind) {
      case 'lights':
        return this.startLights(ms);
      case 'card':
        this.#top.value = beat.card;
        return this.wait(ms);
      case 'drive':
        return this.#drive(beat.car, beat.goals, ms);
      case 'jam':
        return this.#nudge(beat.car, ms);
      case 'pulse':
        return this.pulse(this.#scene?.car(beat.car)?.inner, 1.35, ms);
      case 'place':
        return this.wait(ms);
      case 'stamp':
        this.#stamped.value = beat.car;
        await this.wait(ms);
        this.#stamped.value = null;
        return undefined;
      case 'bids':
        return this.#turnUp(beat.count, ms);
      case 'sold':
        this.#sale.value = beat;
        await this.wait(ms);
        this.#sale.value = null;
        return undefined;
      case 'pause':
        return this.wait(ms);
    }
  }

  async #turnUp(count: number, ms: number): Promise<void> {
    for (let shown = 0; shown < count; shown++) {
      this.#revealed.value = shown;
      await this.wait(ms / (count + 2));
    }
    this.#revealed.value = null;
    await this.wait((2 * ms) / (count + 2));
  }

  async #drive(car: CarName, goals: Extract<Beat, { kind: 'drive' }>['goals'], ms: number): Promise<void> {
    const scene = this.#scene;
    const elements = scene?.car(car);
    const end = goals.at(-1);
    if (end === undefined) return;
    const isShown = scene !== undefined && elements !== undefined && !this.isHurried;
    const frames = isShown ? scene.wayOver(goals) : [];
    if (isShown) scene.follow(car, scene.at(end), ms);
    this.spots.value = { ...this.spots.peek(), [car]: end };
    if (!isShown) return;
    const timing = { duration: ms, easing: goals.length > 2 ? 'cubic-bezier(0.3, 0, 0.4, 1)' : 'linear' };
    await Promise.all([
      this.animate(
        elements.outer,
        frames.map(({ outer }) => outer),
        timing,
      ),
      this.animate(
        elements.inner,
        frames.map(({ inner }) => inner),
        timing,
      ),
    ]);
  }

  #nudge(car: CarName, ms: number): Promise<void> {
    if (!this.isHurried) this.#scene?.smoke(this.spots.peek()[car]);
    return this.shake(this.#scene?.car(car)?.inner, [0, 7, -3, 6, -2, 4, 0], ms);
  }
}
