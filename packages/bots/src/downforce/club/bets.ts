import { CARS, mayBetTwice } from '@paddock/downforce';
import type { Car } from '../board.ts';
import { carsIn } from '../orders.ts';
import { roomOn } from '../track-figures.ts';
import { Outlook } from './outlook.ts';
import type { Chances } from './places.ts';
import { thingOf, worthShowing, type Plan, type Question } from '../question.ts';

/**
 * The player can do more for their own car than the outlook knows, and its bet pays together with its prize; a table
 * that all bets on the leader carries it home, and nobody gains by it.
 */
const TRUST_IN_OWN = 8;
/** D-V5: the part of what is unknown at a line that is known at the next. */
const LEARNT_BY_LINE = 0.45;

/** D-E2, D-V5, D-V9: bets by what they pay. */
export function weighBets(question: Question): Plan[] {
  const { view, texts } = question;
  const line = view.public.betsAsked - 1;
  const weigher = new BetWeigher(question);
  const slips = texts.filter((text) => text !== 'decline').map(carsNamed);
  const plans = texts.map((text) => ({
    do: [text],
    value: text === 'decline' ? weigher.later(line, slips) : weigher.slip(line, carsNamed(text)),
  }));
  return worthShowing(plans);
}

/** 'bet black' → [0], 'podium kbg' → [0, 1, 2]. */
function carsNamed(text: string): Car[] {
  return text.startsWith('podium') ? carsIn(text) : [CARS.findIndex((name) => name === thingOf(text))];
}

class BetWeigher {
  readonly #question: Question;
  readonly #outlook: Outlook;
  readonly #chances: Chances;

  constructor(question: Question) {
    const { state, view, seat, board } = question;
    this.#question = question;
    this.#outlook = new Outlook(state.game.deck, view, seat, board);
    this.#chances = this.#outlook.chances(board, this.#outlook.supply(this.#outlook.own, board));
  }

  slip(line: number, cars: readonly Car[]): number {
    return cars.reduce((sum, car, named) => sum + this.#named(line, car, named), 0);
  }

  #named(line: number, car: Car, named: number): number {
    const { view, seat, board } = this.#question;
    const { book } = this.#outlook;
    const pay = book.payOfCar(line, car, named, this.#chances);
    const isTrusted = view.public.owners[car] === seat && !board.isHome(car) && named === 0 && pay > 0;
    if (!isTrusted) return pay;
    // D-R8: for the best place not yet taken.
    return Math.min(
      (1 + (TRUST_IN_OWN - 1) * roomOn(board.track)) * pay,
      book.mostFor(line, car, named, board.homeCount),
    );
  }

  /**
   * D-V5: what declining here promises: more is known at a later line, but it pays less. After the first line one may bet
   * at every line, so that declining there wins nothing for later; under rulings 1 the best of the later lines counts.
   */
  later(line: number, slips: readonly (readonly Car[])[]): number {
    const isTwice = mayBetTwice(this.#question.view.public.variant);
    if (isTwice && line > 0) return 0;
    const promises: number[] = [0];
    let unknown = 1;
    for (let next = line + 1; next < this.#outlook.book.lines; next++) {
      unknown *= 1 - LEARNT_BY_LINE;
      const guessed = Math.max(...slips.map((slip) => this.slip(next, slip)));
      const promise = guessed + (1 - unknown) * Math.max(0, this.#known(next) - guessed);
      promises.push(Math.max(0, promise));
    }
    return isTwice ? promises.reduce((sum, promise) => sum + promise, 0) : Math.max(...promises);
  }

  /** What a slip would pay with full knowledge of the result. */
  #known(line: number): number {
    const { book } = this.#outlook;
    const { home } = this.#chances;
    let sum = 0;
    for (let named = 0; named < book.slipSize; named++) {
      const likely = home.map((places) => places[named] ?? 0);
      const all = likely.reduce((total, chance) => total + chance, 0);
      for (const [car, chance] of likely.entries())
        sum += (chance / Math.max(all, Number.EPSILON)) * book.mostFor(line, car, named, named);
    }
    return sum;
  }
}
