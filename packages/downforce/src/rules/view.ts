import { type Seat, seatsIn, type Viewer } from '@paddock/kernel';
import type { Kind } from '../deck/deck.ts';
import { betsOf } from '../phases/bets.ts';
import { hasSealedBid } from '../phases/card-bids.ts';
import { picksOf } from '../phases/keeping.ts';
import { isOnGrid } from '../phases/setup.ts';
import { POWERS } from '../powers/names.ts';
import { outcomeOf, sheetsOf } from '../scoring/scoring.ts';
import { spaceOf } from '../state/access.ts';
import { hasBit } from '../state/bits.ts';
import { CAR_COUNT, CARS } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import { handAt, kindsIn, pileAt } from '../state/hands.ts';
import {
  AWAY,
  CARD,
  CHOICE,
  DECLARED,
  FINISH,
  HOME,
  HOME_COUNT,
  LAP,
  NONE,
  OVER,
  OWNER,
  PHASE,
  SPEED_8,
  UNOWNED,
  UNSEEN,
} from '../state/layout.ts';
import type { CardName } from '../state/names.ts';
import { standingOf } from '../state/standing.ts';
import type { CarView, DownforcePublic, DownforceView, HeldCards, LaidBid, OwnView } from '../state/views.ts';
import { viewTable } from './view-table.ts';

export function view(state: DownforceState, viewer: Viewer): DownforceView {
  const { players } = state.game;
  const shared = { public: viewPublic(state) };
  if (viewer === 'public') return shared;
  if (viewer === 'all') {
    if (state.bytes[PHASE] !== OVER) throw new Error('the game is not over');
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
    automas: [],
    laidUnder: [],
    handSizes: seats.map((seat) => (isAway(bytes, seat) ? 0 : bytes[handAt(game, seat)])),
    pileSizes: seats.map((seat) => bytes[pileAt(game, seat)]),
    putAway: seats.map((seat) => (isAway(bytes, seat) ? bytes[handAt(game, seat)] : 0)),
    speed8: CARS.filter((_, car) => bytes[OWNER + car] !== UNOWNED && (bytes[SPEED_8] & (1 << car)) !== 0),
    discard: discardOf(state),
    bets: isOver ? seats.map((seat) => betsOf(state, seat)) : null,
    sheets: isOver ? sheetsOf(state) : null,
    ...(isOver && game.result(state)),
    outcome: isOver ? outcomeOf(state) : null,
    ultra: null,
    ...merge(game.variants.map((variant) => variant.viewPublic?.(state))),
  };
}

function merge<Part extends object>(parts: readonly (Part | undefined)[]): Partial<Part> {
  return Object.assign({}, ...parts);
}

function viewCar(bytes: Uint8Array, car: number): CarView {
  if (!isOnGrid(bytes, car)) return { space: null, lap: 0, place: null };
  const isHome = (bytes[HOME] & (1 << car)) !== 0;
  const place = bytes.subarray(FINISH, FINISH + bytes[HOME_COUNT]).indexOf(car) + 1;
  return { space: isHome ? null : spaceOf(bytes, car), lap: bytes[LAP + car], place: isHome ? place : null };
}

export function viewOwn(state: DownforceState, seat: Seat): OwnView {
  const { bytes, game } = state;
  return {
    seat,
    ...heldBy(state, seat),
    bid: hasSealedBid(state, seat) ? sealedBid(state, seat) : null,
    keep: POWERS.filter((_, power) => hasBit(picksOf(bytes, seat), power)),
    bets: betsOf(state, seat),
    ...merge(game.variants.map((variant) => variant.viewOwn?.(state, seat))),
  };
}

function sealedBid({ bytes, game }: DownforceState, seat: Seat): LaidBid {
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

/** D-S3: public. Derived: every card that is in no other place. */
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
