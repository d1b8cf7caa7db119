import type { FormulaState } from '@paddock/formula';
import type { Season } from './season.ts';
import type { Slopes } from './slopes.ts';

/** What a plan is worth to the seat to play; nothing is moved. Slots from 0. */
export interface Judge {
  readonly season: Season;
  readonly running: number;
  /** Changes whenever a move may be worth something else than before. */
  readonly looks: number;
  /** Where every place has its fixed worth, so that plans need not be judged one by one. */
  readonly slopes: Slopes | undefined;
  /** For a play of the seat that is in progress. `isExact`: whether every plan must be judged by itself, however early. */
  look(state: FormulaState, seat: number, isExact?: boolean): void;
  /** After `look`, where the seat has its card still to choose. */
  lookAtHand(state: FormulaState, seat: number): void;
  /** The worth of the hand without the card to be played, for the plans that follow. */
  without(kind: number): number;
  /** The car in a slot goes to another. */
  shift(slot: number, to: number): void;
  /** The car in a slot retires. */
  drop(slot: number): void;
  /** What these moves bring the seat; forgets them for the next plan. */
  taken(): number;
}
