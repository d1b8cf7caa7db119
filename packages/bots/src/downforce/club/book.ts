import {
  CARS,
  countsMoney,
  ODDS,
  payoutsOf,
  PENALTIES,
  PRINTED_PAYOUTS,
  type CarName,
  type DownforceOptions,
  type DownforcePublic,
} from '@paddock/downforce';
import type { Car } from '../board.ts';
import { expected, type Chances } from './places.ts';

/** What naming a car pays, by its place in the standing: if it is home, and if it has stalled. */
interface Pays {
  readonly home: readonly number[];
  readonly stalled: readonly number[];
}

/** A car on a slip. `named`: its place on the slip, from 0. */
type PaysOf = (open: DownforcePublic, line: number, car: Car, named: number) => Pays;

const NO_PAY: readonly number[] = [];
/** D-V9 'widespread' */
const WIDESPREAD_CARS = 3;

/** D-E2, D-V9 */
const KINDS = {
  printed: (open, line) => ({ home: betsOf(open, line), stalled: NO_PAY }),
  odds: (open, line, car) => {
    const position = standingAt(open, line).findIndex((name) => CARS.indexOf(name) === car) + 1;
    return { home: (ODDS[line] ?? []).map((times) => times * position), stalled: NO_PAY };
  },
  widespread: (open, line, _car, named) => ({
    home: betsOf(open, line).map((pay, place) => (place === named ? pay : 0)),
    stalled: NO_PAY,
  }),
  penalty: (open, line) => {
    const costs = (PENALTIES[line] ?? []).map((cost) => -cost);
    return { home: [...betsOf(open, line), ...costs], stalled: [0, 0, 0, ...costs] };
  },
  none: () => ({ home: NO_PAY, stalled: NO_PAY }),
} satisfies Record<DownforceOptions['bets'], PaysOf>;

function betsOf({ options }: DownforcePublic, line: number): readonly number[] {
  return payoutsOf(options).bets[line] ?? [];
}

/** D-V9 'odds': at a later line, as it stands now. */
function standingAt({ variant, standing }: DownforcePublic, line: number): readonly CarName[] {
  return variant?.odds?.[line] ?? standing;
}

/** What bets pay at this table. Lines count from 0; a slip is the cars it names, best first. */
export class Book {
  /** How many lines ask for bets. */
  readonly lines: number;
  /** Cars on a slip. */
  readonly slipSize: number;
  readonly #pays: readonly (readonly (readonly Pays[])[])[];

  constructor(open: DownforcePublic) {
    const { bets } = open.options;
    const isAsked = bets !== 'none' && countsMoney(open.options);
    this.lines = isAsked ? PRINTED_PAYOUTS.bets.length : 0;
    this.slipSize = bets === 'widespread' ? WIDESPREAD_CARS : 1;
    this.#pays = Array.from({ length: this.lines }, (_, line) =>
      CARS.map((_name, car) =>
        Array.from({ length: this.slipSize }, (_slot, named) => KINDS[bets](open, line, car, named)),
      ),
    );
  }

  /** The expected pay, in millions. */
  payOf(line: number, slip: readonly Car[], chances: Chances): number {
    let sum = 0;
    for (const [named, car] of slip.entries()) sum += this.payOfCar(line, car, named, chances);
    return sum;
  }

  payOfCar(line: number, car: Car, named: number, { home, standing }: Chances): number {
    const pays = this.#pays[line]?.[car]?.[named];
    const finishing = home[car];
    if (pays === undefined || finishing === undefined) return 0;
    const sum = expected(finishing, pays.home);
    if (pays.stalled.length === 0) return sum;
    return sum + expected(standing[car] ?? [], pays.stalled) - expected(finishing, pays.stalled);
  }

  /** The most that the car can still pay, once `taken` places are gone. */
  mostFor(line: number, car: Car, named: number, taken: number): number {
    return Math.max(0, ...(this.#pays[line]?.[car]?.[named]?.home.slice(taken) ?? []));
  }
}
