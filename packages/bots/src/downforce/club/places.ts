import { CAR_COUNT, CARS } from '@paddock/downforce';
import type { Board, Car } from '../board.ts';

/** By car, then by place from 0: a probability. */
export type Places = readonly (readonly number[])[];

export interface Chances {
  /** D-R12: for every place in the standing, stalled cars included. */
  readonly standing: Places;
  /** For every finishing place; the remainder to 1 is the probability of stalling (D-R11). */
  readonly home: Places;
}

/** How far a race may still deviate, in spaces: now, and per space to go. */
const LEAST_SPREAD = 5;
const SPREAD_A_SPACE = 0.2;

/** D-R11: a car comes home if its cards and these unforeseen spaces reach that far, with this spread. */
const UNFORESEEN = 2;
const UNFORESEEN_A_SPACE = 0.2;
const REACH_SPREAD = 2.5;
const REACH_SPREAD_A_SPACE = 0.08;
/** By place, a factor on the risk of stalling: cars in the first places hardly ever stall. */
const STALLS: readonly number[] = [0.15, 0.4, 0.8, 1, 1.1, 1.2];

/**
 * By pair of cars: how likely the first comes before. `ahead`: what each will lack at the end; `toGo`: its distance;
 * `ease`: of passing.
 */
export function duelsOf(
  board: Board,
  ahead: readonly number[],
  toGo: readonly number[],
  ease: number,
): number[][] {
  return CARS.map((_, car) =>
    CARS.map((_name, other) => {
      if (board.isHome(car)) return board.isHome(other) && board.place(other) < board.place(car) ? 0 : 1;
      if (board.isHome(other)) return 0;
      const spread = ease * (LEAST_SPREAD + SPREAD_A_SPACE * Math.min(toGo[car] ?? 0, toGo[other] ?? 0));
      return before(((ahead[other] ?? 0) - (ahead[car] ?? 0)) / spread);
    }),
  );
}

/** The probabilities of the car's places among those that count, treating the duels as independent. */
export function placesOf(car: Car, duels: Places, isCounted: (car: Car) => boolean = () => true): number[] {
  const places = Array.from({ length: CAR_COUNT }, () => 0);
  places[0] = 1;
  for (let other = 0; other < CAR_COUNT; other++) {
    if (other === car || !isCounted(other)) continue;
    const isBefore = duels[other]?.[car] ?? 0;
    for (let place = CAR_COUNT - 1; place >= 0; place--)
      places[place] =
        (places[place] ?? 0) * (1 - isBefore) + (place > 0 ? (places[place - 1] ?? 0) * isBefore : 0);
  }
  return places;
}

/** `hope`: the less of it a deck and a circuit leave, the more the first places stall like the others. */
export function withStalls(places: readonly number[], toGo: number, supply: number, hope: number): number[] {
  const reach = supply + UNFORESEEN + UNFORESEEN_A_SPACE * toGo - toGo;
  const stalls = 1 - before(reach / (REACH_SPREAD + REACH_SPREAD_A_SPACE * toGo));
  return places.map((chance, place) => {
    const usual = STALLS[place] ?? 0;
    const factor = usual + (1 - hope) * Math.max(0, 1 - usual);
    return chance * Math.max(0, 1 - stalls * factor);
  });
}

/** How likely a lead, measured in spreads, lasts. Close to normal with longer tails; gives the same bits on every machine. */
export function before(lead: number): number {
  const steep = 0.8 * lead;
  return 0.5 + (0.5 * steep) / Math.sqrt(1 + steep * steep);
}

export function expected(places: readonly number[], pays: readonly number[]): number {
  let sum = 0;
  for (const [place, pay] of pays.entries()) sum += (places[place] ?? 0) * pay;
  return sum;
}
