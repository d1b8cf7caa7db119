import type { Seat } from '@paddock/kernel';
import { colourOf, type Kind, LINE_SLOTS, numberOf, SPEED_8_KINDS } from '../deck/deck.ts';
import { TRICKY } from '../powers/names.ts';
import { countBits, lowestIn } from '../state/bits.ts';
import { type Car, CARS, LETTERS, WILD } from '../state/cars.ts';
import type { DownforceState, Listener } from '../state/game.ts';
import { handAt, removeKind } from '../state/hands.ts';
import { notePlayed } from '../state/known.ts';
import {
  ACTOR,
  ADDING,
  CAR,
  CARD,
  CARD_MARKS,
  CARD_EXTRA_MARKS,
  CHOOSING_LINE,
  CHOOSING_WILD,
  DECIDING_LINE,
  EXITS,
  FROM_BOTTOM,
  HOLDER,
  HOME,
  IGNORED,
  LEFT,
  LINE,
  LINES_LEFT,
  MARKS,
  NONE,
  ORDERING,
  OWNER,
  EXTRA_MARKS,
  PHASE,
  SPEED_8,
  STEPPING,
  TURN,
  WILDED,
} from '../state/layout.ts';
import type { LineName } from '../state/names.ts';
import { carsAhead, liftMoving, lookAhead, putMoving, steersFor, step } from './steps.ts';
import { endCard } from './turn.ts';
import { wildChoices } from './wilds.ts';

/** D-R2 */
export function playCard(state: DownforceState, kind: Kind, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[TURN];
  if (kind < SPEED_8_KINDS && !game.hand.dealsSpeed8) bytes[SPEED_8] &= ~(1 << kind);
  else {
    removeKind(bytes, handAt(game, seat), kind);
    notePlayed(bytes, seat, kind);
  }
  bytes[CARD] = kind;
  bytes[LINES_LEFT] = (1 << game.deck.lineCount[kind]) - 1;
  tell?.all({ kind: 'played', seat, card: game.deck.names[kind] });
  game.beginCard(state, tell);
}

export function beginLines(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  if (bytes[HOLDER + TRICKY] === bytes[TURN] && !game.anyOrder && countBits(liveLines(state)) > 1)
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

/** Bits of the remaining lines whose car has not finished, and of wilds. The order of the others does not matter (D-R9). */
export function liveLines(state: DownforceState): number {
  const { bytes, game } = state;
  const { deck } = game;
  const slot = bytes[CARD] * LINE_SLOTS;
  let live = bytes[LINES_LEFT];
  for (let line = 0; line < deck.lineCount[bytes[CARD]]; line++)
    if ((bytes[HOME] & (1 << colourOf(deck.line[slot + line]))) !== 0) live &= ~(1 << line);
  return live | game.linesSaved(state);
}

export function nextLine(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  for (;;) {
    const left = bytes[LINES_LEFT];
    if (left === 0) {
      standStill(bytes, 0);
      return endCard(state, tell);
    }
    if (game.anyOrder && choosesLine(state)) {
      standStill(bytes, 0);
      bytes[PHASE] = CHOOSING_LINE;
      return;
    }
    const line = bytes[FROM_BOTTOM] === 1 ? 31 - Math.clz32(left) : lowestIn(left);
    if (startLine(state, line, tell)) return;
  }
}

function choosesLine(state: DownforceState): boolean {
  const { bytes } = state;
  return bytes[HOLDER + TRICKY] === bytes[TURN] && countBits(liveLines(state)) > 1;
}

/** The printed game moves lines as they are. */
export function printedLine({ bytes, game }: DownforceState, line: number): number {
  return game.deck.line[bytes[CARD] * LINE_SLOTS + line];
}

/** Returns whether somebody is asked. Rare cases are separate functions, which keeps this hot one small. */
export function startLine(state: DownforceState, line: number, tell: Listener): boolean {
  const { bytes, game } = state;
  const moved = game.lineAt(state, line);
  const colour = colourOf(moved);
  bytes[LINES_LEFT] &= ~(1 << line);
  bytes[LINE] = line;
  bytes[MARKS] &= CARD_MARKS;
  bytes[EXTRA_MARKS] &= CARD_EXTRA_MARKS;
  if (colour === WILD) {
    if (wildChoices(state) === 0) return idleWild(state, tell);
  } else {
    if ((bytes[HOME] & (1 << colour)) !== 0) return idle(state, colour, tell);
    if (lookAhead(state, colour) === 0) return blocked(state, colour, tell);
  }
  if (game.hasLineChoice(state)) {
    standStill(bytes, colour === WILD ? 0 : bytes[EXITS]);
    bytes[PHASE] = DECIDING_LINE;
  } else startMoving(state, moved);
  if (bytes[TURN] >= game.people) game.drive(state, tell);
  return true;
}

function idleWild(state: DownforceState, tell: Listener): false {
  tell?.all({ kind: 'line-idle', line: lineName(state, state.bytes[LINE]), why: 'no-colour' });
  return false;
}

/** D-V8i: an automa's blocked car loses its number, unless the player uses the line otherwise. */
function blocked(state: DownforceState, car: Car, tell: Listener): boolean {
  const { bytes, game } = state;
  if (!game.countsLost(state, car) || !game.hasLineChoice(state)) return idle(state, car, tell);
  standStill(bytes, 0);
  bytes[PHASE] = DECIDING_LINE;
  return true;
}

function idle(state: DownforceState, car: Car, tell: Listener): boolean {
  tellIdle(state, car, tell);
  return state.game.asksWhenIdle(state, car);
}

function tellIdle(state: DownforceState, car: Car, tell: Listener): void {
  const { bytes, game } = state;
  const isHome = (bytes[HOME] & (1 << car)) !== 0;
  const why = isHome ? 'finished' : 'blocked';
  tell?.all({
    kind: 'line-idle',
    line: lineName(state, bytes[LINE]),
    why,
    car: CARS[car],
    ...(!isHome && { by: carsAhead(state, car) }),
  });
  if (!isHome) game.loseSpaces(state, car, numberOf(currentLine(state)), tell);
}

/** D-P4 */
export function ignoreLine(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  bytes[MARKS] |= IGNORED;
  bytes[EXITS] = 0;
  tell?.all({ kind: 'line-ignored', seat: bytes[TURN], line: lineName(state, bytes[LINE]) });
  nextLine(state, tell);
}

export function moveLine(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  tell?.all({ kind: 'line-moved', seat: bytes[TURN], line: lineName(state, bytes[LINE]) });
  const line = currentLine(state);
  if (!isLineBlocked(state)) startMoving(state, line);
  else if (!idle(state, colourOf(line), tell)) nextLine(state, tell);
}

/** Whether the car of the line to decide on is blocked: possible with automas (D-V8i). */
export function isLineBlocked(state: DownforceState): boolean {
  return state.bytes[EXITS] === 0 && colourOf(currentLine(state)) !== WILD;
}

/** Its exits are already known, unless a wild has to be chosen first. */
function startMoving(state: DownforceState, line: number): void {
  const colour = colourOf(line);
  if (colour === WILD) askForWild(state.bytes);
  else startSteps(state, colour, numberOf(line));
}

export function askForWild(bytes: Uint8Array): void {
  standStill(bytes, 0);
  bytes[PHASE] = CHOOSING_WILD;
}

export function startSteps({ bytes }: DownforceState, car: Car, spaces: number): void {
  liftMoving(bytes, car);
  bytes[LEFT] = spaces;
  bytes[ACTOR] = steersFor(bytes, car);
  bytes[PHASE] = STEPPING;
}

export function chooseWild(state: DownforceState, car: Car, tell: Listener): void {
  const { bytes } = state;
  const number = numberOf(currentLine(state));
  bytes[WILDED] |= 1 << car;
  tell?.all({ kind: 'wild-chosen', seat: bytes[TURN], car: CARS[car], number });
  const isHome = (bytes[HOME] & (1 << car)) !== 0;
  if (!isHome && lookAhead(state, car) !== 0) return startSteps(state, car, number);
  tellIdle(state, car, tell);
  nextLine(state, tell);
}

export function takeStep(state: DownforceState, space: number, tell: Listener): void {
  if (!step(state, space, tell)) endSteps(state, tell);
}

function endSteps(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  putMoving(state);
  if (bytes[EXITS] !== 0) return addOrEnd(state, tell);
  if (bytes[LEFT] > 0) jam(state, bytes[CAR], bytes[LEFT], tell);
  nextLine(state, tell);
}

export function jam(state: DownforceState, car: Car, lost: number, tell: Listener): void {
  tell?.all({ kind: 'jammed', car: CARS[car], lost, by: carsAhead(state, car) });
  state.game.loseSpaces(state, car, lost, tell);
}

/** The number is used up, but the car could go on: offers the additions. */
function addOrEnd(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  if (game.additionOffered(state) === undefined) return nextLine(state, tell);
  bytes[ACTOR] = bytes[OWNER + bytes[CAR]];
  bytes[PHASE] = ADDING;
}

export function decideMore(state: DownforceState, goesOn: boolean, tell: Listener): void {
  const { bytes, game } = state;
  const addition = game.additionOffered(state);
  if (addition === undefined) return;
  const { spaces, power } = addition;
  const seat: Seat = bytes[ACTOR];
  const car = CARS[bytes[CAR]];
  bytes[addition.byte] |= addition.mark;
  tell?.all(goesOn ? { kind: 'goes-on', seat, car, spaces, power } : { kind: 'stays', seat, car });
  if (!goesOn) return addOrEnd(state, tell);
  startSteps(state, bytes[CAR], spaces);
  // Watchful's car goes on, on an automa's card (D-V8).
  if (bytes[ACTOR] >= game.people) game.drive(state, tell);
}

/** No car moves; the card's player is asked next. */
function standStill(bytes: Uint8Array, exits: number): void {
  bytes[CAR] = NONE;
  bytes[LEFT] = 0;
  bytes[ACTOR] = bytes[TURN];
  bytes[EXITS] = exits;
}

export function currentLine(state: DownforceState): number {
  return state.game.lineAt(state, state.bytes[LINE]);
}

export function lineName(state: DownforceState, line: number): LineName {
  const moved = state.game.lineAt(state, line);
  return `${LETTERS[colourOf(moved)]}${numberOf(moved)}`;
}
