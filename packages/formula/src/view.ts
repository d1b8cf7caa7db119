import { seatsIn, type Outcome, type Seat, type Viewer } from '@paddock/kernel';
import { CARD_NAMES, KIND_COUNT, type CardName } from './cards.ts';
import type { FormulaOptions } from './options.ts';
import { playsSeen, type PlaySeen } from './recall.ts';
import { outcomeOf } from './season.ts';
import {
  CARD,
  CHOSEN,
  DISCARD,
  GRIDDING,
  HAND_BYTES,
  HANDS,
  LAST_DIE,
  LAST_TURNS,
  LINE,
  NONE,
  OUT,
  OVER,
  OWNER,
  PHASE,
  PILE,
  POINTS,
  RACE,
  READY_SEATS,
  ROLLS,
  RUNNING,
  STEPS,
  TURN,
  UNOWNED,
  type FormulaState,
} from './state.ts';
import { CAR_COUNT, CAR_NAMES, TEAMS, type CarName, type Team } from './teams.ts';

export const PHASES = [
  'giving',
  'gridding',
  'dealing',
  'playing',
  'choosing',
  'rolling',
  'deciding',
  'drawing',
  'resting',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export interface RaceResultView {
  readonly order: readonly CarName[];
  readonly running: number;
}

/** F-S6: what everybody sees. */
export interface FormulaPublic {
  readonly players: number;
  readonly options: FormulaOptions;
  readonly phase: Phase;
  /** From 0; while resting, the race to come. */
  readonly race: number;
  readonly turn: Seat | null;
  /** Teams drawn so far for the first grid, during the draw. */
  readonly gridDrawn: readonly Team[];
  /** Running cars, best first; empty until the grid is drawn. */
  readonly line: readonly CarName[];
  /** Latest first. */
  readonly retired: readonly CarName[];
  readonly card: CardName | null;
  readonly chosen: CarName | null;
  readonly die: number | null;
  readonly rolls: number;
  readonly pile: number;
  readonly takenOut: number;
  /** Plays to the end of the race, including the one in progress. */
  readonly playsLeft: number;
  readonly handSizes: readonly number[];
  readonly discard: Readonly<Partial<Record<CardName, number>>>;
  /** Seat by team, in the order of TEAMS. */
  readonly owners: readonly (Seat | null)[];
  /** Season points by car, in the order of CAR_NAMES. */
  readonly points: readonly number[];
  readonly results: readonly RaceResultView[];
  readonly ready: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface FormulaView {
  readonly public: FormulaPublic;
  readonly own?: { readonly seat: Seat; readonly hand: readonly CardName[] };
  readonly all?: { readonly hands: readonly (readonly CardName[])[] };
  /** Only for bots: what the seat has seen of the race so far, a card in play included. */
  readonly plays?: readonly PlaySeen[];
}

export function view(state: FormulaState, viewer: Viewer): FormulaView {
  const { players } = state.setup;
  const shared = { public: viewPublic(state) };
  if (viewer === 'public') return shared;
  if (viewer === 'all') {
    if (state.bytes[PHASE] !== OVER) throw new Error('everything is shown only after the end');
    return { ...shared, all: { hands: bySeat(players, (seat) => handOf(state.bytes, seat)) } };
  }
  if (viewer < 0 || viewer >= players) throw new RangeError(`there is no seat ${viewer}`);
  return { ...shared, own: own(state, viewer) };
}

export function recall(state: FormulaState, seat: Seat): FormulaView {
  return { ...view(state, seat), plays: playsSeen(state) };
}

export function own({ bytes }: FormulaState, seat: Seat): NonNullable<FormulaView['own']> {
  return { seat, hand: handOf(bytes, seat) };
}

function viewPublic(state: FormulaState): FormulaPublic {
  const { bytes, setup, results } = state;
  const { players, options } = setup;
  const phase = bytes[PHASE];
  const isGridSet = phase > GRIDDING;
  return {
    players,
    options,
    phase: PHASES[phase],
    race: bytes[RACE],
    turn: bytes[TURN] === NONE ? null : bytes[TURN],
    gridDrawn: phase === GRIDDING ? gridDrawn(bytes) : [],
    line: isGridSet ? carNames(bytes, 0, bytes[RUNNING]) : [],
    retired: isGridSet ? carNames(bytes, bytes[RUNNING], CAR_COUNT) : [],
    card: bytes[CARD] === NONE ? null : CARD_NAMES[bytes[CARD]],
    chosen: bytes[CHOSEN] === NONE ? null : CAR_NAMES[bytes[CHOSEN]],
    die: bytes[LAST_DIE] === 0 ? null : bytes[LAST_DIE],
    rolls: bytes[ROLLS],
    pile: bytes[PILE],
    takenOut: bytes[OUT],
    playsLeft: playsLeft(state),
    handSizes: bySeat(players, (seat) => bytes[HANDS + seat * HAND_BYTES]),
    discard: discardOf(bytes),
    owners: TEAMS.map((_, team) => (bytes[OWNER + team] === UNOWNED ? null : bytes[OWNER + team])),
    points: CAR_NAMES.map((_, car) => bytes[POINTS + car]),
    results: resultsOf(results),
    ready: seatsIn(bytes[READY_SEATS]),
    outcome: phase === OVER ? outcomeOf(state) : null,
  };
}

/** Results stay in every later view, and copies of a state share them: translated once. */
const named = new WeakMap<FormulaState['results'], readonly RaceResultView[]>();

function resultsOf(results: FormulaState['results']): readonly RaceResultView[] {
  let found = named.get(results);
  if (found === undefined) {
    found = results.map(({ order, running }) => ({ order: order.map((car) => CAR_NAMES[car]), running }));
    named.set(results, found);
  }
  return found;
}

function bySeat<Value>(players: number, of: (seat: Seat) => Value): Value[] {
  const values: Value[] = [];
  for (let seat = 0; seat < players; seat++) values.push(of(seat));
  return values;
}

function carNames(bytes: Uint8Array, from: number, to: number): CarName[] {
  const names: CarName[] = [];
  for (let slot = from; slot < to; slot++) names.push(CAR_NAMES[bytes[LINE + slot]]);
  return names;
}

function gridDrawn(bytes: Uint8Array): Team[] {
  return Array.from({ length: bytes[STEPS] }, (_, slot) => TEAMS[bytes[LINE + slot] >> 1]);
}

function handOf(bytes: Uint8Array, seat: Seat): CardName[] {
  const hand = HANDS + seat * HAND_BYTES;
  const names: CardName[] = [];
  for (let at = 0; at < bytes[hand]; at++) names.push(CARD_NAMES[bytes[hand + 1 + at]]);
  return names;
}

/** The last one: the views of one command follow each other, and few of its steps change the discard. */
let kept: { readonly bytes: Uint8Array; readonly discard: FormulaPublic['discard'] } | undefined;

function discardOf(bytes: Uint8Array): FormulaPublic['discard'] {
  if (kept !== undefined && isSame(kept.bytes, bytes)) return kept.discard;
  // Without a prototype it is a hash table: V8 would make a new shape for nearly every set of cards.
  const discard = Object.create(null) as Partial<Record<CardName, number>>;
  for (let kind = 0; kind < KIND_COUNT; kind++)
    if (bytes[DISCARD + kind] > 0) discard[CARD_NAMES[kind]] = bytes[DISCARD + kind];
  kept = { bytes: bytes.slice(DISCARD, DISCARD + KIND_COUNT), discard };
  return discard;
}

function isSame(discard: Uint8Array, bytes: Uint8Array): boolean {
  for (let kind = 0; kind < KIND_COUNT; kind++) if (discard[kind] !== bytes[DISCARD + kind]) return false;
  return true;
}

/** F-T3 */
function playsLeft({ bytes, setup }: FormulaState): number {
  const phase = PHASES[bytes[PHASE]];
  if (phase === 'resting' || phase === 'over') return 0;
  if (phase === 'giving' || phase === 'gridding' || phase === 'dealing') {
    const dealt = phase === 'dealing' ? bytes[STEPS] : 0;
    return bytes[PILE] + dealt - 4 * setup.players;
  }
  if (bytes[LAST_TURNS] > 0) return bytes[LAST_TURNS];
  return bytes[PILE] + setup.players - (phase === 'drawing' ? 1 : 0);
}
