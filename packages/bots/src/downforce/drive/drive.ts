import { CAR_COUNT, CARS, type DownforceRules, type DownforceState } from '@paddock/downforce';
import { TABLE_ALONE, type Action, type Seat } from '@paddock/kernel';
import type { Board, Car } from './board.ts';

/** One way to play a card to its end, or as far as the seat is asked. */
export interface Drive {
  /** The seat's own actions, up to the first question to somebody else. */
  readonly do: readonly string[];
  readonly board: Board;
}

/** How much a step nearer to the finish of each car is worth: enough to tell which ways to follow. */
export type Wishes = readonly number[];

/** Ways followed at once: for each sequence of decisions that are no steps, and in all. */
export interface Breadth {
  readonly perChoice: number;
  readonly inAll: number;
}

interface Way {
  readonly state: DownforceState;
  readonly board: Board;
  readonly last: Link | undefined;
  /** Somebody else has been asked since: what follows is only foreseen. */
  readonly isForeseen: boolean;
  readonly choices: string;
  score: number;
}

interface Link {
  readonly action: Action;
  readonly before: Link | undefined;
}

const legal: Action[] = [];

/**
 * All that a card in play can come to, as far as the breadth goes: in each round every way takes one action, ways that
 * lead to the same position are one, and the best by the wishes are followed.
 */
export class DriveSearch {
  readonly #rules: DownforceRules;
  readonly #seat: Seat;
  readonly #isOwnTurn: boolean;
  readonly #wishes: Wishes;
  readonly #breadth: Breadth;
  /** States that no way needs any more: to copy into one costs less than a new one. */
  readonly #spare: DownforceState[] = [];

  constructor(rules: DownforceRules, seat: Seat, isOwnTurn: boolean, wishes: Wishes, breadth: Breadth) {
    this.#rules = rules;
    this.#seat = seat;
    this.#isOwnTurn = isOwnTurn;
    this.#wishes = wishes;
    this.#breadth = breadth;
  }

  /** `first` is done before anything is weighed: the card that is played. */
  drives(state: DownforceState, board: Board, first?: Action): Drive[] {
    const start: Way = {
      state: this.#rules.copy(state),
      board,
      last: undefined,
      isForeseen: false,
      choices: '',
      score: 0,
    };
    const done: Drive[] = [];
    let ways = [first === undefined ? start : this.#after(start, this.#seat, first, true)];
    while (ways.length > 0) ways = this.#prune(this.#round(ways, done));
    return done;
  }

  #round(ways: readonly Way[], done: Drive[]): Way[] {
    const next = new Map<string, Way>();
    for (const way of ways) {
      if (this.#isDone(way)) done.push({ do: textsOf(this.#rules, way.last), board: way.board });
      else
        for (const further of this.#onwards(way)) {
          const key = `${further.choices}:${further.board.key}`;
          if (next.has(key)) this.#spare.push(further.state);
          else next.set(key, further);
        }
      this.#spare.push(way.state);
    }
    return [...next.values()];
  }

  /** The card is over, or the rest of it is somebody else's. */
  #isDone({ state, board }: Way): boolean {
    const acting = this.#rules.toAct(state);
    if (board.isCardOver || acting === 0 || acting === TABLE_ALONE) return true;
    return !this.#isOwnTurn && acting !== 1 << this.#seat;
  }

  #onwards(way: Way): Way[] {
    const actor = 31 - Math.clz32(this.#rules.toAct(way.state));
    const count = this.#rules.legal(way.state, actor, legal);
    const actions = legal.slice(0, count);
    const isChoice = !isStep(this.#rules, actions[0] ?? 0);
    const ways = actions.map((action) => this.#after(way, actor, action, isChoice));
    if (actor === this.#seat) return ways;
    // D-P2: Cunning's owner steers, to get on.
    const [first, ...others] = ways.toSorted((a, b) => toGo(a.board) - toGo(b.board));
    for (const { state } of others) this.#spare.push(state);
    return first === undefined ? [] : [first];
  }

  #after(way: Way, actor: Seat, action: Action, isChoice: boolean): Way {
    const state = this.#rules.copy(way.state, this.#spare.pop());
    const board = way.board.copy();
    this.#rules.apply(state, actor, action, board);
    const isForeseen = way.isForeseen || actor !== this.#seat;
    return {
      state,
      board,
      last: isForeseen ? way.last : { action, before: way.last },
      isForeseen,
      choices: isChoice ? `${way.choices} ${action}` : way.choices,
      score: 0,
    };
  }

  #prune(ways: Way[]): Way[] {
    const { perChoice, inAll } = this.#breadth;
    if (ways.length <= perChoice) return ways;
    for (const way of ways) way.score = scoreOf(way.board, this.#wishes);
    const counts = new Map<string, number>();
    const kept: Way[] = [];
    for (const way of ways.toSorted((a, b) => b.score - a.score)) {
      const count = counts.get(way.choices) ?? 0;
      counts.set(way.choices, count + 1);
      if (count < perChoice && kept.length < inAll) kept.push(way);
      else this.#spare.push(way.state);
    }
    return kept;
  }
}

/** Of all cars together; between ways of one car, how far that one has to go. */
function toGo(board: Board): number {
  return CARS.reduce((sum, _, car) => sum + board.distance(car) + board.hindrance(car), 0);
}

function scoreOf(board: Board, wishes: Wishes): number {
  let score = 0;
  for (const [car, wish] of wishes.entries()) score -= wish * distanceOf(board, car);
  return score;
}

/** Home is nearer than any space, in spaces for every place. */
const HOME_AHEAD = 3;

function distanceOf(board: Board, car: Car): number {
  return board.isHome(car) ? HOME_AHEAD * (board.place(car) - CAR_COUNT) : board.distance(car);
}

const STEP = 'step ';
const steps: boolean[] = [];

function isStep(rules: DownforceRules, action: Action): boolean {
  return (steps[action] ??= rules.write(action).startsWith(STEP));
}

function textsOf(rules: DownforceRules, last: Link | undefined): string[] {
  const texts: string[] = [];
  for (let link = last; link !== undefined; link = link.before) texts.push(rules.write(link.action));
  return texts.toReversed();
}
