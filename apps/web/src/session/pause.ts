import { speed, type Pace } from '../app/settings.ts';

/** The breath a bot takes before its turn, so that people can follow. */
const BREATH_MS = { slow: 1100, normal: 500, fast: 180, opening: 60, off: 0 } as const satisfies Record<
  Pace,
  number
>;

/** A wait that can be cut short. */
export class Pause {
  #end: () => void = () => undefined;

  begin(at: Pace = speed.peek()): Promise<void> {
    const breath = BREATH_MS[at];
    if (breath === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, breath);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  end(): void {
    this.#end();
  }
}
