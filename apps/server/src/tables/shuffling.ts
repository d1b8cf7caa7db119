import type { Refusal } from '@paddock/kernel';
import type { Decision } from './decision.ts';
import type { LiveTable } from './live-table.ts';
import { shuffleOn, stageOf, type Waiting } from './shuffle.ts';

/** Times the stages of a table's shuffling, on a clock that nobody can set. */
export class Shuffling {
  readonly #waitMs: number;
  readonly #isPresent: Waiting['isPresent'];
  readonly #wake: () => void;
  #stage = '';
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `waitMs`: how long devices have for each stage. `wake`: a stage's time is over. */
  constructor(waitMs: number, isPresent: Waiting['isPresent'], wake: () => void) {
    this.#waitMs = waitMs;
    this.#isPresent = isPresent;
    this.#wake = wake;
  }

  /** The next step that is due; while devices are waited for, it wakes the room again. */
  next(live: LiveTable, isNeeded: boolean): Decision<boolean> | Refusal {
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

  stop(): void {
    clearTimeout(this.#timer);
  }
}
