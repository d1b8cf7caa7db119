import type { Action, Seat, Setup, Tell } from '@paddock/kernel';
import type { Car } from './cars.ts';
import type { Deck } from '../deck/deck.ts';
import type { DownforceFact, TieBreak } from './facts.ts';
import type { DownforceOptions } from '../rules/options.ts';
import type { DownforceRefusalCode } from '../rules/refusal.ts';
import type { Road } from '../track/packed-road.ts';
import type { PastGame } from '../variants/tour/tour.ts';
import type { Track } from '../track/index.ts';
import type { Ways } from '../rules/ways.ts';
import type { WhisperSheet } from '../variants/whispers/whispers.ts';

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
  /** Speed-8 cards are dealt like the others (D-V6). */
  readonly dealsSpeed8: boolean;
}

/** D-V8c */
export interface AutomaRule {
  /** Speed-8 cards are shuffled into the deck, and may go back under it; otherwise they are played last. */
  readonly shufflesSpeed8: boolean;
}

/** What a seat is asked for: the verbs, and what is said to another. */
export interface Question {
  readonly verbs: readonly number[];
  readonly code: DownforceRefusalCode;
  readonly rule: string;
}

/** How cars are bid for: with cards, or with dice (D-V7). */
export interface Bidding {
  readonly question: Question;
  readonly legal: (state: DownforceState, seat: Seat, out: Action[]) => number;
  /** What is kept of the action until all are turned up. */
  readonly choiceIn: (action: Action) => number;
  readonly tellLaid: (state: DownforceState, seat: Seat, tell: Tell<DownforceFact>) => void;
  /** All are turned up: told, and noted what they prove. */
  readonly show: (state: DownforceState, tell: Listener) => void;
  /** The higher wins, the price above its lowest eight bits; level ones need the lot. 0 is a pass. */
  readonly rank: (state: DownforceState, seat: Seat) => number;
  /** What has decided between two ranks of the same bid. */
  readonly brokenBy: (best: number, second: number) => TieBreak;
  /** D-A8: what the last car costs the one who must take it. */
  readonly priceOfLast: (state: DownforceState, seat: Seat, tell: Listener) => number;
}

/** What is laid at a betting line (D-B1, D-V5, D-V9). */
export interface Betting {
  readonly question: Question;
  readonly verb: number;
  /** How many cars a slip names in order, and how many such slips there are. */
  readonly places: number;
  readonly slips: number;
  /** D-V5: one bets once, or declines. */
  readonly mayDecline: boolean;
  readonly pays: BetPay;
}

/** A car that a slip names. Lines and places count from 0. */
export interface NamedCar {
  readonly line: number;
  readonly car: Car;
  /** Where the slip has it. */
  readonly named: number;
  /** Where it stands (D-R12), and whether that is a finishing place. */
  readonly place: number;
  readonly isHome: boolean;
}

export type BetPay = (state: DownforceState, named: NamedCar) => number;

/** What a seat has in the end; of level ones the lower `tie` goes before. */
export interface Score {
  readonly score: number;
  readonly tie: number;
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
  /** The seats from here on are automas (D-V8); without any it is as many as `players`. */
  readonly people: number;
  readonly automa: AutomaRule;
  readonly ways: Ways;
  /** Moves the line in hand as an automa does, until somebody is asked. */
  readonly drive: (state: DownforceState, tell: Listener) => void;
  /** D-V10: the pack's powers are about. Asked before any of them is: a game without it would take a tenth longer. */
  readonly hasPack: boolean;
  /** Of `POWERS`, the first ones are in the game. */
  readonly powerCount: number;
  /** Powers that are turned up in the auction, one a round while they last. */
  readonly powersToCome: number;
  /** Of the powers won, as many are kept (D-A11, D-V8h). */
  readonly powersKept: number;
  readonly deck: Deck;
  readonly tracks: readonly Track[];
  /** Of each track, what its steps need. */
  readonly roads: readonly Road[];
  readonly stages: readonly Stage[];
  readonly hand: HandRule;
  /** Whether cards are drawn in the race at all. */
  readonly drawsCards: boolean;
  readonly bidding: Bidding;
  /** Bytes per seat of a hand or a pile: a count and the kinds. */
  readonly handBytes: number;
  readonly carsEach: number;
  /** How many bets are asked for: one a line, or none. */
  readonly betLines: number;
  readonly betting: Betting;
  /** A line has been passed: whether somebody is asked. */
  readonly askLine: Stage;
  /** What was laid is opened when the race is over. */
  readonly showSlips: (state: DownforceState, tell: Listener) => void;
  readonly payouts: Payouts;
  readonly anyOrder: boolean;
  /** Whether the race is over before the cards are. */
  readonly isDecided: (bytes: Uint8Array) => boolean;
  /** D-V3: every place in the standing is a finishing place. */
  readonly nobodyStalls: boolean;
  /** By seat. */
  readonly scores: (state: DownforceState) => readonly Score[];
  /** D-V6, where that is how they come about. */
  readonly points: ((state: DownforceState) => readonly WhisperSheet[]) | undefined;
  /** The track of each game (D-V4); `NONE` where it is drawn. */
  readonly itinerary: readonly number[];
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
  /** D-V4: the games of the tour that are over. Never changed, only replaced. */
  past: readonly PastGame[];
}
