import type { Refusal } from '@paddock/kernel';
import type { Decision } from '../decision.ts';
import { shuffledSoFar, type LiveTable } from '../live-table.ts';
import { shuffleOn, stageOf, type Waiting } from './shuffle.ts';

/** Commands that may wait for a deal; more are refused. */
const MOST_HELD = 64;

/** Times the stages of a table's shuffling, on a clock that nobody can set, and holds the commands that wait for it. */
export class Shuffling {
  readonly #waitMs: number;
  readonly #isPresent: Waiting['isPresent'];
  readonly #wake: () => void;
  #stage = '';
  #since = 0;
  #timer: NodeJS.Timeout | undefined;
  #held: (() => void)[] = [];
  #isStopped = false;

  /** `waitMs`: how long devices have for each stage. `wake`: a stage's time is over. */
  constructor(waitMs: number, isPresent: Waiting['isPresent'], wake: () => void) {
    this.#waitMs = waitMs;
    this.#isPresent = isPresent;
    this.#wake = wake;
  }

  /** The next step that is due; while devices are waited for, it wakes the room again. */
  next(live: LiveTable): Decision<boolean> | Refusal {
    const isNeeded = this.isHolding;
    const stage = stageOf(live, isNeeded);
    const now = performance.now();
    if (stage !== this.#stage) this.#since = now;
    this.#stage = stage;
    const left = this.#since + this.#waitMs - now;
    clearTimeout(this.#timer);
    if (stage !== '' && left > 0) {
      this.#timer = setTimeout(this.#wake, left);
      this.#timer.unref();
    }
    return shuffleOn(live, { isPresent: this.#isPresent, isNeeded, isTimeOver: left <= 0 });
  }

  get isHolding(): boolean {
    return this.#held.length > 0;
  }

  get mayHold(): boolean {
    return !this.#isStopped && this.#held.length < MOST_HELD;
  }

  /** Until the devices have shuffled: the game has started, or the next deal can be drawn from. */
  hold(): Promise<void> {
    return new Promise((resolve) => this.#held.push(resolve));
  }

  /** Something has happened at the table: held commands are tried again when they need not wait any more. */
  note(live: LiveTable): void {
    if (this.isHolding && (live.status === 'closed' || shuffledSoFar(live) === 'sealed')) this.#release();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#release();
  }

  #release(): void {
    for (const resolve of this.#held.splice(0)) resolve();
  }
}
