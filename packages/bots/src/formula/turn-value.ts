import { formula, type FormulaPublic, type FormulaState } from '@paddock/formula';
import { isIn, isRefusal, TABLE, type Action, type Seat } from '@paddock/kernel';

/** The value of the track after a card is resolved; higher is better for the judge's seat. */
export type Judge = (open: FormulaPublic) => number;

const FACES: readonly Action[] = Array.from({ length: 12 }, (_, at) => {
  const action = formula.read(`die ${at + 1}`);
  if (isRefusal(action)) throw new Error('the notation knows no die');
  return action;
});

/**
 * The expected value after the card in play: averaged over the die, with the seat's best decision after each roll. That
 * makes a charge an exact optimal stopping problem, place by place (F-K8).
 */
export class TurnValue {
  readonly #seat: Seat;
  readonly #judge: Judge;
  readonly #known = new Map<string, number>();

  constructor(seat: Seat, judge: Judge) {
    this.#seat = seat;
    this.#judge = judge;
  }

  of(state: FormulaState): number {
    const open = formula.view(state, 'public').public;
    const key = keyOf(open);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (open.phase === 'rolling') return this.#overFaces(state, open.chosen !== null);
    const value =
      open.phase === 'deciding' && open.turn === this.#seat
        ? this.#bestDecision(state, open, key)
        : this.#judge(open);
    this.#known.set(key, value);
    return value;
  }

  #overFaces(state: FormulaState, isCarChosen: boolean): number {
    const race = formula.deal(state);
    let sum = 0;
    let value = 0;
    let last: FormulaState | undefined;
    for (const face of FACES) {
      const after = formula.copy(state);
      formula.apply(after, TABLE, face);
      // Evaluating is costly, comparing is cheap, and most faces do the same as the one before.
      const isKnown =
        last !== undefined &&
        (isSame(after.bytes, last.bytes) ||
          // F-K8: a charge that may go on has gained one place, for any roll.
          (isCarChosen && this.#mayDecide(after, race) && this.#mayDecide(last, race)));
      if (!isKnown) value = this.of(after);
      sum += value;
      last = after;
    }
    return sum / FACES.length;
  }

  /** Only about the card in play: after a race's last play the seat is asked to be ready. */
  #mayDecide(state: FormulaState, race: number): boolean {
    return isIn(formula.toAct(state), this.#seat) && formula.deal(state) === race;
  }

  #bestDecision(state: FormulaState, open: FormulaPublic, key: string): number {
    // F-K9: a charging car in first place would recurse here for ever, so the value of stopping is stored first.
    this.#known.set(key, this.#judge(open));
    const decisions: Action[] = [];
    const count = formula.legal(state, this.#seat, decisions);
    let best = -Infinity;
    for (const decision of decisions.slice(0, count)) {
      const after = formula.copy(state);
      formula.apply(after, this.#seat, decision);
      best = Math.max(best, this.of(after));
    }
    return best;
  }
}

/** All that the rest of the turn depends on: once a car is chosen, the last die no longer matters. */
function keyOf({ phase, card, chosen, die, rolls, line }: FormulaPublic): string {
  return `${phase} ${card} ${chosen ?? die} ${rolls} ${line.join()}`;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
