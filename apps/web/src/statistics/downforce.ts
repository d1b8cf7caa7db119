import type { CarName, DownforceFact, PowerName, ShownBid } from '@paddock/downforce';
import type { Outcome, Seat } from '@paddock/kernel';
import type { DownforceFigures } from './figures.ts';

type Handlers = {
  readonly [Kind in DownforceFact['kind']]?: (fact: Extract<DownforceFact, { kind: Kind }>) => void;
};

/** Your part in one game of Downforce, from its facts. */
export class DownforceTally {
  readonly #seat: Seat;
  #cars: CarName[] = [];
  #power: PowerName | null = null;
  #bids: readonly ShownBid[] = [];
  readonly #powers: PowerName[] = [];
  readonly #sums = { prizes: 0, bets: 0, paid: 0, overpaid: 0, lost: 0 };
  #money: number | null = null;

  readonly #handlers: Handlers = {
    // A new game of a tour: nobody owns anything yet.
    'grid-drawn': () => {
      this.#cars = [];
      this.#power = null;
    },
    'bids-shown': ({ bids }) => {
      this.#bids = bids;
    },
    sold: (fact) => this.#sold(fact),
    'car-given': ({ seat, car }) => {
      if (seat === this.#seat) this.#cars.push(car);
    },
    'power-given': ({ seat, power }) => this.#hasPower(seat, power),
    'power-kept': ({ seat, power }) => this.#hasPower(seat, power),
    'race-starts': () => {
      if (this.#power !== null) this.#powers.push(this.#power);
    },
    jammed: ({ car, lost }) => this.#loses(car, lost),
    'line-idle': ({ why, car, line }) => {
      if (why === 'blocked') this.#loses(car, numberOn(line));
    },
    'game-over': (fact) => this.#over(fact),
  };

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  take(fact: DownforceFact): void {
    const handle = this.#handlers[fact.kind] as ((fact: DownforceFact) => void) | undefined;
    handle?.(fact);
  }

  figures(): DownforceFigures {
    return { ...this.#sums, money: this.#money, powers: this.#powers };
  }

  #hasPower(seat: Seat, power: PowerName): void {
    if (seat === this.#seat) this.#power = power;
  }

  #loses(car: CarName | undefined, spaces: number): void {
    if (car !== undefined && this.#cars.includes(car)) this.#sums.lost += spaces;
  }

  #sold({ seat, car, power, price }: Extract<DownforceFact, { kind: 'sold' }>): void {
    if (seat === this.#seat) {
      this.#cars.push(car);
      this.#power = power;
      this.#sums.overpaid += overpaid(this.#seat, price, this.#bids);
    }
    this.#bids = [];
  }

  #over({ sheets, outcome, points }: Extract<DownforceFact, { kind: 'game-over' }>): void {
    const sheet = sheets.find(({ seat }) => seat === this.#seat);
    if (sheet === undefined || points !== undefined) return;
    this.#sums.prizes += sheet.prizes;
    this.#sums.bets += sheet.winnings;
    this.#sums.paid += sheet.paid;
    if (isTotal(outcome, this.#seat, sheet.total)) this.#money = sheet.total;
  }
}

/** A car without bids is taken for what the rules say: nobody could have paid less. */
function overpaid(own: Seat, price: number, bids: readonly ShownBid[]): number {
  if (bids.length === 0) return 0;
  const next = Math.max(0, ...bids.filter(({ seat }) => seat !== own).map(({ bid }) => bid));
  return Math.max(0, price - (next + 1));
}

/** Not in a tour, nor where the first car home wins. */
function isTotal({ standings }: Outcome, own: Seat, total: number): boolean {
  return standings.some(({ seat, score }) => seat === own && score === total);
}

/** `r6`: six. */
function numberOn(line: string): number {
  return Number(/\d+$/.exec(line)?.[0] ?? 0);
}
