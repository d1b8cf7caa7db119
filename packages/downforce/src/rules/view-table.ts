import { seatsIn, type Seat } from '@paddock/kernel';
import { CARS, type CarName } from '../state/cars.ts';
import type { CardName, DieBid } from '../state/facts.ts';
import type { DownforceState } from '../state/game.ts';
import { kindsIn, pileAt } from '../state/hands.ts';
import { absentAt, kindsInSet, shownAt } from '../state/known.ts';
import { additionOffered, isLineBlocked } from '../phases/lines.ts';
import type { DownforceOptions } from './options.ts';
import { POWERS, type PowerName } from '../powers/names.ts';
import {
  ADDING,
  ASIDE,
  ASIDE_CAR,
  ASIDE_POWER,
  ASKED,
  BENT,
  BETS_ASKED,
  BONUS,
  CAME_HOME,
  CAR,
  CARD,
  CHOICE,
  CHOSEN,
  DECIDING_LINE,
  DECLARED,
  DRAWING_LOTS,
  DRAWN,
  EXTRA,
  FACE_DOWN,
  FIRM,
  FOR_SALE,
  FROM_BOTTOM,
  HOLDER,
  IGNORED,
  IN_BOX,
  IN_PILE,
  LEFT,
  LEFT_OUT,
  LINE,
  LINES_LEFT,
  MARKS,
  MOVED,
  ACTOR,
  NONE,
  OFFERED,
  ON_SALE,
  OUT,
  OWNER,
  PHASE,
  PHASES,
  PRICE,
  ROUND,
  SALE_POWER,
  SET_ASIDE,
  STAGE,
  TIED,
  TRACK,
  TURN,
  UNOWNED,
  UNSEEN_TOTAL,
  WILDED,
  FOCUS,
  PACK_MARKS,
  SAVED,
  SHORTENED,
  TAIL,
  UPSIDE_DOWN,
  WATCH,
  type Phase,
} from '../state/layout.ts';
import type { VariantView } from './view-variant.ts';

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
  /** How many of those set aside came up again (D-A9). */
  readonly offered: number;
  /** Turned up: while lots are drawn among them all, and before the reveal those of automas. */
  readonly bids: readonly LaidBid[];
  readonly tied: readonly Seat[];
  /** D-V7: the same with dice. */
  readonly dice?: readonly DieBid[];
}

/** The card being resolved. Lines count from 0 at the top. */
export interface CardView {
  readonly card: CardName;
  readonly linesLeft: readonly number[];
  readonly fromBottom: boolean;
  /** D-V10: the numbers count from the bottom up (Contrary). */
  readonly upsideDown: boolean;
  readonly line: number | null;
  readonly car: CarName | null;
  readonly left: number;
  readonly moved: boolean;
  readonly bent: boolean;
  readonly extra: boolean;
  readonly bonus: boolean;
  /** A car has finished on it. */
  readonly cameHome: boolean;
  readonly ignored: boolean;
  /** In 'deciding-line': its car cannot move, and will lose the number (D-V8i). */
  readonly blocked: boolean;
  /** D-V10: Obstructive, on this card; Thrifty, Focused, Tenacious and Watchful, on this line. */
  readonly shortened: boolean;
  readonly saved: boolean;
  readonly focus: boolean;
  readonly tail: boolean;
  readonly watch: boolean;
  readonly wilds: readonly CarName[];
  /** In 'adding': which power offers how many spaces more. */
  readonly adds: { readonly power: PowerName; readonly spaces: number } | null;
}

/**
 * What the auction has told of a seat's cards: shown ones, and kinds of which none is among the first `firm`. The shown
 * ones of an automa come in the order in which they lie under its deck; when it has been shuffled, in none (D-V8b).
 */
export interface KnownView {
  readonly shown: readonly CardName[];
  readonly absent: readonly CardName[];
  readonly firm: number;
}

/** Everything open that is no card in a hand and no car on the track. */
export interface TableView {
  readonly players: number;
  readonly options: DownforceOptions;
  readonly deck: string;
  readonly track: string | null;
  readonly phase: Phase;
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
  /** By power, in the order of `POWERS`; those of the pack where it is played with (D-V10). */
  readonly powers: readonly PowerPlace[];
  readonly auction: AuctionView;
  readonly card: CardView | null;
  /** Seats all of whose cars are home (D-R10). */
  readonly out: readonly Seat[];
  /** The pile of all with 'three'; otherwise what is still to be dealt, and then what went to the box unseen. */
  readonly undealt: number;
  readonly known: readonly KnownView[];
  readonly betsAsked: number;
  readonly variant?: VariantView;
}

export function viewTable(state: DownforceState): TableView {
  const { bytes, game } = state;
  return {
    players: game.players,
    options: game.setup.options,
    deck: game.deck.file.id,
    track: bytes[TRACK] === NONE ? null : game.tracks[bytes[TRACK]].file.id,
    phase: PHASES[bytes[PHASE]],
    stage: bytes[STAGE],
    drawn: bytes[DRAWN],
    turn: bytes[TURN] === NONE ? null : bytes[TURN],
    actor: bytes[ACTOR] === NONE ? null : bytes[ACTOR],
    asked: seatsIn(bytes[ASKED]),
    chosen: seatsIn(bytes[CHOSEN]),
    owners: CARS.map((_, car) => (bytes[OWNER + car] === UNOWNED ? null : bytes[OWNER + car])),
    prices: CARS.map((_, car) => bytes[PRICE + car]),
    powers: Array.from({ length: game.powerCount }, (_, power) => placeOf(bytes[HOLDER + power])),
    auction: viewAuction(state),
    card: bytes[CARD] === NONE ? null : viewCard(state),
    out: seatsIn(bytes[OUT]),
    undealt: bytes[UNSEEN_TOTAL],
    known: Array.from({ length: game.players }, (_, seat) => viewKnown(state, seat)),
    betsAsked: bytes[BETS_ASKED],
    ...game.ways.view(state),
  };
}

const PLACES = Object.keys(POWER_PLACES) as (keyof typeof POWER_PLACES)[];

function placeOf(holder: number): PowerPlace {
  return PLACES.find((place) => POWER_PLACES[place] === holder) ?? holder;
}

function viewAuction({ bytes, game }: DownforceState): AuctionView {
  const power = (at: number): PowerName | null => (bytes[at] === NONE ? null : POWERS[bytes[at]]);
  const isOpen = (seat: Seat): boolean => seat >= game.people && bytes[CHOICE + seat] !== NONE;
  const asked = seatsIn(bytes[ASKED]);
  const isDice = game.setup.options.auction === 'dice';
  const turnedUp = bytes[PHASE] === DRAWING_LOTS ? asked : asked.filter(isOpen);
  const shown = isDice ? [] : turnedUp;
  return {
    round: bytes[ROUND],
    faceDown: CARS.filter((_, car) => (bytes[FACE_DOWN] & (1 << car)) !== 0),
    forSale: bytes[FOR_SALE] === NONE ? null : CARS[bytes[FOR_SALE]],
    power: power(SALE_POWER),
    aside: Array.from({ length: bytes[ASIDE] }, (_, index) => ({
      car: CARS[bytes[ASIDE_CAR + index]],
      power: power(ASIDE_POWER + index),
    })),
    offered: bytes[OFFERED],
    bids: shown.map((seat) => ({
      seat,
      card: game.deck.names[bytes[CHOICE + seat] & ~DECLARED],
      declared: (bytes[CHOICE + seat] & DECLARED) !== 0,
    })),
    tied: seatsIn(bytes[TIED]),
    ...(isDice && { dice: turnedUp.map((seat) => ({ seat, bid: bytes[CHOICE + seat] })) }),
  };
}

function viewCard(state: DownforceState): CardView {
  const { bytes, game } = state;
  const isMarked = (mark: number): boolean => (bytes[MARKS] & mark) !== 0;
  const isPackMarked = (mark: number): boolean => (bytes[PACK_MARKS] & mark) !== 0;
  return {
    card: game.deck.names[bytes[CARD]],
    linesLeft: seatsIn(bytes[LINES_LEFT]),
    fromBottom: bytes[FROM_BOTTOM] === 1,
    upsideDown: bytes[UPSIDE_DOWN] === 1,
    line: bytes[LINE] === NONE ? null : bytes[LINE],
    car: bytes[CAR] === NONE ? null : CARS[bytes[CAR]],
    left: bytes[LEFT],
    moved: isMarked(MOVED),
    bent: isMarked(BENT),
    extra: isMarked(EXTRA),
    bonus: isMarked(BONUS),
    cameHome: isMarked(CAME_HOME),
    ignored: isMarked(IGNORED),
    blocked: bytes[PHASE] === DECIDING_LINE && isLineBlocked(state),
    shortened: isPackMarked(SHORTENED),
    saved: isPackMarked(SAVED),
    focus: isPackMarked(FOCUS),
    tail: isPackMarked(TAIL),
    watch: isPackMarked(WATCH),
    wilds: CARS.filter((_, car) => (bytes[WILDED] & (1 << car)) !== 0),
    adds: bytes[PHASE] === ADDING ? additionOffered(state) : null,
  };
}

function viewKnown({ bytes, game }: DownforceState, seat: Seat): KnownView {
  const names = (set: number): CardName[] => kindsInSet(bytes, set).map((kind) => game.deck.names[kind]);
  const shown =
    seat < game.people
      ? names(shownAt(seat))
      : kindsIn(bytes, pileAt(game, seat)).map((kind) => game.deck.names[kind]);
  return { shown, absent: names(absentAt(seat)), firm: bytes[FIRM + seat] };
}
