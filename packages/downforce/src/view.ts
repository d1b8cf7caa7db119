import { seatsIn, type Outcome, type Seat, type Viewer } from '@paddock/kernel';
import { betAt } from './bets.ts';
import { CAR_COUNT, CARS, type CarName } from './cars.ts';
import type { Kind } from './deck/deck.ts';
import type { CardName } from './facts.ts';
import type { DownforceState } from './game.ts';
import { handAt, kindsIn, pileAt } from './hands.ts';
import type { PowerName } from './powers.ts';
import { POWERS } from './powers.ts';
import { outcomeOf, sheetsOf, type Sheet } from './scoring.ts';
import { isOnGrid } from './setup.ts';
import { spaceOf } from './places.ts';
import {
  AWAY,
  BETS_ASKED,
  CARD,
  CHOICE,
  CHOSEN,
  DECLARED,
  FINISH,
  HOME,
  HOME_COUNT,
  KEEPING,
  LAP,
  BIDDING,
  NONE,
  OVER,
  OWNER,
  PHASE,
  REVEALING_BIDS,
  REVEALING_POWERS,
  SPEED_8,
  UNOWNED,
  UNSEEN,
  DRAWING_LOTS,
} from './state.ts';
import { standingOf } from './standing.ts';
import { viewTable, type LaidBid, type TableView } from './viewTable.ts';

/** A car in the order of `CARS`. `space` is `null` before the grid is drawn and after the finish. */
export interface CarView {
  readonly space: number | null;
  readonly lap: number;
  /** Finishing place, from 1. */
  readonly place: number | null;
}

/** D-S3: what everybody sees. */
export interface DownforcePublic extends TableView {
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

export interface OwnView {
  readonly seat: Seat;
  readonly hand: readonly CardName[];
  /** D-V2: what is in the own pile, in no order. */
  readonly pile: readonly CardName[];
  readonly putAway: readonly CardName[];
  /** The sealed choice that waits for the others'. */
  readonly bid: LaidBid | null;
  readonly keep: PowerName | null;
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
    handSizes: seats.map((seat) => (isAway(bytes, seat) ? 0 : bytes[handAt(game, seat)])),
    pileSizes: seats.map((seat) => bytes[pileAt(game, seat)]),
    putAway: seats.map((seat) => (isAway(bytes, seat) ? bytes[handAt(game, seat)] : 0)),
    speed8: CARS.filter((_, car) => bytes[OWNER + car] !== UNOWNED && (bytes[SPEED_8] & (1 << car)) !== 0),
    discard: discardOf(state),
    bets: isOver ? seats.map((seat) => betsOf(state, seat)) : null,
    sheets: isOver ? sheetsOf(state) : null,
    outcome: isOver ? outcomeOf(state) : null,
  };
}

function viewCar(bytes: Uint8Array, car: number): CarView {
  if (!isOnGrid(bytes, car)) return { space: null, lap: 0, place: null };
  const isHome = (bytes[HOME] & (1 << car)) !== 0;
  const place = bytes.subarray(FINISH, FINISH + bytes[HOME_COUNT]).indexOf(car) + 1;
  return { space: isHome ? null : spaceOf(bytes, car), lap: bytes[LAP + car], place: isHome ? place : null };
}

export function viewOwn(state: DownforceState, seat: Seat): OwnView {
  const { bytes } = state;
  const phase = bytes[PHASE];
  const hasChosen = (bytes[CHOSEN] & (1 << seat)) !== 0;
  const isBid = phase === BIDDING || phase === REVEALING_BIDS || phase === DRAWING_LOTS;
  const isKeep = phase === KEEPING || phase === REVEALING_POWERS;
  return {
    seat,
    ...heldBy(state, seat),
    bid: hasChosen && isBid ? laidBy(state, seat) : null,
    keep: hasChosen && isKeep ? POWERS[bytes[CHOICE + seat]] : null,
    bets: betsOf(state, seat),
  };
}

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

function betsOf({ bytes }: DownforceState, seat: Seat): CarName[] {
  const laid: CarName[] = [];
  for (let bet = 0; bet < bytes[BETS_ASKED]; bet++) {
    const car = bytes[betAt(bet, seat)];
    if (car !== NONE) laid.push(CARS[car]);
  }
  return laid;
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
