import type { Setup, Tell } from '@paddock/kernel';
import type { Deck } from './deck/deck.ts';
import type { DownforceFact } from './facts.ts';
import type { DownforceOptions } from './options.ts';
import type { Road } from './roads.ts';
import type { Track } from './track/index.ts';

/** What a table plays with (D-C2, D-C4). Cards, tracks and spaces are named by it. */
export interface Content {
  readonly deck: Deck;
  readonly tracks: readonly Track[];
}

export type Listener = Tell<DownforceFact> | undefined;

/** A step of a game from set-up to race. It gives `false` where there is nothing to do: the next one follows at once. */
export type Stage = (state: DownforceState, tell: Listener) => boolean;

/** How cards are held and drawn in the race. */
export interface HandRule {
  /** Cards dealt to each before the auction. */
  readonly dealt: number;
  /** Cards drawn from the own pile when the race begins; 0: the whole hand is played from. */
  readonly drawn: number;
  /** The speed cards that nobody was dealt are a pile for all, not the box. */
  readonly commonPile: boolean;
  /** Speed-8 cards are in the hand during the auction, and may be laid as a pass (D-A2). */
  readonly laysSpeed8: boolean;
}

export interface Payouts {
  /** By finishing place (D-E1). */
  readonly prizes: readonly number[];
  /** By bet, then by finishing place (D-E2). */
  readonly bets: readonly (readonly number[])[];
}

/** A setup made ready: a variant is other data and other stages here. */
export interface Game {
  readonly setup: Setup<DownforceOptions>;
  readonly players: number;
  readonly deck: Deck;
  readonly tracks: readonly Track[];
  /** Of each track, what its steps need. */
  readonly roads: readonly Road[];
  readonly stages: readonly Stage[];
  readonly hand: HandRule;
  /** Whether cards are drawn in the race at all. */
  readonly drawsCards: boolean;
  /** Bytes per seat of a hand or a pile: a count and the kinds. */
  readonly handBytes: number;
  readonly carsEach: number;
  /** How many bets are asked for: one a line, or none. */
  readonly betLines: number;
  readonly payouts: Payouts;
  readonly anyOrder: boolean;
  /** The race is over with the card that brings an owned car home. */
  readonly endsAtFirstHome: boolean;
  /** A state's bytes tell it apart; what it is played with is told by the setup. */
  toJSON(): unknown;
}

export interface DownforceState {
  readonly game: Game;
  readonly bytes: Uint8Array;
  /** Of the track that `bytes` names; empty until one is drawn. */
  road: Road;
  /** What `road` says of the space where the car being moved stands. */
  ahead: number;
}
