import type { FormulaState } from '@paddock/formula';
import { PHASE, PLAYING, thingOf, TURN } from '@paddock/formula/bytes';
import type { Action, Chance, Seat } from '@paddock/kernel';
import { Light } from '../light/light.ts';
import type { Net } from '../trained/net.ts';
import { TrainedJudge } from '../trained/trained-judge.ts';

/** What a seat's next turn promises, by a trained judge: no race need be played out further than that. */
export class NextTurn {
  readonly #seat: Seat;
  readonly #judge: TrainedJudge;
  /** The seat itself, in this turn and the next. */
  readonly #own: Light;
  value = 0;
  win = 0;
  /** In the season so far. */
  points = 0;

  constructor(net: Net, seat: Seat) {
    this.#seat = seat;
    this.#judge = new TrainedJudge(net);
    this.#own = new Light(this.#judge);
  }

  isNow({ bytes }: FormulaState): boolean {
    return bytes[PHASE] === PLAYING && bytes[TURN] === this.#seat;
  }

  /** What each of these ways to play a card now is worth. */
  worthsOf(state: FormulaState, ways: readonly (readonly Action[])[]): number[] {
    const plans = this.#own.plansFor(state);
    return ways.map(([play, choice]) => {
      // A card whose colour has one car left needs no choice.
      const plan = plans.find(
        ({ card, car }) =>
          play !== undefined && card === thingOf(play) && (choice === undefined || car === thingOf(choice)),
      );
      if (plan === undefined) throw new Error('a plan that the judge does not know');
      return plan.value;
    });
  }

  /** Again or stop, accept or reject, in the turn that is being played. */
  step(state: FormulaState, chance: Chance): void {
    this.#own.step(state, chance);
  }

  read(state: FormulaState): void {
    const { card, car, value } = this.#own.bestPlan(state);
    this.value = value;
    this.#judge.countsWins = true;
    this.win = this.#own.worthOf(state, card, car);
    this.#judge.countsWins = false;
    this.points = this.#judge.pointsFrom(value, this.win);
  }
}
