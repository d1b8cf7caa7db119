import { CAR_COUNT, CARS, type DownforceRules, type DownforceState } from '@paddock/downforce';
import { TABLE_ALONE, type Action, type Seat } from '@paddock/kernel';
import type { Board, Car } from '../board.ts';

/** One way to play a card to its end, or up to the seat's last question. */
export interface Drive {
  /** The seat's own actions, up to the first question to somebody else. */
  readonly do: readonly string[];
  readonly board: Board;
}

/** By car, the worth of a step nearer to the finish: good enough to prune the search. */
export type Wishes = readonly number[];

/** The beam width: per sequence of decisions other than steps, and in all. */
export interface Breadth {
  readonly perChoice: number;
  readonly inAll: number;
}

interface Way {
  readonly state: DownforceState;
  readonly board: Board;
  readonly last: Link | undefined;
  /** Somebody else has been asked since: what follows is only predicted. */
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
 * A beam search over what a card in play can lead to: in each round every candidate takes one action, those that reach
 * the same position are merged, and the best by the wishes are kept.
 */
export class DriveSearch {
  readonly #rules: DownforceRules;
  readonly #seat: Seat;
  readonly #isOwnTurn: boolean;
  readonly #wishes: Wishes;
  readonly #breadth: Breadth;
  /** States no longer in use: copying into one costs less than a new one. */
  readonly #spare: DownforceState[] = [];

  constructor(rules: DownforceRules, seat: Seat, isOwnTurn: boolean, wishes: Wishes, breadth: Breadth) {
    this.#rules = rules;
    this.#seat = seat;
    this.#isOwnTurn = isOwnTurn;
    this.#wishes = wishes;
    this.#breadth = breadth;
  }

  /** `first`: the card played, applied before the search. */
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

  /** The card is done, or the rest of it is somebody else's. */
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
    // D-P2: Cunning's owner is expected to steer forwards.
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

/** Summed over all cars, so that candidates for one car compare by that car. */
function toGo(board: Board): number {
  return CARS.reduce((sum, _, car) => sum + board.distance(car) + board.hindrance(car), 0);
}

function scoreOf(board: Board, wishes: Wishes): number {
  let score = 0;
  for (const [car, wish] of wishes.entries()) score -= wish * distanceOf(board, car);
  return score;
}

/** A finished car counts as this many spaces ahead per place. */
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
