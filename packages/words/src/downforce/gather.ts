import {
  CAR_COUNT,
  type CardName,
  type CarName,
  type DownforceFact,
  type PowerName,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';

/** All steps of one line: «Yellow moves 4 spaces (41 from the finish), then is jammed behind red: 2 lost.» */
export interface Drive {
  readonly kind: 'drive';
  readonly car: CarName;
  readonly seat: Seat;
  /** D-P2: somebody other than the card's player steers. */
  readonly isSteered: boolean;
  readonly spaces: number;
  /** D-P1, D-P3: spaces driven beyond the number. */
  readonly more: number;
  /** The powers that let it. */
  readonly powers: readonly PowerName[];
  /** `null` beyond the finish. */
  readonly to: number | null;
  /** From there to the finish line. */
  readonly toGo: number;
  readonly lost: number;
  /** The cars in its way where it lost spaces. */
  readonly by: readonly CarName[];
  readonly place: number | null;
}

/** Consecutive facts that are told as one. */
export type Gathered =
  | Drive
  | { readonly kind: 'grid'; readonly cars: readonly CarName[] }
  | { readonly kind: 'deal'; readonly seats: readonly Seat[] }
  /** What the listener drew; empty for other seats. */
  | { readonly kind: 'draws'; readonly seat: Seat; readonly cards: readonly CardName[] }
  | {
      readonly kind: 'sale';
      readonly car: CarName;
      readonly round: number;
      readonly power: PowerName | null;
    };
export type GatheredKind = Gathered['kind'];

/** What a fact completes. */
export interface Heard {
  /** What had been gathered, and ends before this fact. */
  readonly before?: Gathered | undefined;
  /** What this fact completes; nothing while more may follow. */
  readonly now?: DownforceFact | Gathered | undefined;
}

/** Takes facts one by one and returns what is complete; a drive is complete when something else happens. */
export class Gatherer {
  #open: Gathered | undefined;
  /** A power has let the car go on. */
  #isOn = false;
  /** Steps left of a wild or a power: with D-P6 a car that a wild has moved may be on the next line too. */
  #left = Infinity;
  #player: Seat | undefined;
  /** The number of the wild just chosen for a car. */
  #wild: number | undefined;

  hear(fact: DownforceFact): Heard {
    this.#note(fact);
    const joined = this.#join(fact);
    if (joined !== undefined) {
      this.#open = joined;
      return isComplete(joined, fact) ? { now: this.rest() } : {};
    }
    const before = this.rest();
    this.#open = this.#begin(fact);
    return this.#open === undefined ? { before, now: fact } : { before };
  }

  /** What is gathered but not yet returned. */
  rest(): Gathered | undefined {
    const open = this.#open;
    this.#open = undefined;
    this.#isOn = false;
    return open;
  }

  #note(fact: DownforceFact): void {
    if (fact.kind === 'wild-chosen') this.#wild = fact.number;
    if (fact.kind === 'line-idle') this.#wild = undefined;
    if (fact.kind !== 'played') return;
    this.#player = fact.seat;
    this.#wild = undefined;
  }

  #begin(fact: DownforceFact): Gathered | undefined {
    if (fact.kind === 'stepped') return this.#beginDrive(fact);
    if (fact.kind === 'grid-drawn') return { kind: 'grid', cars: [fact.car] };
    if (fact.kind === 'dealt') return { kind: 'deal', seats: [fact.seat] };
    if (fact.kind === 'drew') {
      return { kind: 'draws', seat: fact.seat, cards: fact.card === undefined ? [] : [fact.card] };
    }
    if (fact.kind !== 'for-sale' || fact.again) return undefined;
    return { kind: 'sale', car: fact.car, round: fact.round, power: null };
  }

  #beginDrive({ car, seat, to, toGo = 0 }: Extract<DownforceFact, { kind: 'stepped' }>): Drive {
    this.#left = (this.#wild ?? Infinity) - 1;
    this.#wild = undefined;
    const isSteered = this.#player !== undefined && this.#player !== seat;
    const driven = { spaces: 1, more: 0, powers: [], to, toGo };
    return { kind: 'drive', car, seat, isSteered, ...driven, lost: 0, by: [], place: null };
  }

  /** The current gathering with this fact added; `undefined` if it does not belong to it. */
  #join(fact: DownforceFact): Gathered | undefined {
    const open = this.#open;
    switch (open?.kind) {
      case 'drive':
        return this.#joinDrive(open, fact);
      case 'grid':
        return fact.kind === 'grid-drawn' ? { ...open, cars: [...open.cars, fact.car] } : undefined;
      case 'deal':
        return fact.kind === 'dealt' ? { ...open, seats: [...open.seats, fact.seat] } : undefined;
      case 'draws':
        if (fact.kind !== 'drew') return undefined;
        return fact.card === undefined
          ? open
          : { ...open, seat: fact.seat, cards: [...open.cards, fact.card] };
      case 'sale':
        return fact.kind === 'power-turned' ? { ...open, power: fact.power } : undefined;
      case undefined:
        return undefined;
    }
  }

  #joinDrive(drive: Drive, fact: DownforceFact): Drive | undefined {
    if (!('car' in fact) || fact.car !== drive.car) return undefined;
    if (fact.kind === 'stays') return drive;
    if (fact.kind === 'jammed') return { ...drive, lost: fact.lost, by: fact.by };
    if (fact.kind === 'finished') return { ...drive, place: fact.place };
    if (fact.kind === 'goes-on') {
      this.#isOn = true;
      this.#left = fact.spaces;
      return { ...drive, powers: [...drive.powers, fact.power] };
    }
    if (fact.kind !== 'stepped' || this.#left === 0) return undefined;
    this.#left--;
    const { to, toGo = 0 } = fact;
    const [spaces, more] = this.#isOn ? [drive.spaces, drive.more + 1] : [drive.spaces + 1, drive.more];
    return { ...drive, to, toGo, spaces, more };
  }
}

/** Whether no later fact can belong to it. */
function isComplete(gathered: Gathered, { kind }: DownforceFact): boolean {
  switch (gathered.kind) {
    case 'drive':
      return kind === 'jammed' || kind === 'finished';
    case 'grid':
      return gathered.cars.length === CAR_COUNT;
    case 'sale':
      return kind === 'power-turned';
    case 'deal':
    case 'draws':
      return false;
  }
}
