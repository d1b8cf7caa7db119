import { type Action, refuse, type Seat, type SeatSet, seatsIn } from '@paddock/kernel';
import { CUNNING, type Power, POWERS } from '../powers/names.ts';
import { clearChoices } from '../state/access.ts';
import { encode, KEEP, thingOf } from '../state/action.ts';
import { countBits } from '../state/bits.ts';
import type { DownforceState, Listener, Phase } from '../state/game.ts';
import {
  ASKED,
  CHOSEN,
  HOLDER,
  IN_BOX,
  KEEPING,
  NONE,
  PHASE,
  PICKS,
  PICKS_HIGH,
  REVEALING_POWERS,
} from '../state/layout.ts';
import type { DownforceRefusal } from '../state/terms.ts';
import { revealing } from './choices.ts';
import { nextStage } from './stage.ts';

function powersHeld({ bytes, game }: DownforceState, seat: Seat): number {
  let count = 0;
  for (let power = 0; power < game.powerCount; power++) if (bytes[HOLDER + power] === seat) count++;
  return count;
}

/** D-V2 'replace': the winner of Cunning may not keep it, and chooses after the other player. */
function mustReplace({ bytes, game }: DownforceState): Seat {
  return game.replacesCunning && bytes[HOLDER + CUNNING] < game.players ? bytes[HOLDER + CUNNING] : NONE;
}

/** D-A11, D-V8h: how many powers the seat keeps. */
export function powersToPick(state: DownforceState, seat: Seat): number {
  const { game } = state;
  let offered = 0;
  for (let power = 0; power < game.powerCount; power++) if (isOffered(state, seat, power)) offered++;
  return Math.min(game.powersKept, powersHeld(state, seat), offered);
}

/** D-A11 */
export function beginKeeping(state: DownforceState, tell: Listener): boolean {
  const { game } = state;
  const replacer = mustReplace(state);
  let asked = 0;
  for (let seat = 0; seat < game.players; seat++)
    if (seat !== replacer && powersHeld(state, seat) > game.powersKept) asked |= 1 << seat;
  return ask(state, asked, tell);
}

/** D-V2: a separate stage, after the other player's choice. */
export function beginReplacing(state: DownforceState, tell: Listener): boolean {
  const replacer = mustReplace(state);
  return ask(state, replacer === NONE ? 0 : 1 << replacer, tell);
}

function ask({ bytes }: DownforceState, seats: SeatSet, tell: Listener): boolean {
  if (seats === 0) return false;
  bytes[ASKED] = seats;
  bytes[CHOSEN] = 0;
  bytes[PHASE] = KEEPING;
  tell?.all({ kind: 'keep-asked', seats: seatsIn(seats) });
  return true;
}

/** Whether the seat may not keep Cunning. */
function isReplacing(state: DownforceState, seat: Seat): boolean {
  return seat === mustReplace(state);
}

function isOffered(state: DownforceState, seat: Seat, power: Power): boolean {
  const holder = state.bytes[HOLDER + power];
  if (!isReplacing(state, seat)) return holder === seat;
  return power !== CUNNING && (holder === seat || holder === IN_BOX);
}

/** Bits of the powers that the seat has chosen to keep. */
export function picksOf(bytes: Uint8Array, seat: Seat): number {
  return bytes[PICKS + seat] | (bytes[PICKS_HIGH + seat] << 8);
}

export function setPicks(bytes: Uint8Array, seat: Seat, picks: number): void {
  bytes[PICKS + seat] = picks & 255;
  bytes[PICKS_HIGH + seat] = picks >> 8;
}

function mayKeep(state: DownforceState, seat: Seat, power: Power): boolean {
  return isOffered(state, seat, power) && (picksOf(state.bytes, seat) & (1 << power)) === 0;
}

/** One power at a time, until the seat has all it keeps. */
function choosePower(state: DownforceState, seat: Seat, power: Power, tell: Listener): void {
  const { bytes } = state;
  const picks = picksOf(bytes, seat) | (1 << power);
  setPicks(bytes, seat, picks);
  if (countBits(picks) === powersToPick(state, seat)) bytes[CHOSEN] |= 1 << seat;
  if (bytes[CHOSEN] === bytes[ASKED]) bytes[PHASE] = REVEALING_POWERS;
  tell?.only(seat, { kind: 'power-chosen', seat, power: POWERS[power] }, { kind: 'power-chosen', seat });
}

function revealPowers(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  for (let seat = 0; seat < game.players; seat++) {
    if ((bytes[ASKED] & (1 << seat)) === 0) continue;
    if (tell !== undefined) tellKept(bytes, seat, tell);
    const kept = picksOf(bytes, seat);
    for (let power = 0; power < game.powerCount; power++) {
      if ((kept & (1 << power)) !== 0) bytes[HOLDER + power] = seat;
      else if (bytes[HOLDER + power] === seat) bytes[HOLDER + power] = IN_BOX;
    }
    setPicks(bytes, seat, 0);
  }
  clearChoices(bytes);
  nextStage(state, tell);
}

function tellKept(bytes: Uint8Array, seat: Seat, tell: NonNullable<Listener>): void {
  const isPicked = (power: Power): boolean => (picksOf(bytes, seat) & (1 << power)) !== 0;
  const [first, ...others] = POWERS.filter((_, power) => isPicked(power));
  const boxed = POWERS.filter((_, power) => bytes[HOLDER + power] === seat && !isPicked(power));
  tell.all({ kind: 'power-kept', seat, power: first, boxed });
  for (const power of others) tell.all({ kind: 'power-kept', seat, power, boxed: [] });
}

export function powersToKeep(state: DownforceState, seat: Seat, out: Action[]): number {
  let count = 0;
  for (let power = 0; power < state.game.powerCount; power++)
    if (mayKeep(state, seat, power)) out[count++] = encode(KEEP, power);
  return count;
}

function keepRefusal(state: DownforceState, action: Action, seat: Seat): DownforceRefusal | undefined {
  const power = thingOf(action);
  if (mayKeep(state, seat, power)) return undefined;
  const params = { power: POWERS[power] };
  if ((picksOf(state.bytes, seat) & (1 << power)) !== 0) return refuse('power-chosen-twice', 'D-V8', params);
  const isCunning = power === CUNNING && isReplacing(state, seat);
  return isCunning ? refuse('cunning-not-kept', 'D-V2', params) : refuse('power-not-yours', 'D-A11', params);
}

const KEEPING_PHASE: Phase = {
  number: KEEPING,
  name: 'keeping',
  who: 'sealed',
  verbs: [KEEP],
  question: { code: 'keep-a-power-now', rule: 'D-A11' },
  notAsked: { code: 'not-asked', rule: 'D-A11' },
  legal: powersToKeep,
  refusal: keepRefusal,
  apply: (state, action, tell, seat) => choosePower(state, seat, thingOf(action), tell),
};

export const KEEPING_PHASES = [KEEPING_PHASE, revealing(REVEALING_POWERS, 'revealing-powers', revealPowers)];
