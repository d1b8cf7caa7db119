import { seatsIn, type Outcome, type Seat, type Viewer } from '@paddock/kernel';
import type { AutomasView } from '../variants/automas/view.ts';
import { betsOf } from '../phases/bets.ts';
import { CAR_COUNT, CARS, type CarName } from '../state/cars.ts';
import type { Kind } from '../deck/deck.ts';
import type { CardName } from '../state/facts.ts';
import type { DownforceState } from '../state/game.ts';
import { handAt, kindsIn, pileAt } from '../state/hands.ts';
import { picksOf } from '../phases/keeping.ts';
import type { PowerName } from '../powers/names.ts';
import { POWERS } from '../powers/names.ts';
import { outcomeOf, sheetsOf, type Sheet } from '../scoring/scoring.ts';
import { isOnGrid } from '../phases/setup.ts';
import { spaceOf } from '../state/access.ts';
import {
  AWAY,
  CARD,
  CHOICE,
  CHOSEN,
  DECLARED,
  FINISH,
  HOME,
  HOME_COUNT,
  LAP,
  BIDDING,
  NONE,
  OVER,
  OWNER,
  PHASE,
  PLAQUE,
  REVEALING_BIDS,
  SPEED_8,
  UNOWNED,
  UNSEEN,
  DRAWING_LOTS,
} from '../state/layout.ts';
import { standingOf } from '../state/standing.ts';
import type { WhisperSheet } from '../variants/whispers/whispers.ts';
import { viewTable, type LaidBid, type TableView } from './view-table.ts';

/** A car in the order of `CARS`. `space` is `null` before the grid is drawn and after the finish. */
export interface CarView {
  readonly space: number | null;
  readonly lap: number;
  /** Finishing place, from 1. */
  readonly place: number | null;
}

/** D-S3: what everybody sees. */
export interface DownforcePublic extends TableView, AutomasView {
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
  /** D-V6, after the end. */
  readonly points?: readonly WhisperSheet[];
  readonly outcome: Outcome | null;
  /** D-V8j: who has won an ultra victory. */
  readonly ultra: Seat | null;
}

export interface OwnView {
  readonly seat: Seat;
  readonly hand: readonly CardName[];
  /** D-V2: what is in the own pile, in no order. */
  readonly pile: readonly CardName[];
  readonly putAway: readonly CardName[];
  /** The sealed choice that waits for the others'. */
  readonly bid: LaidBid | null;
  readonly keep: readonly PowerName[];
  /** Every car named, one line after the other. */
  readonly bets: readonly CarName[];
  /** D-V7: the number set, until all are turned up; 0 is a pass. */
  readonly die?: number | null;
  /** D-V6 */
  readonly plaque?: CarName | null;
  /** D-V6: as the prediction stood after each line answered. */
  readonly predictions?: readonly (readonly CarName[])[];
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

export function view(state: DownforceState, viewer: Viewer): DownforceView {
  const { players } = state.game;
  const shared = { public: viewPublic(state) };
  if (viewer === 'public') return shared;
  if (viewer === 'all') {
    if (state.bytes[PHASE] !== OVER) throw new Error('everything is shown only after the end');
    return { ...shared, all: { held: seatsOf(players).map((seat) => heldBy(state, seat)) } };
  }
  if (!Number.isInteger(viewer) || viewer < 0 || viewer >= players)
    throw new RangeError(`there is no seat ${viewer}`);
  return { ...shared, own: viewOwn(state, viewer) };
}

function viewPublic(state: DownforceState): DownforcePublic {
  const { bytes, game } = state;
  const isOver = bytes[PHASE] === OVER;
  const isGridFull = CARS.every((_, car) => isOnGrid(bytes, car));
  const seats = seatsOf(game.players);
  return {
    ...viewTable(state),
    cars: CARS.map((_, car) => viewCar(bytes, car)),
    standing: isGridFull ? standingOf(bytes).map((car) => CARS[car]) : [],
    ...game.ways.automas.view(state),
    handSizes: seats.map((seat) => (isAway(bytes, seat) ? 0 : heldInHand(state, seat))),
    pileSizes: seats.map((seat) => (seat < game.people ? bytes[pileAt(game, seat)] : 0)),
    putAway: seats.map((seat) => (isAway(bytes, seat) ? heldInHand(state, seat) : 0)),
    speed8: CARS.filter((_, car) => bytes[OWNER + car] !== UNOWNED && (bytes[SPEED_8] & (1 << car)) !== 0),
    discard: discardOf(state),
    bets: isOver ? seats.map((seat) => betsOf(state, seat)) : null,
    sheets: isOver ? sheetsOf(state) : null,
    ...(isOver && game.points && { points: game.points(state) }),
    outcome: isOver ? outcomeOf(state) : null,
    ultra: isOver ? game.ways.automas.ultraWinner(state) : null,
  };
}

/** An automa's deck is one, whatever is known of it (D-V8a). */
function heldInHand(state: DownforceState, seat: Seat): number {
  const { bytes, game } = state;
  return seat < game.people ? bytes[handAt(game, seat)] : game.ways.automas.deckSize(state, seat);
}

function viewCar(bytes: Uint8Array, car: number): CarView {
  if (!isOnGrid(bytes, car)) return { space: null, lap: 0, place: null };
  const isHome = (bytes[HOME] & (1 << car)) !== 0;
  const place = bytes.subarray(FINISH, FINISH + bytes[HOME_COUNT]).indexOf(car) + 1;
  return { space: isHome ? null : spaceOf(bytes, car), lap: bytes[LAP + car], place: isHome ? place : null };
}

export function viewOwn(state: DownforceState, seat: Seat): OwnView {
  const { bytes, game } = state;
  const { options } = game.setup;
  const phase = bytes[PHASE];
  const hasChosen = (bytes[CHOSEN] & (1 << seat)) !== 0;
  const isBid = phase === BIDDING || phase === REVEALING_BIDS || phase === DRAWING_LOTS;
  return {
    seat,
    ...(seat < state.game.people ? heldBy(state, seat) : NOTHING_SEEN),
    bid: hasChosen && isBid && options.auction === 'cards' ? laidBy(state, seat) : null,
    ...(options.auction === 'dice' && { die: hasChosen && isBid ? bytes[CHOICE + seat] : null }),
    ...(options.goal === 'whispers' && {
      plaque: bytes[PLAQUE + seat] === NONE ? null : CARS[bytes[PLAQUE + seat]],
      predictions: game.ways.whispers.predictionsOf(state, seat),
    }),
    keep: POWERS.filter((_, power) => (picksOf(bytes, seat) & (1 << power)) !== 0),
    bets: betsOf(state, seat),
  };
}

/** D-V8a: not even in its own seat. */
const NOTHING_SEEN: HeldCards = { hand: [], pile: [], putAway: [] };

function laidBy({ bytes, game }: DownforceState, seat: Seat): LaidBid {
  const choice = bytes[CHOICE + seat];
  return { seat, card: game.deck.names[choice & ~DECLARED], declared: (choice & DECLARED) !== 0 };
}

function heldBy(state: DownforceState, seat: Seat): HeldCards {
  const { bytes, game } = state;
  const names = (kinds: readonly Kind[]): CardName[] => kinds.map((kind) => game.deck.names[kind]);
  const cards = names(kindsIn(bytes, handAt(game, seat)));
  const away = isAway(bytes, seat);
  return {
    hand: away ? [] : cards,
    pile: names(kindsIn(bytes, pileAt(game, seat))),
    putAway: away ? cards : [],
  };
}

/** D-S3: everybody may look through it. It is what is nowhere else. */
function discardOf({ bytes, game }: DownforceState): Record<CardName, number> {
  const { deck } = game;
  const gone = Array.from(deck.count, (count, kind) => count - bytes[UNSEEN + kind]);
  for (let car = 0; car < CAR_COUNT; car++) if ((bytes[SPEED_8] & (1 << car)) !== 0) gone[car] = 0;
  for (let seat = 0; seat < game.players; seat++)
    for (const list of [handAt(game, seat), pileAt(game, seat)])
      for (const kind of kindsIn(bytes, list)) gone[kind]--;
  if (bytes[CARD] !== NONE) gone[bytes[CARD]]--;
  const found: Record<CardName, number> = {};
  for (const [kind, count] of gone.entries()) if (count > 0) found[deck.names[kind]] = count;
  return found;
}

function isAway(bytes: Uint8Array, seat: Seat): boolean {
  return (bytes[AWAY] & (1 << seat)) !== 0;
}

function seatsOf(players: number): Seat[] {
  return seatsIn((1 << players) - 1);
}
