import { formula, type FormulaState } from '@paddock/formula';
import { TURN } from '@paddock/formula/bytes';
import type { Action, Seat } from '@paddock/kernel';
import { Light } from '../light/light.ts';
import { isRaceOver, playsLeft, turnsLeft } from '../light/race-bytes.ts';
import type { Net } from '../trained/net.ts';
import type { Arm } from './arms.ts';
import { LAST_TURN_PLAYS, LastTurn } from './last-turn.ts';
import { Luck } from './luck.ts';
import { NextTurn } from './next-turn.ts';
import { RaceEnd } from './race-end.ts';

export interface Depth {
  /** Races played out for one decision in the middle of a race; more where that costs less. */
  readonly rollouts: number;
  /** Plans looked at, at most. */
  readonly arms: number;
  /** Whether hands are guessed from all that was played, if the question tells it. */
  readonly remembers?: boolean;
  /** Where teams count and rivals are several: plays on only to the seat's next turn, this often, and takes a net's word for what that promises. */
  readonly judging?: { readonly net: Net; readonly rollouts: number };
  /** Where it plays races out: whether, one turn before its last, it thinks about that last turn in each of them. */
  readonly looksAhead?: boolean;
}

/** What a plan led to in one world. */
interface Ending {
  readonly value: number;
  readonly win: number;
  readonly points: number;
}

/** Between two players a round has one play of the rival, which says too little: there races are played out. */
const FEWEST_JUDGED = 3;
/** Plays of a race at which a decision gets the rollouts that its level names. */
const MIDDLE = 20;
/** What a rollout costs besides its plays, in plays. */
const OVERHEAD = 4;

/** Plays a race on from a plan, rivals as club would, and says what that is worth to the seat. */
export class Rollouts {
  readonly light = new Light();
  /** How many a decision gets. */
  readonly count: number;
  readonly #seat: Seat;
  readonly #luck = new Luck();
  readonly #end: RaceEnd;
  readonly #nextTurn: NextTurn | undefined;
  readonly #lastTurn: LastTurn | undefined;

  constructor(state: FormulaState, seat: Seat, { rollouts, judging, looksAhead = false }: Depth) {
    const { players, options } = state.setup;
    const left = playsLeft(state);
    const turns = turnsLeft(state);
    const isOfDrivers = options.championship === 'drivers';
    this.#seat = seat;
    this.light.season.read(state);
    this.#end = new RaceEnd(this.light.season, seat, turns === 1);
    if (judging !== undefined && !isOfDrivers && players >= FEWEST_JUDGED)
      this.#nextTurn = new NextTurn(judging.net, seat);
    else if (looksAhead && turns === 2) this.#lastTurn = new LastTurn(state, seat, this.light);
    const plays = left + OVERHEAD + (this.#lastTurn === undefined ? 0 : LAST_TURN_PLAYS);
    // In the same time a shorter race is played out more often, and one with twelve sides to judge (F-O2) half as often.
    const toTheEnd = ((isOfDrivers ? 0.5 : 1) * rollouts * (MIDDLE + OVERHEAD)) / plays;
    const isJudged = judging !== undefined && this.#nextTurn !== undefined && left > players;
    this.count = Math.floor(isJudged ? judging.rollouts : toTheEnd);
  }

  /** The same arms by what is thought of them, best first: by a net, if there is one, or by club. */
  ranked(arms: readonly Arm[], state: FormulaState): readonly Arm[] {
    if (this.#nextTurn?.isNow(state) !== true) return arms;
    const ways = arms.map(({ actions }) => actions);
    for (const [at, worth] of this.#nextTurn.worthsOf(state, ways).entries()) {
      const arm = arms[at];
      if (arm !== undefined) arm.opinion = worth;
    }
    return arms.toSorted((a, b) => (b.opinion ?? 0) - (a.opinion ?? 0));
  }

  /** `state`: a world in which the plan is to be played, and which it changes. `seed`, `face`: its luck. */
  play(state: FormulaState, actions: readonly Action[], seed: number, face: number): Ending {
    this.#luck.begin(state, seed, face);
    for (const action of actions) formula.apply(state, this.#seat, action);
    if (this.#nextTurn === undefined) return this.#toTheEnd(state);
    return this.#toNextTurn(state, this.#nextTurn);
  }

  #toNextTurn(state: FormulaState, nextTurn: NextTurn): Ending {
    while (!isRaceOver(state)) {
      if (nextTurn.isNow(state)) {
        nextTurn.read(state);
        return nextTurn;
      }
      if (state.bytes[TURN] === this.#seat) nextTurn.step(state, this.#luck);
      else this.light.step(state, this.#luck);
    }
    return this.#read(state);
  }

  #toTheEnd(state: FormulaState): Ending {
    while (!isRaceOver(state))
      if (this.#lastTurn?.isNow(state) === true) this.#lastTurn.play(state);
      else this.light.step(state, this.#luck);
    return this.#read(state);
  }

  #read(state: FormulaState): Ending {
    this.#end.read(state);
    return this.#end;
  }
}
