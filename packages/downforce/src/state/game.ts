import type { Action, Actor, Chance, Seat, Setup, Tell } from '@paddock/kernel';
import type { Deck, Kind } from '../deck/deck.ts';
import type { PowerName } from '../powers/names.ts';
import type { Sheet } from '../scoring/sheet.ts';
import type { Road } from '../track/packed-road.ts';
import type { Track } from '../track/track.ts';
import type { VariantResult } from '../variants/terms.ts';
import type { PastGame } from '../variants/tour/terms.ts';
import type { Car } from './cars.ts';
import type { DownforceFact, TieBreak } from './facts.ts';
import type { DownforceOptions } from './options.ts';
import type { DownforceRefusal, DownforceRefusalCode, PhaseName } from './terms.ts';
import type { Variant } from './variant.ts';
import type { AuctionView, DownforceView } from './views.ts';

/** What a table plays with (D-C2, D-C4). Its ids name cards, tracks and spaces. */
export interface Content {
  readonly deck: Deck;
  readonly tracks: readonly Track[];
}

export type Listener = Tell<DownforceFact> | undefined;

/** A refusal's code and the rule behind it. */
export interface Ruling {
  readonly code: DownforceRefusalCode;
  readonly rule: string;
}

/** One phase: everything about a decision that the game waits for. `bytes[PHASE]` is its number. */
export interface Phase {
  readonly number: number;
  readonly name: PhaseName;
  readonly who: 'table' | 'sealed' | 'one' | 'nobody';
  readonly verbs: readonly number[];
  /** For seats: the refusal of any other verb. */
  readonly question?: Ruling;
  /** For sealed choices: the refusal of a seat that is not asked. */
  readonly notAsked?: Ruling;
  readonly legal?: (state: DownforceState, seat: Seat, out: Action[]) => number;
  /** For an action with one of these verbs, by an actor whose turn it is. */
  readonly refusal?: (state: DownforceState, action: Action, who: Actor) => DownforceRefusal | undefined;
  /** TABLE's action. */
  readonly roll?: (state: DownforceState, chance: Chance) => Action;
  readonly apply: (state: DownforceState, action: Action, tell: Listener, who: Actor) => void;
}

/** A step of a game from set-up to race. Returns `false` if there is nothing to do: the next one follows at once. */
export type Stage = (state: DownforceState, tell: Listener) => boolean;

/** How cards are held and drawn in the race. */
export interface HandRule {
  /** Cards dealt to each before the auction. */
  readonly dealt: number;
  /** Cards drawn from your own pile when the race begins; 0: you play from the whole hand. */
  readonly drawn: number;
  /** The undealt speed cards form a common pile instead of going to the box. */
  readonly commonPile: boolean;
  /** Speed-8 cards are in the hand during the auction, and may be used as a pass (D-A2). */
  readonly laysSpeed8: boolean;
  /** Speed-8 cards are dealt like the others. */
  readonly dealsSpeed8: boolean;
}

/** How cars are bid for: with cards, or with dice (D-V7). */
export interface Bidding {
  readonly legal: (state: DownforceState, seat: Seat, out: Action[]) => number;
  /** What is stored of the action until all are revealed. */
  readonly choiceIn: (action: Action) => number;
  readonly tellLaid: (state: DownforceState, seat: Seat, tell: Tell<DownforceFact>) => void;
  /** Tells the revealed bids, and notes what they prove. */
  readonly show: (state: DownforceState, tell: Listener) => void;
  /** The highest wins; the price is in the bits above the lowest eight. Equal ranks draw lots; 0 is a pass. */
  readonly rank: (state: DownforceState, seat: Seat) => number;
  /** The tie-break that decided between two ranks of the same bid. */
  readonly brokenBy: (best: number, second: number) => TieBreak;
  /** D-A8: what the last car costs the seat that must take it. */
  readonly priceOfLast: (state: DownforceState, seat: Seat, tell: Listener) => number;
  /** The bids of these seats, which are public. */
  readonly view: (state: DownforceState, seats: readonly Seat[]) => Pick<AuctionView, 'bids' | 'dice'>;
}

/** What a betting slip names and pays. */
export interface Betting {
  readonly verb: number;
  /** How many cars a slip names in order, and how many such slips there are. */
  readonly places: number;
  readonly slips: number;
  readonly pays: BetPay;
  /** D-V5: a seat may bet or decline. */
  readonly mayDecline: boolean;
  /** D-V5: the phase in which TABLE tells who bet, or `NONE`. */
  readonly revealPhase: number;
  /** D-V5: whether the seat is no longer asked. */
  readonly isDone: (state: DownforceState, seat: Seat) => boolean;
  /** What an imagined seat did at a line, counted from 0. */
  readonly answerAt: (
    state: DownforceState,
    seat: Seat,
    line: number,
    seen: DownforceView,
    chance: Chance,
  ) => 'bet' | 'declined' | 'not-asked';
}

/** A car on a slip. Lines and places count from 0. */
export interface NamedCar {
  readonly line: number;
  readonly car: Car;
  /** Its place on the slip. */
  readonly named: number;
  /** Where it stands (D-R12), and whether that is a finishing place. */
  readonly place: number;
  readonly isHome: boolean;
}

export type BetPay = (state: DownforceState, named: NamedCar) => number;

/** A seat's final score; of equal scores the lower `tie` wins. */
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

/** A power that lets a car go further once its number is used up. */
export interface Addition {
  readonly power: PowerName;
  readonly spaces: number;
  /** The byte and the bit that mark it as decided. */
  readonly byte: number;
  readonly mark: number;
  readonly isOffered: (state: DownforceState) => boolean;
}

/** A power that lets the card's player do something with a line other than move it. */
export interface LineChoice {
  readonly power: PowerName;
  readonly rule: string;
  readonly verb: number;
  readonly isOffered: (state: DownforceState) => boolean;
  readonly apply: (state: DownforceState, tell: Listener) => void;
}

/** A composed setup. Variants change what is in here; the rules read it and test no options. */
export interface Game {
  readonly setup: Setup<DownforceOptions>;
  /** Of the game; a record of older ones is replayed under those. */
  readonly rulings: number;
  readonly players: number;
  /** The seats from here on are automas (D-V8); without any it equals `players`. */
  readonly people: number;
  /** Those that this setup uses. */
  readonly variants: readonly Variant[];
  /** By number. */
  readonly phases: readonly Phase[];
  readonly stages: readonly Stage[];
  readonly deck: Deck;
  readonly tracks: readonly Track[];
  /** By track, what its steps need. */
  readonly roads: readonly Road[];
  /** The track of each game (D-V4); `NONE` if it is drawn. */
  readonly itinerary: readonly number[];
  /** D-S2: those that a drawn track is one of. */
  readonly tracksToDraw: readonly number[];

  /** How many of `POWERS`, from the first, are in the game; and those that can be drawn, as bits. */
  readonly powerCount: number;
  readonly powersInPile: number;
  /** Powers turned up in the auction, one per round while they last. */
  readonly powersToCome: number;
  /** How many of the powers won are kept (D-A11, D-V8h). */
  readonly powersKept: number;
  /** D-V2 'replace' */
  readonly replacesCunning: boolean;

  readonly hand: HandRule;
  /** Whether cards are drawn in the race at all. */
  readonly drawsCards: boolean;
  /** Bytes per seat of a hand or a pile: a count and the kinds. */
  readonly handBytes: number;

  readonly bidding: Bidding;
  /** Called when all sealed bids are in. */
  readonly endBidding: (state: DownforceState) => void;
  /** Called when a seat has shown this card to everybody. */
  readonly noteShown: (state: DownforceState, seat: Seat, kind: Kind) => void;

  /** By seat, the phase in which its turn begins. */
  readonly turnPhases: readonly number[];
  /** What happens between playing a card and its first line. */
  readonly beginCard: (state: DownforceState, tell: Listener) => void;
  /** A line of the card as it is moved. */
  readonly lineAt: (state: DownforceState, line: number) => number;
  /** D-P5 'any' */
  readonly anyOrder: boolean;
  readonly lineChoices: readonly LineChoice[];
  /** Whether any line choice is offered. */
  readonly hasLineChoice: (state: DownforceState) => boolean;
  /** The next power that may let the car go further. */
  readonly additionOffered: (state: DownforceState) => Addition | undefined;
  /** Bits of the remaining lines that are of use although their car has finished. */
  readonly linesSaved: (state: DownforceState) => number;
  /** Whether the player is asked for something instead if the line's car cannot move. */
  readonly asksWhenIdle: (state: DownforceState, car: Car) => boolean;
  /** Whether spaces the car loses count, and what they do (D-V8i). */
  readonly countsLost: (state: DownforceState, car: Car) => boolean;
  readonly loseSpaces: (state: DownforceState, car: Car, lost: number, tell: Listener) => void;
  /** Moves the current line as an automa does, until somebody is asked. */
  readonly drive: (state: DownforceState, tell: Listener) => void;
  /** Called when the card's lines are done, before it is discarded. */
  readonly onDiscard: (state: DownforceState, tell: Listener) => void;
  /** Called when the seat is about to discard its cards (D-R10). */
  readonly onOut: (state: DownforceState, seat: Seat) => void;
  /** Whether the race ends before the cards run out. */
  readonly isDecided: (bytes: Uint8Array) => boolean;

  /** How many bets are asked for: one per line, or none. */
  readonly betLines: number;
  readonly betting: Betting;
  /** A line has been passed: returns whether somebody is asked. */
  readonly askLine: Stage;
  /** Called when the seats have been asked to bet. */
  readonly onBetsAsked: (state: DownforceState, tell: Listener) => void;
  /** Whether TABLE reveals slips when the race is over, and how. */
  readonly hasSlips: (bytes: Uint8Array) => boolean;
  readonly showSlips: (state: DownforceState, tell: Listener) => void;

  readonly payouts: Payouts;
  /** How many places of the standing are finishing places. */
  readonly finishers: (bytes: Uint8Array) => number;
  /** A seat's final sheet. */
  readonly sheet: (state: DownforceState, sheet: Sheet) => Sheet;
  /** By seat. */
  readonly scores: (state: DownforceState) => readonly Score[];
  readonly result: (state: DownforceState) => VariantResult;
  /** Called when a game of a tour is over and another follows. */
  readonly onLegOver: (state: DownforceState, tell: Listener) => void;
  /** Called when the last game is over, before the result is told. */
  readonly onOver: (state: DownforceState, tell: Tell<DownforceFact>) => void;
  /** The setup: everything else here derives from it. */
  toJSON(): unknown;
}

export interface DownforceState {
  readonly game: Game;
  readonly bytes: Uint8Array;
  /** The road of the track in `bytes`; empty until one is drawn. */
  road: Road;
  /** The word in `road` for the space of the car being moved. */
  ahead: number;
  /** D-V4: the finished games of the tour. Never changed in place, only replaced. */
  past: readonly PastGame[];
}
