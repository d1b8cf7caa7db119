import { formula, type FormulaState } from '@paddock/formula';
import { PHASE, PLAYING, TURN } from '@paddock/formula/bytes';
import type { Seat } from '@paddock/kernel';
import type { Light, LightPlan } from '../light/light.ts';
import { isRaceOver, turnsLeft } from '../light/race-bytes.ts';
import { Luck } from './luck.ts';
import { RaceEnd } from './race-end.ts';

/** Of club's best plans, how many are played on, and how often each. */
const PLANS = 6;
const TIMES = 2;
/** What thinking about a last turn costs, in plays. */
export const LAST_TURN_PLAYS = 36;

/**
 * How a seat that searches plays its last turn in a race that is played out: not as club would, but much as it will when
 * it gets there. It plays a few plans on, with the hands of this world but other luck than the world's.
 */
export class LastTurn {
  readonly #light: Light;
  readonly #seat: Seat;
  readonly #end: RaceEnd;
  readonly #luck = new Luck();
  #spare: FormulaState;
  #count = 0;

  constructor(state: FormulaState, seat: Seat, light: Light) {
    this.#light = light;
    this.#seat = seat;
    this.#end = new RaceEnd(light.season, seat, true);
    this.#spare = formula.copy(state);
  }

  isNow(state: FormulaState): boolean {
    const { bytes } = state;
    return bytes[PHASE] === PLAYING && bytes[TURN] === this.#seat && turnsLeft(state) === 1;
  }

  play(state: FormulaState): void {
    this.#count++;
    const plans = this.#light
      .plansFor(state)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, PLANS);
    const worths = plans.map((plan) => plan.value + this.#playedOn(state, plan));
    const best = plans[worths.indexOf(Math.max(...worths))];
    if (best === undefined) throw new Error(`seat ${this.#seat} has no card to play`);
    this.#light.play(state, best.card, best.car);
  }

  /** Summed over all times, so that club's opinion counts for less. */
  #playedOn(state: FormulaState, { card, car }: LightPlan): number {
    let worth = 0;
    for (let time = 0; time < TIMES; time++) {
      const spare = formula.copy(state, this.#spare);
      this.#spare = spare;
      const seed = this.#count * TIMES + time;
      this.#luck.begin(spare, seed, seed);
      this.#light.play(spare, card, car);
      while (!isRaceOver(spare)) this.#light.step(spare, this.#luck);
      this.#end.read(spare);
      worth += this.#end.value;
    }
    return worth;
  }
}
