import type { Action, Chance, Seat, Setup } from '@paddock/kernel';
import { colourOf, LINE_SLOTS } from '../deck/deck.ts';
import { picksOf, powersToKeep, powersToPick, setPicks } from '../phases/keeping.ts';
import { blankState } from '../phases/start.ts';
import { findPassed, liftMoving, lookAhead } from '../phases/steps.ts';
import { type PowerName, POWERS } from '../powers/names.ts';
import { POWER_MARKS, type PowerMark } from '../powers/names.ts';
import { copyState, giveTo, putCar, setTrack } from '../state/access.ts';
import { thingOf } from '../state/action.ts';
import { maskOf } from '../state/bits.ts';
import { carNumber, CARS } from '../state/cars.ts';
import type { DownforceState, Game } from '../state/game.ts';
import { absentAt, addToSet, shownAt } from '../state/known.ts';
import {
  ACTOR,
  ASIDE,
  ASIDE_CAR,
  ASIDE_POWER,
  ASKED,
  AWAY,
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
  FINISH,
  FIRM,
  FOR_SALE,
  FROM_BOTTOM,
  GAME,
  HOLDER,
  HOME,
  HOME_COUNT,
  IGNORED,
  KEEPING,
  LAP,
  LEFT,
  LINE,
  LINES_LEFT,
  MARKS,
  MOVED,
  NONE,
  OFFERED,
  OUT,
  OVER,
  OWNER,
  PHASE,
  PRICE,
  REVEALING_POWERS,
  ROUND,
  SALE_POWER,
  SPEED_8,
  STAGE,
  STEPPING,
  TIED,
  TURN,
  UNOWNED,
  WILDED,
} from '../state/layout.ts';
import type { DownforceOptions } from '../state/options.ts';
import {
  type AuctionView,
  type CardView,
  type CarView,
  type DownforceView,
  type OwnView,
  POWER_PLACES,
  type TableView,
} from '../state/views.ts';
import { imagineBets } from './imagine-bets.ts';
import { dealHidden, dealSeen } from './imagine-cards.ts';

/** A state that the view allows. `into` is overwritten, if it is of the same game. */
export type Imagine = (chance: Chance, into?: DownforceState) => DownforceState;

/**
 * Restores what the viewer sees, once. Each call then deals the cards the viewer cannot see, consistent with what is
 * known, and makes up sealed choices.
 */
export function imagining(compose: (setup: Setup<DownforceOptions>) => Game, seen: DownforceView): Imagine {
  const { public: open } = seen;
  const certain = blankState(compose({ players: open.players, options: open.options }));
  const { bytes, game } = certain;
  restoreTable(certain, open);
  restoreAuction(certain, open.auction);
  for (const [car, place] of open.cars.entries()) restoreCar(bytes, car, place);
  if (open.standing.length > 0) findPassed(certain);
  bytes[AWAY] = maskOf([...open.putAway.entries()].filter(([, count]) => count > 0).map(([seat]) => seat));
  for (let car = 0; car < CARS.length; car++)
    if (bytes[OWNER + car] !== UNOWNED && !open.speed8.includes(CARS[car])) bytes[SPEED_8] &= ~(1 << car);
  if (open.card !== null) restoreCard(certain, open.card);
  const hidden = dealSeen(certain, seen);
  return (chance, into) => {
    const state = copyState(certain, into);
    dealHidden(state, hidden, chance);
    seal(state, seen, chance);
    imagineBets(state, seen, chance);
    for (const variant of game.variants) variant.restore?.(state, seen, chance);
    return state;
  };
}

function restoreTable(state: DownforceState, open: TableView): void {
  const { bytes, game } = state;
  const track = game.tracks.findIndex(({ file }) => file.id === open.track);
  if (track >= 0) setTrack(state, track);
  bytes[PHASE] = game.phases.findIndex((phase) => phase?.name === open.phase);
  bytes[STAGE] = open.stage;
  bytes[DRAWN] = open.drawn;
  bytes[TURN] = open.turn ?? NONE;
  bytes[ACTOR] = open.actor ?? NONE;
  bytes[ASKED] = maskOf(open.asked);
  bytes[CHOSEN] = maskOf(open.chosen);
  bytes[OUT] = maskOf(open.out);
  bytes[BETS_ASKED] = open.betsAsked;
  bytes[GAME] = bytes[PHASE] === OVER ? 1 : 0;
  for (const [car, owner] of open.owners.entries()) if (owner !== null) giveTo(bytes, car, owner);
  bytes.set(open.prices, PRICE);
  for (const [power, place] of open.powers.entries())
    bytes[HOLDER + power] = typeof place === 'number' ? place : POWER_PLACES[place];
  for (const [seat, { shown, absent, firm }] of open.known.entries()) {
    for (const card of seat < game.people ? shown : [])
      addToSet(bytes, shownAt(seat), game.deck.names.indexOf(card));
    for (const card of absent) addToSet(bytes, absentAt(seat), game.deck.names.indexOf(card));
    bytes[FIRM + seat] = firm;
  }
}

function restoreAuction({ bytes, game }: DownforceState, auction: AuctionView): void {
  bytes[ROUND] = auction.round;
  bytes[FACE_DOWN] = maskOf(auction.faceDown.map(carNumber));
  bytes[FOR_SALE] = auction.forSale === null ? NONE : carNumber(auction.forSale);
  bytes[SALE_POWER] = powerNumber(auction.power);
  bytes[ASIDE] = auction.aside.length;
  for (const [index, { car, power }] of auction.aside.entries()) {
    bytes[ASIDE_CAR + index] = carNumber(car);
    bytes[ASIDE_POWER + index] = powerNumber(power);
  }
  bytes[OFFERED] = auction.offered;
  bytes[TIED] = maskOf(auction.tied);
  for (const { seat, card, declared } of auction.bids)
    bytes[CHOICE + seat] = game.deck.names.indexOf(card) | (declared ? DECLARED : 0);
  for (const { seat, bid } of auction.dice ?? []) bytes[CHOICE + seat] = bid;
}

function restoreCar(bytes: Uint8Array, car: number, { space, lap, place }: CarView): void {
  if (space !== null) putCar(bytes, car, space);
  if (space !== null || place !== null) bytes[LAP + car] = lap;
  if (place === null) return;
  bytes[FINISH + place - 1] = car;
  bytes[HOME] |= 1 << car;
  bytes[HOME_COUNT]++;
}

function restoreCard(state: DownforceState, open: CardView): void {
  const { bytes, game } = state;
  bytes[CARD] = game.deck.names.indexOf(open.card);
  bytes[LINES_LEFT] = maskOf(open.linesLeft);
  bytes[FROM_BOTTOM] = open.fromBottom ? 1 : 0;
  for (const [mark, [byte, bit]] of Object.entries(POWER_MARKS))
    if (open[mark as PowerMark]) bytes[byte] |= bit;
  bytes[LINE] = open.line ?? NONE;
  bytes[CAR] = open.car === null ? NONE : carNumber(open.car);
  bytes[LEFT] = open.left;
  bytes[MARKS] =
    (open.moved ? MOVED : 0) |
    (open.bent ? BENT : 0) |
    (open.extra ? EXTRA : 0) |
    (open.bonus ? BONUS : 0) |
    (open.cameHome ? CAME_HOME : 0) |
    (open.ignored ? IGNORED : 0);
  bytes[WILDED] = maskOf(open.wilds.map(carNumber));
  if (bytes[PHASE] === STEPPING) liftMoving(bytes, bytes[CAR]);
  const car = bytes[CAR] === NONE ? lineToDecide(state) : bytes[CAR];
  if (car < CARS.length) lookAhead(state, car);
}

/** The car of the line to decide on: its exits are already known. */
function lineToDecide({ bytes, game }: DownforceState): number {
  return bytes[PHASE] === DECIDING_LINE
    ? colourOf(game.deck.line[bytes[CARD] * LINE_SLOTS + bytes[LINE]])
    : CARS.length;
}

/** Restores the viewer's own sealed choices and makes up the others'. */
function seal(state: DownforceState, seen: DownforceView, chance: Chance): void {
  const { bytes, game } = state;
  const phase = bytes[PHASE];
  if (seen.own !== undefined) setPicks(bytes, seen.own.seat, maskOf(seen.own.keep.map(powerNumber)));
  for (let seat = 0; seat < game.players; seat++) {
    if ((bytes[CHOSEN] & (1 << seat)) === 0 || phase === DRAWING_LOTS) continue;
    if (bytes[FOR_SALE] !== NONE) {
      if (seat >= game.people) continue;
      const own = seen.own?.seat === seat ? ownBid(state, seen.own) : null;
      bytes[CHOICE + seat] = own ?? someBid(state, seat, chance);
    } else if (phase === KEEPING || phase === REVEALING_POWERS) {
      if (seen.own?.seat !== seat) pickSome(state, seat, chance);
    }
  }
}

function ownBid({ game }: DownforceState, { bid, die }: OwnView): number | null {
  if (bid === null) return die ?? null;
  return game.deck.names.indexOf(bid.card) | (bid.declared ? DECLARED : 0);
}

const choices: Action[] = [];

function someBid(state: DownforceState, seat: Seat, chance: Chance): number {
  const { bidding } = state.game;
  return bidding.choiceIn(choices[chance.below(bidding.legal(state, seat, choices), 'draw')]);
}

function pickSome(state: DownforceState, seat: Seat, chance: Chance): void {
  for (let picks = powersToPick(state, seat); picks > 0; picks--) {
    const power = thingOf(choices[chance.below(powersToKeep(state, seat, choices), 'draw')]);
    setPicks(state.bytes, seat, picksOf(state.bytes, seat) | (1 << power));
  }
}

function powerNumber(power: PowerName | null): number {
  return power === null ? NONE : POWERS.indexOf(power);
}
