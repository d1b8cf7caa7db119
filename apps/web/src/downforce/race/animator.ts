import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { CardName, CarName, DownforceFact, DownforceView } from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { LogLine } from '../../session/session.ts';
import { Animator as TableAnimator } from '../../table/desk/animator.ts';
import type { Layers } from '../../table/desk/reel.ts';
import type { PlayedVariant } from './played-variant.ts';
import { spotsIn, type CarSpot, type CarSpots } from './spots.ts';
import { beatsOf, isSeenInPlan, type Beat } from './story.ts';

/** Where things are on the page. */
export interface Scene {
  at(spot: CarSpot): { readonly x: number; readonly y: number };
  /** Frames of a car that drives over these spots. */
  framesOver(spots: readonly CarSpot[]): readonly Layers<Keyframe>[];
  car(car: CarName): Layers<HTMLElement> | undefined;
  /** People love the jam. */
  smoke(spot: CarSpot): void;
  /** Brings a moving car into sight, where only a part of the track is seen. */
  follow(car: CarName, to: { readonly x: number; readonly y: number }, ms: number): void;
}

/** The race and the auction on the screen. */
export class Animator extends TableAnimator<DownforceView, DownforceFact, Beat, CarSpots> {
  readonly #revealed = signal<number | null>(null);
  readonly #sale = signal<{ readonly seat: Seat; readonly car: CarName } | null>(null);
  readonly #top = signal<CardName | null>(null);
  readonly #stamped = signal<CarName | null>(null);
  readonly #variants: readonly PlayedVariant[];
  #scene: Scene | undefined;

  constructor(places: CarSpots, variants: readonly PlayedVariant[]) {
    super(places);
    this.#variants = variants;
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

  override get hidesOutcome(): boolean {
    return this.#revealed.value !== null;
  }

  enter(scene: Scene): void {
    this.#scene = scene;
  }

  override settle(view: DownforceView, log: readonly LogLine<DownforceFact>[]): void {
    const last = log.findLast(({ fact }) => fact.kind === 'played')?.fact;
    batch(() => {
      super.settle(view, log);
      this.#top.value = view.public.card?.card ?? (last?.kind === 'played' ? last.card : null);
    });
  }

  protected placesIn(view: DownforceView): CarSpots {
    return spotsIn(view.public);
  }

  protected beatsOf(facts: readonly DownforceFact[]): readonly Beat[] {
    return beatsOf(facts, this.#variants);
  }

  protected isSeenInPlan(beat: Beat): boolean {
    return isSeenInPlan(beat);
  }

  protected override play(beats: readonly Beat[], to: CarSpots): Promise<void> {
    const shown = super.play(beats, to);
    // Nothing of a sale may be seen before the bids are.
    if (this.pace > 0 && beats.some(({ kind }) => kind === 'bids')) this.#revealed.value = 0;
    return shown;
  }

  protected async showBeat(beat: Beat, ms: number): Promise<void> {
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
    const frames = isShown ? scene.framesOver(goals) : [];
    if (isShown) scene.follow(car, scene.at(end), ms);
    this.put({ ...this.places.peek(), [car]: end });
    if (!isShown) return;
    const timing = { duration: ms, easing: goals.length > 2 ? 'cubic-bezier(0.3, 0, 0.4, 1)' : 'linear' };
    await this.animateLayers(elements, frames, timing);
  }

  #nudge(car: CarName, ms: number): Promise<void> {
    if (!this.isHurried) this.#scene?.smoke(this.places.peek()[car]);
    return this.shake(this.#scene?.car(car)?.inner, [0, 7, -3, 6, -2, 4, 0], ms);
  }
}
