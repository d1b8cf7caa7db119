import { CAR_COUNT } from '@paddock/downforce';
import { estimateOf, shareOf, type Estimate } from '../estimate.ts';
import type { Race } from './race.ts';

/** Part of the races, with its 95 % interval. */
export type Share = Estimate;

/** What races on a track come to, each figure with its 95 % interval. */
export interface Balance {
  readonly games: number;
  /** By grid place, the pole first: races won from there. */
  readonly wins: readonly Share[];
  /** Cars that come home in a race, and cars that do not (D-R11). */
  readonly finished: Estimate;
  readonly stalled: Estimate;
  /** The same by number of players: fewer players hold more cards each, and bring more cars home. */
  readonly finishedBy: readonly { readonly players: number; readonly cars: Estimate }[];
  /** Cards played. */
  readonly turns: Estimate;
  /** How often another car leads when the next card is played, until one is home. */
  readonly leadChanges: Estimate;
  /** By car, the prize it wins, in millions (D-E1). */
  readonly money: readonly Estimate[];
  /** By space, how often in a race a car has to stop there behind others; and in all. */
  readonly jams: readonly number[];
  readonly held: Estimate;
}

/** What a track is compared by. */
export type Figures = Omit<Balance, 'jams'>;

/** By circuit, those of them that have been measured. */
export type OurFigures = Readonly<
  Partial<Record<string, { readonly light: Figures; readonly club: Figures }>>
>;

const PLACES = 1e4;

/** Without the jams, and rounded: to be kept. */
export function figuresOf({ jams: _jams, ...figures }: Balance): Figures {
  const round = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * PLACES) / PLACES : value;
  return JSON.parse(JSON.stringify(figures, round)) as Figures;
}

/** Adds races up without keeping them. */
export class BalanceTally {
  #games = 0;
  readonly #wins = Array.from({ length: CAR_COUNT }, () => 0);
  readonly #finished = new Sum();
  readonly #turns = new Sum();
  readonly #leadChanges = new Sum();
  readonly #money = Array.from({ length: CAR_COUNT }, () => new Sum());
  readonly #finishedBy = new Map<number, Sum>();
  readonly #held = new Sum();
  readonly #jams: number[];

  constructor(spaces: number) {
    this.#jams = Array.from({ length: spaces }, () => 0);
  }

  add({ players, wonFrom, finished, turns, leadChanges, money, jams }: Race): void {
    this.#games++;
    if (wonFrom >= 0) this.#wins[wonFrom] = (this.#wins[wonFrom] ?? 0) + 1;
    this.#finished.add(finished);
    this.#turns.add(turns);
    this.#leadChanges.add(leadChanges);
    for (const [car, sum] of this.#money.entries()) sum.add(money[car] ?? 0);
    for (const space of jams) this.#jams[space] = (this.#jams[space] ?? 0) + 1;
    this.#held.add(jams.length);
    const alike = this.#finishedBy.get(players) ?? new Sum();
    alike.add(finished);
    this.#finishedBy.set(players, alike);
  }

  balance(): Balance {
    const games = this.#games;
    const finished = this.#finished.estimate();
    return {
      games,
      wins: this.#wins.map((won) => shareOf(won, games)),
      finished,
      stalled: {
        mean: CAR_COUNT - finished.mean,
        low: CAR_COUNT - finished.high,
        high: CAR_COUNT - finished.low,
      },
      finishedBy: [...this.#finishedBy.entries()]
        .toSorted(([a], [b]) => a - b)
        .map(([players, cars]) => ({ players, cars: cars.estimate() })),
      turns: this.#turns.estimate(),
      leadChanges: this.#leadChanges.estimate(),
      money: this.#money.map((sum) => sum.estimate()),
      jams: this.#jams.map((count) => count / Math.max(1, games)),
      held: this.#held.estimate(),
    };
  }
}

/** All values are small whole numbers, so that sums of squares are exact. */
class Sum {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  estimate(): Estimate {
    return estimateOf(this.#count, this.#sum, this.#squares);
  }
}
