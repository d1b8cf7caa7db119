import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { reducedMotion, speed, type Pace } from '../../app/settings.ts';
import type { LogLine } from '../../session/session.ts';
import { paceOf } from './pace.ts';
import { Reel, type AnyBeat } from './reel.ts';

/** What a desk asks of the board that it moves. */
export interface MovingBoard<View, Fact> {
  readonly isPlaying: ReadonlySignal<boolean>;
  /** How fast it moves; absent: nothing takes time. */
  speed?: ReadonlySignal<Pace>;
  /** What the moment led to must not be seen yet. Read inside a computed value: it may follow signals. */
  readonly hidesOutcome: boolean;
  /** Shows everything as it is, without moving it there. */
  settle(view: View, log: readonly LogLine<Fact>[]): void;
  /** Moves to where a plan leads; `facts` are those of its newest steps. */
  preview(facts: readonly Fact[], view: View): Promise<void>;
  /** Shows what happened. `view` null: the plan has led there and beyond; `isKnown`: the plan has shown these facts. */
  show(facts: readonly Fact[], view: View | null, isKnown: boolean): Promise<void>;
  /** Goes to the end of what is being shown. */
  finish(): void;
}

/** A board on which pieces have places and move between them. */
export abstract class Animator<View, Fact, Beat extends AnyBeat, Places>
  extends Reel<Beat>
  implements MovingBoard<View, Fact>
{
  speed: ReadonlySignal<Pace> = speed;
  readonly #places: Signal<Places>;

  constructor(places: Places) {
    super();
    this.#places = signal(places);
  }

  /** Where the pieces are drawn. */
  get places(): ReadonlySignal<Places> {
    return this.#places;
  }

  get hidesOutcome(): boolean {
    return false;
  }

  settle(view: View, _log: readonly LogLine<Fact>[]): void {
    this.put(this.placesIn(view));
  }

  preview(facts: readonly Fact[], view: View): Promise<void> {
    const to = this.placesIn(view);
    return this.play(this.planBeats(facts, to), to);
  }

  show(facts: readonly Fact[], view: View | null, isKnown: boolean): Promise<void> {
    const to = view === null ? this.places.peek() : this.placesIn(view);
    const beats = this.beatsOf(facts, to).filter((beat) => !isKnown || !this.isSeenInPlan(beat));
    return this.play(beats, to);
  }

  protected abstract placesIn(view: View): Places;

  /** What there is to see of these facts, and of the way from the present places to others. */
  protected abstract beatsOf(facts: readonly Fact[], to: Places): readonly Beat[];

  /** Whether the plan has shown it: then playing the plan does not show it again. */
  protected abstract isSeenInPlan(beat: Beat): boolean;

  /** What is shown of a plan. */
  protected planBeats(facts: readonly Fact[], to: Places): readonly Beat[] {
    return this.beatsOf(facts, to).filter((beat) => this.isSeenInPlan(beat));
  }

  protected put(places: Places): void {
    this.#places.value = places;
  }

  protected play(beats: readonly Beat[], to: Places): Promise<void> {
    return this.run(beats, this.pace, () => this.put(to));
  }

  /** 0: only the end is shown. */
  protected get pace(): number {
    return paceOf(this.speed.peek(), reducedMotion.peek());
  }
}
