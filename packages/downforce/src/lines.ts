import type { Seat } from '@paddock/kernel';
import { CARS, LETTERS, type Car } from './cars.ts';
import * as colours from './cars.ts';
import type { Kind } from './deck/deck.ts';
import * as kinds from './deck/deck.ts';
import type { LineName } from './facts.ts';
import type { DownforceState, Listener } from './game.ts';
import * as hands from './hands.ts';
import * as known from './known.ts';
import * as powers from './powers.ts';
import * as places from './places.ts';
import * as at from './state.ts';
import * as steps from './steps.ts';
import * as turns from './turn.ts';

const {
  ADDING,
  BENT,
  BONUS,
  CAR,
  CARD,
  CARD_MARKS,
  CHOOSING_LINE,
  CHOOSING_WILD,
  DECIDING_LINE,
  EXTRA,
  FROM_BOTTOM,
  HOLDER,
  HOME,
  IGNORED,
  LEFT,
  LINE,
  LINES_LEFT,
  MARKS,
  MOVED,
  ACTOR,
  NONE,
  ORDERING,
  OWNER,
  PHASE,
  SPEED_8,
  STEPPING,
  TURN,
  WAYS,
  WILDED,
} = at;
const { ALL_CARS, WILD } = colours;
const { AGGRESSIVE, DETERMINED, STRATEGIC, TRICKY, UNPREDICTABLE } = powers;
const { LINE_SLOTS, SPEED_8_KINDS, colourOf, numberOf } = kinds;
const { handAt, removeKind } = hands;
const { notePlayed } = known;
const { bitsIn, lowestIn } = places;
const { liftMoving, lookAhead, putMoving, steersFor, step } = steps;
const { endCard } = turns;

/** D-P1 and D-P3: how much further. */
const EXTRA_SPACES = 1;
const BONUS_SPACES = 2;

/** D-R2 */
export function playCard(state: DownforceState, kind: Kind, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[TURN];
  if (kind < SPEED_8_KINDS) bytes[SPEED_8] &= ~(1 << kind);
  else {
    removeKind(bytes, handAt(game, seat), kind);
    notePlayed(bytes, seat, kind);
  }
  bytes[CARD] = kind;
  bytes[LINES_LEFT] = (1 << game.deck.lineCount[kind]) - 1;
  tell?.all({ kind: 'played', seat, card: game.deck.names[kind] });
  if (bytes[HOLDER + TRICKY] === seat && !game.anyOrder && bitsIn(liveLines(state)) > 1)
    bytes[PHASE] = ORDERING;
  else nextLine(state, tell);
}

/** D-P5: 'printed' */
export function chooseOrder(state: DownforceState, fromBottom: boolean, tell: Listener): void {
  const { bytes } = state;
  bytes[FROM_BOTTOM] = fromBottom ? 1 : 0;
  const order = fromBottom ? 'bottom-up' : 'top-down';
  tell?.all({ kind: 'order-chosen', seat: bytes[TURN], order });
  nextLine(state, tell);
}

/** Bits of the lines to come whose car has not finished; wilds count. Of the others the order does not matter (D-R9). */
export function liveLines({ bytes, game }: DownforceState): number {
  const { deck } = game;
  const slot = bytes[CARD] * LINE_SLOTS;
  let live = bytes[LINES_LEFT];
  for (let line = 0; line < deck.lineCount[bytes[CARD]]; line++)
    if ((bytes[HOME] & (1 << colourOf(deck.line[slot + line]))) !== 0) live &= ~(1 << line);
  return live;
}

function nextLine(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  for (;;) {
    const left = bytes[LINES_LEFT];
    if (left === 0) return endCard(state, tell);
    if (game.anyOrder && choosesLine(state)) {
      bytes[PHASE] = CHOOSING_LINE;
      return;
    }
    const line = bytes[FROM_BOTTOM] === 1 ? 31 - Math.clz32(left) : lowestIn(left);
    if (startLine(state, line, tell)) return;
  }
}

function choosesLine(state: DownforceState): boolean {
  const { bytes } = state;
  return bytes[HOLDER + TRICKY] === bytes[TURN] && bitsIn(liveLines(state)) > 1;
}

/** D-P5: 'any' */
export function takeLine(state: DownforceState, line: number, tell: Listener): void {
  tell?.all({ kind: 'line-chosen', seat: state.bytes[TURN], line: lineName(state, line) });
  if (!startLine(state, line, tell)) nextLine(state, tell);
}

/** Whether somebody is asked; `false` where the line does nothing. */
function startLine(state: DownforceState, line: number, tell: Listener): boolean {
  const { bytes, game } = state;
  const printed = game.deck.line[bytes[CARD] * LINE_SLOTS + line];
  const colour = colourOf(printed);
  bytes[LINES_LEFT] &= ~(1 << line);
  bytes[LINE] = line;
  bytes[MARKS] &= CARD_MARKS;
  if (colour === WILD) {
    if (wildChoices(state) === 0) return idle(state, 'no-colour', tell);
  } else {
    if ((bytes[HOME] & (1 << colour)) !== 0) return idle(state, 'finished', tell);
    if (lookAhead(state, colour) === 0) return idle(state, 'blocked', tell);
  }
  if (bytes[HOLDER + STRATEGIC] === bytes[TURN] && (bytes[MARKS] & IGNORED) === 0)
    bytes[PHASE] = DECIDING_LINE;
  else startMoving(state, printed);
  return true;
}

function idle(state: DownforceState, why: 'no-colour' | 'finished' | 'blocked', tell: Listener): false {
  if (tell !== undefined) {
    const { bytes } = state;
    const colour = colourOf(currentLine(state));
    const line = lineName(state, bytes[LINE]);
    tell.all(
      why === 'no-colour'
        ? { kind: 'line-idle', line, why }
        : { kind: 'line-idle', line, why, car: CARS[colour] },
    );
  }
  return false;
}

/** D-P4 */
export function ignoreLine(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  bytes[MARKS] |= IGNORED;
  bytes[WAYS] = 0;
  tell?.all({ kind: 'line-ignored', seat: bytes[TURN], line: lineName(state, bytes[LINE]) });
  nextLine(state, tell);
}

export function moveLine(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  tell?.all({ kind: 'line-moved', seat: bytes[TURN], line: lineName(state, bytes[LINE]) });
  startMoving(state, currentLine(state));
}

/** With the ways on found already, unless a wild is to be chosen first. */
function startMoving(state: DownforceState, printed: number): void {
  const colour = colourOf(printed);
  if (colour === WILD) state.bytes[PHASE] = CHOOSING_WILD;
  else startSteps(state, colour, numberOf(printed));
}

function startSteps({ bytes }: DownforceState, car: Car, spaces: number): void {
  liftMoving(bytes, car);
  bytes[LEFT] = spaces;
  bytes[ACTOR] = steersFor(bytes, car);
  bytes[PHASE] = STEPPING;
}

/** D-R4, D-P6: bits of the cars that the wild may choose. */
export function wildChoices({ bytes, game }: DownforceState): number {
  const free = ALL_CARS & ~bytes[WILDED];
  return bytes[HOLDER + UNPREDICTABLE] === bytes[TURN] ? free : free & ~game.deck.colours[bytes[CARD]];
}

export function chooseWild(state: DownforceState, car: Car, tell: Listener): void {
  const { bytes } = state;
  const number = numberOf(currentLine(state));
  bytes[WILDED] |= 1 << car;
  tell?.all({ kind: 'wild-chosen', seat: bytes[TURN], car: CARS[car], number });
  const isHome = (bytes[HOME] & (1 << car)) !== 0;
  if (!isHome && lookAhead(state, car) !== 0) return startSteps(state, car, number);
  if (tell !== undefined) {
    const why = isHome ? 'finished' : 'blocked';
    tell.all({ kind: 'line-idle', line: lineName(state, bytes[LINE]), why, car: CARS[car] });
  }
  nextLine(state, tell);
}

export function takeStep(state: DownforceState, space: number, tell: Listener): void {
  if (!step(state, space, tell)) endSteps(state, tell);
}

function endSteps(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  putMoving(state);
  if (bytes[WAYS] !== 0) return addOrEnd(state, tell);
  if (tell !== undefined && bytes[LEFT] > 0)
    tell.all({ kind: 'jammed', car: CARS[bytes[CAR]], lost: bytes[LEFT] });
  endLine(state, tell);
}

/** The number is used up, and the car could go on: may it? */
function addOrEnd(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  if (!mayAddExtra(state) && !mayAddBonus(bytes)) return endLine(state, tell);
  bytes[ACTOR] = bytes[TURN];
  bytes[PHASE] = ADDING;
}

/** D-P1: the printed top line, in the car's own colour. */
function mayAddExtra({ bytes, game }: DownforceState): boolean {
  const seat = bytes[TURN];
  return (
    bytes[HOLDER + AGGRESSIVE] === seat &&
    bytes[LINE] === 0 &&
    (bytes[MARKS] & (EXTRA | BONUS)) === 0 &&
    bytes[OWNER + bytes[CAR]] === seat &&
    colourOf(game.deck.line[bytes[CARD] * LINE_SLOTS]) === bytes[CAR]
  );
}

/** D-P3 */
function mayAddBonus(bytes: Uint8Array): boolean {
  const seat = bytes[TURN];
  return (
    bytes[HOLDER + DETERMINED] === seat &&
    bytes[OWNER + bytes[CAR]] === seat &&
    (bytes[MARKS] & (MOVED | BENT | BONUS)) === MOVED
  );
}

/** D-P1 and D-P3, in this order: the extra space is regular movement, and counts for the bonus. */
export function decideMore(state: DownforceState, goesOn: boolean, tell: Listener): void {
  const { bytes } = state;
  const isExtra = mayAddExtra(state);
  const spaces = isExtra ? EXTRA_SPACES : BONUS_SPACES;
  const seat: Seat = bytes[TURN];
  const car = CARS[bytes[CAR]];
  bytes[MARKS] |= isExtra ? EXTRA : BONUS;
  tell?.all(goesOn ? { kind: 'goes-on', seat, car, spaces } : { kind: 'stays', seat, car });
  if (goesOn) startSteps(state, bytes[CAR], spaces);
  else if (isExtra) addOrEnd(state, tell);
  else endLine(state, tell);
}

function endLine(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  bytes[CAR] = NONE;
  bytes[LEFT] = 0;
  bytes[ACTOR] = bytes[TURN];
  bytes[WAYS] = 0;
  nextLine(state, tell);
}

function currentLine({ bytes, game }: DownforceState): number {
  return game.deck.line[bytes[CARD] * LINE_SLOTS + bytes[LINE]];
}

function lineName({ bytes, game }: DownforceState, line: number): LineName {
  const { colour, number } = game.deck.lines[bytes[CARD]][line];
  return `${LETTERS[colour]}${number}`;
}

/** D-P5 'any': the first of the lines to come that is this. */
export function lineOfThing(state: DownforceState, thing: number): number {
  const { deck } = state.game;
  const slot = state.bytes[CARD] * LINE_SLOTS;
  const live = liveLines(state);
  for (let line = 0; line < deck.lineCount[state.bytes[CARD]]; line++) {
    if (deck.line[slot + line] === thing && (live & (1 << line)) !== 0) return line;
  }
  return NONE;
}
