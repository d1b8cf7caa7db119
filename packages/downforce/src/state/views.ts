import type { Outcome, Seat } from '@paddock/kernel';
import type { PowerName } from '../powers/names.ts';
import type { PowerMark } from '../powers/names.ts';
import type { Sheet } from '../scoring/sheet.ts';
import type { AutomasView } from '../variants/automas/terms.ts';
import type { DieBid } from '../variants/dice/terms.ts';
import type { VariantOwnView, VariantResult, VariantView } from '../variants/terms.ts';
import type { CarName } from './cars.ts';
import { IN_BOX, IN_PILE, LEFT_OUT, ON_SALE, SET_ASIDE } from './layout.ts';
import type { CardName } from './names.ts';
import type { DownforceOptions } from './options.ts';
import type { PhaseName } from './terms.ts';

export interface LaidBid {
  readonly seat: Seat;
  readonly card: CardName;
  readonly declared: boolean;
}

/** Where a power is: with a seat, or one of these. */
export const POWER_PLACES = {
  pile: IN_PILE,
  sale: ON_SALE,
  aside: SET_ASIDE,
  box: IN_BOX,
  'left-out': LEFT_OUT,
} as const;
export type PowerPlace = Seat | keyof typeof POWER_PLACES;

export interface AuctionView {
  /** Cars turned up so far. */
  readonly round: number;
  readonly faceDown: readonly CarName[];
  readonly forSale: CarName | null;
  readonly power: PowerName | null;
  readonly aside: readonly { readonly car: CarName; readonly power: PowerName | null }[];
  /** How many of those set aside were offered again (D-A9). */
  readonly offered: number;
  /** The revealed bids: all of them while lots are drawn, and before the reveal those of automas. */
  readonly bids: readonly LaidBid[];
  readonly tied: readonly Seat[];
  /** D-V7: the same for dice. */
  readonly dice?: readonly DieBid[];
}

/** The card being resolved. Lines count from 0 at the top. */
export interface CardView extends Readonly<Record<PowerMark, boolean>> {
  readonly card: CardName;
  /** Its lines as they move, which a power may have changed: 'r2y4k6'. */
  readonly lines: CardName;
  readonly linesLeft: readonly number[];
  readonly fromBottom: boolean;
  readonly line: number | null;
  readonly car: CarName | null;
  readonly left: number;
  readonly moved: boolean;
  readonly bent: boolean;
  readonly extra: boolean;
  readonly bonus: boolean;
  /** A car has finished on this card. */
  readonly cameHome: boolean;
  readonly ignored: boolean;
  /** In 'deciding-line': its car cannot move, and will lose the number (D-V8i). */
  readonly blocked: boolean;
  readonly wilds: readonly CarName[];
  /** In 'adding': which power offers how many spaces more. */
  readonly adds: { readonly power: PowerName; readonly spaces: number } | null;
}

/**
 * What the auction has told about a seat's cards: those shown, and kinds of which none is among `firm` cards held. The
 * shown cards of an automa are in their order under its deck; unordered once it is shuffled (D-V8b).
 */
export interface KnownView {
  readonly shown: readonly CardName[];
  readonly absent: readonly CardName[];
  readonly firm: number;
}

/** Everything public except cards in hands and cars on the track. */
export interface TableView {
  readonly players: number;
  readonly options: DownforceOptions;
  readonly deck: string;
  readonly track: string | null;
  readonly phase: PhaseName;
  readonly stage: number;
  readonly drawn: number;
  readonly turn: Seat | null;
  /** Who is asked while a card is played: whose turn it is, or Cunning's owner (D-P2). */
  readonly actor: Seat | null;
  readonly asked: readonly Seat[];
  readonly chosen: readonly Seat[];
  /** By car. */
  readonly owners: readonly (Seat | null)[];
  readonly prices: readonly number[];
  /** By power, in the order of `POWERS`, including the extra powers if they are played with (D-V10). */
  readonly powers: readonly PowerPlace[];
  readonly auction: AuctionView;
  readonly card: CardView | null;
  /** Seats with all cars home (D-R10). */
  readonly out: readonly Seat[];
  /** The common pile with 'three'; otherwise the cards still to deal, and then those boxed unseen. */
  readonly undealt: number;
  readonly known: readonly KnownView[];
  readonly betsAsked: number;
  readonly variant?: VariantView;
}

/** A car. `space` is `null` before the grid is drawn and after the finish. */
export interface CarView {
  readonly space: number | null;
  readonly lap: number;
  /** Finishing place, from 1. */
  readonly place: number | null;
}

/** D-S3: what everybody sees. */
export interface DownforcePublic extends TableView, AutomasView, VariantResult {
  readonly cars: readonly CarView[];
  /** D-R12, best first; empty until the grid is drawn. */
  readonly standing: readonly CarName[];
  readonly handSizes: readonly number[];
  readonly pileSizes: readonly number[];
  /** D-A12: cards put away unseen, by seat. */
  readonly putAway: readonly number[];
  /** Owned cars whose Speed-8 card is unused. */
  readonly speed8: readonly CarName[];
  readonly discard: Readonly<Record<CardName, number>>;
  /** By seat, then by bet; `null` until scoring (D-B3). */
  readonly bets: readonly (readonly CarName[])[] | null;
  readonly sheets: readonly Sheet[] | null;
  readonly outcome: Outcome | null;
}

export interface OwnView extends VariantOwnView {
  readonly seat: Seat;
  readonly hand: readonly CardName[];
  /** D-V2: your own pile, unordered. */
  readonly pile: readonly CardName[];
  readonly putAway: readonly CardName[];
  /** Your sealed choice, waiting for the others'. */
  readonly bid: LaidBid | null;
  readonly keep: readonly PowerName[];
  /** Every car named, line by line. */
  readonly bets: readonly CarName[];
}

export interface HeldCards {
  readonly hand: readonly CardName[];
  readonly pile: readonly CardName[];
  readonly putAway: readonly CardName[];
}

export interface DownforceView {
  readonly public: DownforcePublic;
  readonly own?: OwnView;
  readonly all?: { readonly held: readonly HeldCards[] };
}
