import {
  CAR_COUNT,
  CARS,
  STEP_SLOTS,
  stepsHome,
  type DownforceFact,
  type DownforcePublic,
  type Track,
} from '@paddock/downforce';
import type { Seat, Tell } from '@paddock/kernel';

/** A car as a number, in the order of `CARS`. */
export type Car = number;

/** Above every space of any track: a finished car is stored as this plus its place. */
const HOME = 310;
const BASE = 320;

/** Spaces a car loses if it is blocked, or can go only one space. */
const BLOCKED = 1.4;
const HEMMED = 0.55;

/** D-R13: what follows a finished card is a turn, a question to several seats at a line, or the end. */
function isAfterCard(fact: DownforceFact): boolean {
  return fact.kind === 'turn' || fact.kind === 'race-over' || 'seats' in fact;
}

/**
 * Where the cars are. It follows the facts while a card is played, so that a search can read a position without
 * building a view.
 */
export class Board implements Tell<DownforceFact> {
  readonly track: Track;
  readonly #spaces: number[];
  readonly #laps: number[];
  /** D-V8i: by seat; people have none. */
  readonly #counters: number[];
  homeCount = 0;
  /** The card has been played to its last line, and the game has moved on. */
  isCardOver = false;
  /** On the line being moved, entered a space that is not a perfect rectangle (D-P3). */
  #isBent = false;
  #moving: Car = -1;
  /** Bit per car that has lost spaces to a jam. */
  #jammed = 0;

  private constructor(track: Track, spaces: number[], laps: number[], counters: number[]) {
    this.track = track;
    this.#spaces = spaces;
    this.#laps = laps;
    this.#counters = counters;
  }

  static of(track: Track, { cars, automas }: DownforcePublic): Board {
    const spaces = cars.map(({ space, place }) => space ?? HOME + (place ?? 0));
    const laps = cars.map(({ lap }) => lap);
    const counters: number[] = [];
    for (const { seat, counter } of automas) counters[seat] = counter;
    const board = new Board(track, spaces, laps, counters);
    board.homeCount = cars.filter(({ place }) => place !== null).length;
    return board;
  }

  copy(): Board {
    const board = new Board(this.track, this.#spaces.slice(), this.#laps.slice(), this.#counters.slice());
    board.homeCount = this.homeCount;
    board.isCardOver = this.isCardOver;
    board.#isBent = this.#isBent;
    board.#moving = this.#moving;
    board.#jammed = this.#jammed;
    return board;
  }

  /** Equal for two boards that the rest of a card cannot tell apart. */
  get key(): number {
    let key = this.#isBent ? 1 : 0;
    for (let car = 0; car < CAR_COUNT; car++) key = key * BASE + (this.#spaces[car] ?? 0);
    return key;
  }

  isHome(car: Car): boolean {
    return (this.#spaces[car] ?? 0) >= HOME;
  }

  /** Finishing place from 0, for a car that is home. */
  place(car: Car): number {
    return (this.#spaces[car] ?? 0) - HOME - 1;
  }

  space(car: Car): number {
    return this.#spaces[car] ?? 0;
  }

  /** Fewest steps to the finish on an empty track; negative beyond it if the race goes on there (D-V3). */
  distance(car: Car): number {
    if (this.isHome(car)) return 0;
    const lap = this.#laps[car] ?? 0;
    const toGo = stepsHome(this.track, lap, this.#spaces[car] ?? 0);
    return lap > 1 ? toGo - (lap - 1) * lapSteps(this.track) : toGo;
  }

  /** D-V8i */
  counter(seat: Seat): number {
    return this.#counters[seat] ?? 0;
  }

  isJammed(car: Car): boolean {
    return (this.#jammed & (1 << car)) !== 0;
  }

  /** What stands in the car's way, in spaces it will lose. */
  hindrance(car: Car): number {
    if (this.isHome(car)) return 0;
    const space = this.space(car);
    if (!this.canGo(space, 1)) return BLOCKED;
    return this.canGo(space, 2) ? 0 : HEMMED;
  }

  /** Whether some path lets a car there move that far, with the others where they are. */
  canGo(space: number, spaces: number): boolean {
    if (spaces === 0) return true;
    const { next, nextCount } = this.track;
    const first = space * STEP_SLOTS;
    const end = first + (nextCount[space] ?? 0);
    for (let slot = first; slot < end; slot++) {
      const to = next[slot] ?? 0;
      if (!this.#spaces.includes(to) && this.canGo(to, spaces - 1)) return true;
    }
    return false;
  }

  all(fact: DownforceFact): void {
    if (fact.kind === 'stepped') this.#step(CARS.indexOf(fact.car), fact.from, fact.to);
    else if (fact.kind === 'jammed') this.#jammed |= 1 << CARS.indexOf(fact.car);
    else if (fact.kind === 'line-idle' && fact.why === 'blocked' && fact.car !== undefined)
      this.#jammed |= 1 << CARS.indexOf(fact.car);
    else if (fact.kind === 'counter-rose') this.#counters[fact.seat] = fact.counter;
    else if (isAfterCard(fact)) this.isCardOver = true;
  }

  only(_seat: Seat, _secret: DownforceFact, shadow: DownforceFact): void {
    this.all(shadow);
  }

  #step(car: Car, from: number, to: number | null): void {
    if (car !== this.#moving) {
      this.#moving = car;
      this.#isBent = false;
    }
    this.#laps[car] = (this.#laps[car] ?? 0) + (this.track.crosses[from] ?? 0);
    this.#spaces[car] = to ?? HOME + ++this.homeCount;
    if (to !== null && this.track.rectangle[to] === 0) this.#isBent = true;
  }
}

/** Fewest steps of a whole lap on an empty track. */
function lapSteps({ grid, toFinish, toFinishTwice }: Track): number {
  const pole = grid[0] ?? 0;
  return (toFinishTwice[pole] ?? 0) - (toFinish[pole] ?? 0);
}
