import type { Seat } from '@paddock/kernel';
import { countLost, isCounted } from '../variants/automas/counter.ts';
import { type Car, CARS, LETTERS, WILD } from '../state/cars.ts';
import { colourOf, type Kind, LINE_SLOTS, numberOf, SPEED_8_KINDS } from '../deck/deck.ts';
import type { LineName } from '../state/facts.ts';
import type { DownforceState, Listener } from '../state/game.ts';
import { handAt, removeKind } from '../state/hands.ts';
import { notePlayed } from '../state/known.ts';
import {
  beginLine,
  lineAt,
  maySave,
  mayShorten,
  mayTurnNumbers,
  SPACES_OFF,
} from '../variants/extra-powers/lines.ts';
import { AGGRESSIVE, DETERMINED, type PowerName, STRATEGIC, TRICKY } from '../powers/names.ts';
import { bitsIn, lowestIn } from '../state/access.ts';
import {
  ACTOR,
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
  NONE,
  NUMBERING,
  ORDERING,
  OWNER,
  PACK_MARKS,
  PHASE,
  SAVED,
  SHORTENED,
  SPEED_8,
  STEPPING,
  TURN,
  UPSIDE_DOWN,
  WAYS,
  WILDED,
} from '../state/layout.ts';
import { liftMoving, lookAhead, putMoving, steersFor, step } from './steps.ts';
import { endCard } from './turn.ts';
import { carsSaved, wildChoices } from './wilds.ts';

/** D-P1 and D-P3: how much further. */
const EXTRA_SPACES = 1;
const BONUS_SPACES = 2;

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
  if (game.hasPack && mayTurnNumbers(state)) bytes[PHASE] = NUMBERING;
  else beginLines(state, tell);
}

/** D-V10: Contrary */
export function chooseNumbers(state: DownforceState, upsideDown: boolean, tell: Listener): void {
  const { bytes } = state;
  bytes[UPSIDE_DOWN] = upsideDown ? 1 : 0;
  const numbers = upsideDown ? 'upside-down' : 'as-printed';
  tell?.all({ kind: 'numbers-chosen', seat: bytes[TURN], numbers });
  beginLines(state, tell);
}

function beginLines(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  if (bytes[HOLDER + TRICKY] === bytes[TURN] && !game.anyOrder && bitsIn(liveLines(state)) > 1)
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
export function liveLines(state: DownforceState): number {
  const { bytes, game } = state;
  const { deck } = game;
  const slot = bytes[CARD] * LINE_SLOTS;
  let live = bytes[LINES_LEFT];
  for (let line = 0; line < deck.lineCount[bytes[CARD]]; line++)
    if ((bytes[HOME] & (1 << colourOf(deck.line[slot + line]))) !== 0) live &= ~(1 << line);
  return game.hasPack ? live | game.ways.pack.linesSaved(state) : live;
}

function nextLine(state: DownforceState, tell: Listener): void {
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
  return bytes[HOLDER + TRICKY] === bytes[TURN] && bitsIn(liveLines(state)) > 1;
}

/** D-P5: 'any' */
export function takeLine(state: DownforceState, line: number, tell: Listener): void {
  tell?.all({ kind: 'line-chosen', seat: state.bytes[TURN], line: lineName(state, line) });
  if (!startLine(state, line, tell)) nextLine(state, tell);
}

/** Whether somebody is asked; `false` where the line does nothing. What is rare is kept apart, so that the rest is compiled as one. */
function startLine(state: DownforceState, line: number, tell: Listener): boolean {
  const { bytes, game } = state;
  const printed = game.hasPack ? beginLine(state, line) : game.deck.line[bytes[CARD] * LINE_SLOTS + line];
  const colour = colourOf(printed);
  bytes[LINES_LEFT] &= ~(1 << line);
  bytes[LINE] = line;
  bytes[MARKS] &= CARD_MARKS;
  if (colour === WILD) {
    if (wildChoices(state) === 0) return idleWild(state, tell);
  } else {
    if ((bytes[HOME] & (1 << colour)) !== 0) return idle(state, colour, tell);
    if (lookAhead(state, colour) === 0) return blocked(state, colour, tell);
  }
  if (mayIgnore(bytes) || (game.hasPack && mayShorten(state))) {
    standStill(bytes, colour === WILD ? 0 : bytes[WAYS]);
    bytes[PHASE] = DECIDING_LINE;
  } else startMoving(state, printed);
  if (bytes[TURN] >= game.people) game.drive(state, tell);
  return true;
}

function idleWild(state: DownforceState, tell: Listener): false {
  tell?.all({ kind: 'line-idle', line: lineName(state, state.bytes[LINE]), why: 'no-colour' });
  return false;
}

/** D-V8i: an automa's car that cannot move loses its number, unless the line is ignored (D-P4) or shortened (D-V10). */
function blocked(state: DownforceState, car: Car, tell: Listener): boolean {
  const { bytes, game } = state;
  if (!isCounted(state, car) || !(mayIgnore(bytes) || (game.hasPack && mayShorten(state))))
    return idle(state, car, tell);
  standStill(bytes, 0);
  bytes[PHASE] = DECIDING_LINE;
  return true;
}

function idle(state: DownforceState, car: Car, tell: Listener): boolean {
  tellIdle(state, car, tell);
  return state.game.hasPack && maybeSave(state, car);
}

function tellIdle(state: DownforceState, car: Car, tell: Listener): void {
  const { bytes } = state;
  const isHome = (bytes[HOME] & (1 << car)) !== 0;
  const why = isHome ? 'finished' : 'blocked';
  tell?.all({ kind: 'line-idle', line: lineName(state, bytes[LINE]), why, car: CARS[car] });
  if (!isHome) countLost(state, car, numberOf(currentLine(state)), tell);
}

/** D-P4: one line of the card. */
export function mayIgnore(bytes: Uint8Array): boolean {
  return bytes[HOLDER + STRATEGIC] === bytes[TURN] && (bytes[MARKS] & IGNORED) === 0;
}

/** D-V10: Thrifty is asked for a car instead. */
function maybeSave(state: DownforceState, car: Car): boolean {
  const { bytes } = state;
  if (!maySave(bytes, carsSaved(state, car))) return false;
  bytes[PACK_MARKS] |= SAVED;
  askForWild(bytes);
  return true;
}

/** D-V10: Thrifty leaves it at that. */
export function leaveLine(state: DownforceState, tell: Listener): void {
  tell?.all({ kind: 'line-left', seat: state.bytes[TURN], line: lineName(state, state.bytes[LINE]) });
  nextLine(state, tell);
}

/** D-V10: Obstructive. Three spaces less than three are none. */
export function shortenLine(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  const line = currentLine(state);
  const car = colourOf(line);
  bytes[PACK_MARKS] |= SHORTENED;
  tell?.all({ kind: 'line-shortened', seat: bytes[TURN], line: lineName(state, bytes[LINE]) });
  const spaces = numberOf(line) - SPACES_OFF;
  if (spaces > 0) {
    if (bytes[WAYS] !== 0) return startSteps(state, car, spaces);
    tell?.all({ kind: 'jammed', car: CARS[car], lost: spaces });
    countLost(state, car, spaces, tell);
  }
  bytes[WAYS] = 0;
  nextLine(state, tell);
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
  const line = currentLine(state);
  if (!isLineBlocked(state)) startMoving(state, line);
  else if (!idle(state, colourOf(line), tell)) nextLine(state, tell);
}

/** Of the line to be decided on: with automas (D-V8i) it may be that of a car that cannot move. */
export function isLineBlocked(state: DownforceState): boolean {
  return state.bytes[WAYS] === 0 && colourOf(currentLine(state)) !== WILD;
}

/** With the ways on found already, unless a wild is to be chosen first. */
function startMoving(state: DownforceState, printed: number): void {
  const colour = colourOf(printed);
  if (colour === WILD) askForWild(state.bytes);
  else startSteps(state, colour, numberOf(printed));
}

function askForWild(bytes: Uint8Array): void {
  standStill(bytes, 0);
  bytes[PHASE] = CHOOSING_WILD;
}

function startSteps({ bytes }: DownforceState, car: Car, spaces: number): void {
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
  if (bytes[WAYS] !== 0) return addOrEnd(state, tell);
  if (bytes[LEFT] > 0) {
    tell?.all({ kind: 'jammed', car: CARS[bytes[CAR]], lost: bytes[LEFT] });
    countLost(state, bytes[CAR], bytes[LEFT], tell);
  }
  nextLine(state, tell);
}

/** The number is used up, and the car could go on: may it? */
function addOrEnd(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  if (!mayAddExtra(state)) {
    const addition = game.hasPack ? game.ways.pack.addition(state) : 0;
    if (addition === 0 && !mayAddBonus(bytes)) return nextLine(state, tell);
    bytes[ACTOR] = addition === 0 ? bytes[TURN] : bytes[OWNER + bytes[CAR]];
  } else bytes[ACTOR] = bytes[TURN];
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

/** What is asked in `ADDING`. */
export function additionOffered(state: DownforceState): { power: PowerName; spaces: number } {
  if (mayAddExtra(state)) return { power: 'aggressive', spaces: EXTRA_SPACES };
  const { hasPack, ways } = state.game;
  const addition = hasPack ? ways.pack.addition(state) : 0;
  if (addition === 0) return { power: 'determined', spaces: BONUS_SPACES };
  return { power: ways.pack.power(addition), spaces: ways.pack.spaces(addition) };
}

/** D-P1, what the pack adds (D-V10), D-P3, in this order: the first ones are regular movement, and count for the bonus. */
export function decideMore(state: DownforceState, goesOn: boolean, tell: Listener): void {
  const { bytes, game } = state;
  const isExtra = mayAddExtra(state);
  const addition = !isExtra && game.hasPack ? game.ways.pack.addition(state) : 0;
  const isBonus = !isExtra && addition === 0;
  const spaces = isExtra ? EXTRA_SPACES : isBonus ? BONUS_SPACES : game.ways.pack.spaces(addition);
  const seat: Seat = bytes[ACTOR];
  const car = CARS[bytes[CAR]];
  if (isExtra) bytes[MARKS] |= EXTRA;
  if (isBonus) bytes[MARKS] |= BONUS;
  bytes[PACK_MARKS] |= addition;
  tell?.all(goesOn ? { kind: 'goes-on', seat, car, spaces } : { kind: 'stays', seat, car });
  if (!goesOn) return isBonus ? nextLine(state, tell) : addOrEnd(state, tell);
  startSteps(state, bytes[CAR], spaces);
  // Watchful's car goes on on an automa's card (D-V8).
  if (bytes[ACTOR] >= game.people) game.drive(state, tell);
}

/** No car moves; whoever plays the card is asked next. Where a line begins to move at once, all of it is written anew. */
function standStill(bytes: Uint8Array, ways: number): void {
  bytes[CAR] = NONE;
  bytes[LEFT] = 0;
  bytes[ACTOR] = bytes[TURN];
  bytes[WAYS] = ways;
}

function currentLine(state: DownforceState): number {
  return lineAt(state, state.bytes[LINE]);
}

function lineName(state: DownforceState, line: number): LineName {
  const moved = lineAt(state, line);
  return `${LETTERS[colourOf(moved)]}${numberOf(moved)}`;
}

/** D-P5 'any': the first of the lines to come that is this. */
export function lineOfThing(state: DownforceState, thing: number): number {
  const { deck } = state.game;
  const live = liveLines(state);
  for (let line = 0; line < deck.lineCount[state.bytes[CARD]]; line++) {
    if (lineAt(state, line) === thing && (live & (1 << line)) !== 0) return line;
  }
  return NONE;
}
