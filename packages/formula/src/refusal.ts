import { isIn, refuse, TABLE, type Action, type Actor, type Refusal } from '@paddock/kernel';
import {
  ACCEPT,
  AGAIN,
  CAR,
  DIE,
  DRAW,
  GIVE,
  GRID,
  isAction,
  PLAY,
  READY,
  REJECT,
  STOP,
  thingOf,
  verbOf,
} from './action.ts';
import {
  CARD_NAMES,
  CHARGE_ENGINE,
  CHARGE_GEARS,
  CRASH,
  FAMILY_OF,
  NO_TEAM,
  PIT,
  SPIN_LAST,
  SPIN_OUT,
  TEAM_OF,
  TURBO,
} from './cards.ts';
import { TAILENDERS, toAct } from './legal.ts';
import {
  CARD,
  CHOOSING,
  DEALING,
  DECIDING,
  DRAWING,
  GIVING,
  GRIDDING,
  HAND_BYTES,
  HANDS,
  LAST_DIE,
  NONE,
  OVER,
  OWNER,
  PHASE,
  PLAYING,
  RESTING,
  ROLLING,
  RUNNING,
  SLOT,
  TURN,
  UNOWNED,
  UNSEEN,
  type FormulaState,
} from './state.ts';
import { CAR_NAMES, TEAMS, teamOf } from './teams.ts';

export type FormulaRefusalCode =
  | 'unreadable'
  | 'no-such-action'
  | 'game-over'
  | 'between-races'
  | 'already-ready'
  | 'not-resting'
  | 'not-your-turn'
  | 'table-must-act'
  | 'tables-part'
  | 'play-a-card-first'
  | 'choose-a-car-now'
  | 'choose-the-neighbour'
  | 'charge-again-or-stop'
  | 'accept-or-reject'
  | 'card-not-in-hand'
  | 'wrong-colour'
  | 'car-retired'
  | 'not-a-tailender'
  | 'not-a-neighbour'
  | 'no-such-card-left'
  | 'team-already-drawn'
  | 'team-already-given';

type FormulaRefusal = Refusal<FormulaRefusalCode>;

export function refusal(state: FormulaState, who: Actor, action: Action): FormulaRefusal | undefined {
  if (!isAction(action)) return refuse('no-such-action', 'notation');
  if (who === TABLE) return tableRefusal(state.bytes, action);
  return turnRefusal(state, who, verbOf(action)) ?? choiceRefusal(state.bytes, who, action);
}

function turnRefusal(state: FormulaState, who: Actor, verb: number): FormulaRefusal | undefined {
  const { bytes, setup } = state;
  const phase = bytes[PHASE];
  if (phase === OVER) return refuse('game-over', 'F-E4');
  if (verb >= DIE) return refuse('tables-part', 'F-S3');
  if (phase === RESTING) {
    if (verb !== READY) return refuse('between-races', 'F-E3');
    if (isIn(toAct(state), who)) return undefined;
    return who >= 0 && who < setup.players
      ? refuse('already-ready', 'F-E3')
      : refuse('not-your-turn', 'F-S5');
  }
  if (verb === READY) return refuse('not-resting', 'F-E3');
  if (phase === ROLLING || phase === DRAWING || phase < PLAYING) return refuse('table-must-act', 'F-T1');
  return who === bytes[TURN] ? undefined : refuse('not-your-turn', 'F-S5', { turn: bytes[TURN] });
}

function choiceRefusal(bytes: Uint8Array, who: Actor, action: Action): FormulaRefusal | undefined {
  const verb = verbOf(action);
  const thing = thingOf(action);
  const card = bytes[CARD];
  switch (bytes[PHASE]) {
    case PLAYING:
      if (verb !== PLAY) return refuse('play-a-card-first', 'F-T1');
      return holds(bytes, who, thing)
        ? undefined
        : refuse('card-not-in-hand', 'F-T1', { card: CARD_NAMES[thing] });
    case CHOOSING:
      return verb === CAR
        ? carRefusal(bytes, card, thing)
        : refuse('choose-a-car-now', 'F-T2', { card: CARD_NAMES[card] });
    case DECIDING:
      return decisionRefusal(bytes, card, verb, thing);
    default:
      return undefined;
  }
}

function holds(bytes: Uint8Array, seat: Actor, kind: number): boolean {
  const hand = HANDS + seat * HAND_BYTES;
  for (let at = hand + 1; at <= hand + bytes[hand]; at++) if (bytes[at] === kind) return true;
  return false;
}

/** The rule that says which cars a card may choose. */
function choosingRule(card: number): string {
  const family = FAMILY_OF[card];
  if (family === TURBO) return 'F-K5';
  if (family === PIT) return 'F-K6';
  if (family === CHARGE_GEARS || family === CHARGE_ENGINE) return 'F-K7';
  return TEAM_OF[card] === NO_TEAM ? 'F-K4' : 'F-K1';
}

function carRefusal(bytes: Uint8Array, card: number, car: number): FormulaRefusal | undefined {
  const team = TEAM_OF[card];
  const slot = bytes[SLOT + car];
  const params = { car: CAR_NAMES[car], card: CARD_NAMES[card] };
  if (team !== NO_TEAM && teamOf(car) !== team) {
    return refuse('wrong-colour', choosingRule(card), { ...params, team: TEAMS[team] });
  }
  if (slot >= bytes[RUNNING]) return refuse('car-retired', choosingRule(card), params);
  if (FAMILY_OF[card] === TURBO && slot < bytes[RUNNING] - TAILENDERS) {
    return refuse('not-a-tailender', 'F-K5', { ...params, place: slot + 1 });
  }
  return undefined;
}

function decisionRefusal(
  bytes: Uint8Array,
  card: number,
  verb: number,
  car: number,
): FormulaRefusal | undefined {
  switch (FAMILY_OF[card]) {
    case CRASH: {
      if (verb !== CAR) return refuse('choose-the-neighbour', 'F-K12');
      const isNeighbour = Math.abs(bytes[SLOT + car] - (bytes[LAST_DIE] - 1)) === 1;
      return isNeighbour && bytes[SLOT + car] < bytes[RUNNING]
        ? undefined
        : refuse('not-a-neighbour', 'F-K12', { car: CAR_NAMES[car], place: bytes[LAST_DIE] });
    }
    case SPIN_OUT:
    case SPIN_LAST:
      return verb === ACCEPT || verb === REJECT ? undefined : refuse('accept-or-reject', 'F-K10');
    default:
      return verb === AGAIN || verb === STOP ? undefined : refuse('charge-again-or-stop', 'F-K8');
  }
}

/** For TABLE's actions: a record may only hold possible ones. */
function tableRefusal(bytes: Uint8Array, action: Action): FormulaRefusal | undefined {
  const thing = thingOf(action);
  switch (TABLE_VERB[bytes[PHASE]]) {
    case verbOf(action):
      break;
    case undefined:
      return bytes[PHASE] === OVER ? refuse('game-over', 'F-E4') : refuse('not-your-turn', 'F-T1');
    default:
      return refuse('table-must-act', 'F-T1');
  }
  switch (verbOf(action)) {
    case GIVE:
      return bytes[OWNER + thing] === UNOWNED
        ? undefined
        : refuse('team-already-given', 'F-S1', { team: TEAMS[thing] });
    case GRID:
      return bytes[SLOT + thing * 2] === NONE
        ? undefined
        : refuse('team-already-drawn', 'F-S3', { team: TEAMS[thing] });
    case DRAW:
      return bytes[UNSEEN + thing] > 0
        ? undefined
        : refuse('no-such-card-left', 'F-C2', { card: CARD_NAMES[thing] });
    default:
      return undefined;
  }
}

const TABLE_VERB: Readonly<Record<number, number | undefined>> = {
  [GIVING]: GIVE,
  [GRIDDING]: GRID,
  [DEALING]: DRAW,
  [ROLLING]: DIE,
  [DRAWING]: DRAW,
};
