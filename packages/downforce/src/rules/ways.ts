import type { Action, Chance, Conflict, Seat } from '@paddock/kernel';
import type { AutomasView } from '../variants/automas/view.ts';
import type { Car, CarName } from '../state/cars.ts';
import type { Kind } from '../deck/deck.ts';
import type { Content, DownforceState, Game, Listener } from '../state/game.ts';
import type { DownforceOptions } from './options.ts';
import type { Power, PowerName } from '../powers/names.ts';
import type { DownforceView } from './view.ts';
import type { VariantView } from './view-variant.ts';

/**
 * What only other ways to play need (D-V0), apart from the rest: a page that plays as printed goes without it. There are
 * two of these, `EVERY_WAY` and `PRINTED_ALONE`.
 */
export interface Ways {
  /** Which options do not go together. */
  readonly conflicts: (content: Content) => readonly Conflict<DownforceOptions>[];
  /** The printed game with the stages and data that its options put in their place. */
  readonly compose: (printed: Game) => Game;
  /** D-V1: dealt, not won. */
  readonly giveCar: (state: DownforceState, car: Car, tell: Listener) => void;
  readonly givePower: (state: DownforceState, power: Power, tell: Listener) => void;
  readonly automas: AutomaWays;
  readonly tour: TourWays;
  readonly whispers: WhisperWays;
  readonly pack: PackWays;
  /** What is open in the way that is played, if anything is. */
  readonly view: (state: DownforceState) => { readonly variant?: VariantView };
  /** D-V9 'odds': standings that a view tells. */
  readonly layOdds: (state: DownforceState, seen: DownforceView) => void;
  /** D-V5: who has bet at an earlier line is not asked again. */
  readonly hasBet: (state: DownforceState, seat: Seat) => boolean;
  readonly tellSlips: (state: DownforceState, tell: Listener) => void;
  /** D-V5: what the seat is imagined to have done at a line, counted from 0. */
  readonly answerAt: (
    state: DownforceState,
    seat: Seat,
    line: number,
    seen: DownforceView,
    chance: Chance,
  ) => 'bet' | 'declined' | 'not-asked';
}

/** D-V8 */
export interface AutomaWays {
  readonly bidVerb: (state: DownforceState) => number;
  readonly nextBids: (state: DownforceState) => readonly number[];
  readonly rollBid: (state: DownforceState, chance: Chance) => Action;
  readonly turnUpBid: (state: DownforceState, thing: number, tell: Listener) => void;
  readonly showInDeck: (state: DownforceState, seat: Seat, kind: Kind) => void;
  readonly nextCards: (state: DownforceState) => readonly Kind[];
  readonly rollCard: (state: DownforceState, chance: Chance) => Action;
  readonly turnUpCard: (state: DownforceState, kind: Kind, tell: Listener) => void;
  readonly drive: (state: DownforceState, tell: Listener) => void;
  readonly layBet: (state: DownforceState, seat: Seat, tell: Listener) => void;
  readonly deckSize: (state: DownforceState, seat: Seat) => number;
  readonly cardsLeft: (state: DownforceState, seat: Seat) => number;
  readonly noteCardsLeft: (state: DownforceState, seat: Seat) => void;
  readonly ultraWinner: (state: DownforceState) => Seat | null;
  readonly view: (state: DownforceState) => AutomasView;
  readonly lay: (state: DownforceState, seen: AutomasView) => void;
}

/** D-V4 */
export interface TourWays {
  readonly rest: (state: DownforceState, tell: Listener) => void;
  readonly tellLast: (state: DownforceState, tell: NonNullable<Listener>) => void;
  readonly makeReady: (state: DownforceState, seat: Seat, tell: Listener) => void;
}

/** D-V6 */
export interface WhisperWays {
  readonly plaquesLeft: (state: DownforceState) => number;
  readonly dealPlaque: (state: DownforceState, car: Car, tell: Listener) => void;
  readonly legalSwaps: (out: Action[]) => number;
  /** Whether all are in now. */
  readonly notePrediction: (state: DownforceState, seat: Seat, rank: number, tell: Listener) => boolean;
  readonly noteSwap: (state: DownforceState, seat: Seat, swap: number, tell: Listener) => boolean;
  readonly predictionsOf: (state: DownforceState, seat: Seat) => CarName[][];
  readonly lay: (state: DownforceState, seen: DownforceView, chance: Chance) => void;
}

/** D-V10 */
export interface PackWays {
  /** The number is used up, and the car could go on: what a power may add, as its mark; 0 for nothing. */
  readonly addition: (state: DownforceState) => number;
  readonly spaces: (addition: number) => number;
  readonly power: (addition: number) => PowerName;
  /** D-P5 with Thrifty: bits of the lines to come whose car has finished, and that may move another. */
  readonly linesSaved: (state: DownforceState) => number;
}
