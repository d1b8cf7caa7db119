import { isIn, refuse, TABLE, type Action, type Actor, type Refusal, type Seat } from '@paddock/kernel';
import {
  AS_PRINTED,
  BID,
  BOTTOM_UP,
  CHOOSE_WILD,
  DECLARE,
  ENOUGH,
  FIRST_OF_SEATS,
  HOME_STEP,
  IGNORE,
  KEEP,
  MORE,
  MOVE,
  PLAY,
  PREDICT,
  READY,
  STAND,
  SHORTEN,
  STEP,
  SWAP,
  TAKE_LINE,
  thingOf,
  TOP_DOWN,
  TURN_NUMBERS,
  verbOf,
  type Notation,
} from '../state/action.ts';
import { coloursHeld, mayDeclare } from '../phases/bids.ts';
import { CARS } from '../state/cars.ts';
import { colourOf, SPEED_8_KINDS, type Kind } from '../deck/deck.ts';
import type { DownforceState, Question } from '../state/game.ts';
import { handAt, holdsKind, speed8Of } from '../state/hands.ts';
import { isReplacing, mayKeep, picksOf } from '../phases/keeping.ts';
import { lineOfThing, mayIgnore } from '../phases/lines.ts';
import { isSaved, lineAt, mayShorten } from '../variants/extra-powers/lines.ts';
import { CUNNING, POWERS } from '../powers/names.ts';
import { tableRefusal } from './refusal-of-table.ts';
import { spaceOf, toAct } from '../state/access.ts';
import {
  ADDING,
  ASKED,
  BETTING,
  BIDDING,
  CAR,
  CARD,
  CHOOSING_LINE,
  CHOOSING_WILD,
  DECIDING_LINE,
  FIRST_SEALED,
  FIRST_SINGLE,
  FOR_SALE,
  HOME_WAY,
  KEEPING,
  LINE,
  NONE,
  NUMBERING,
  ORDERING,
  OVER,
  PHASE,
  PLAYING,
  PREDICTING,
  RESTING,
  STEPPING,
  SWAPPING,
  TRACK,
  WAYS,
  WILDED,
} from '../state/layout.ts';
import { STEP_SLOTS } from '../track/steps.ts';
import { carsToChoose } from '../phases/wilds.ts';

export const REFUSAL_CODES = [
  'unreadable',
  'no-such-action',
  'game-over',
  'tables-part',
  'table-must-act',
  'not-your-turn',
  'may-not-bid',
  'not-asked',
  'already-chosen',
  'bid-now',
  'set-a-die-now',
  'keep-a-power-now',
  'bet-now',
  'bet-or-decline-now',
  'name-three-now',
  'has-bet',
  'predict-now',
  'swap-or-stand-now',
  'ready-now',
  'play-a-card-now',
  'choose-the-numbers-now',
  'choose-the-order-now',
  'choose-a-line-now',
  'ignore-or-move-now',
  'choose-the-wild-now',
  'step-now',
  'more-or-enough-now',
  'card-not-in-hand',
  'speed-8-not-yours',
  'speed-8-not-laid',
  'colour-in-hand',
  'wild-in-hand',
  'power-not-yours',
  'cunning-not-kept',
  'power-chosen-twice',
  'power-not-in-use',
  'line-not-left',
  'colour-on-card',
  'wild-chosen-twice',
  'car-of-this-line',
  'space-taken',
  'not-a-step',
  'finish-is-next',
  'finish-not-next',
  'seat-not-tied',
  'no-such-card-left',
  'car-already-placed',
  'car-already-turned-up',
  'plaque-already-dealt',
  'power-not-in-pile',
] as const;
export type DownforceRefusalCode = (typeof REFUSAL_CODES)[number];
export type DownforceRefusal = Refusal<DownforceRefusalCode>;

/** What a seat is asked for, by phase: the verbs, and what is said to another. */
const QUESTIONS: Readonly<Record<number, Question>> = {
  [KEEPING]: { verbs: [KEEP], code: 'keep-a-power-now', rule: 'D-A11' },
  [PREDICTING]: { verbs: [PREDICT], code: 'predict-now', rule: 'D-V6' },
  [SWAPPING]: { verbs: [SWAP, STAND], code: 'swap-or-stand-now', rule: 'D-V6' },
  [RESTING]: { verbs: [READY], code: 'ready-now', rule: 'D-V4' },
  [PLAYING]: { verbs: [PLAY], code: 'play-a-card-now', rule: 'D-R2' },
  [NUMBERING]: { verbs: [AS_PRINTED, TURN_NUMBERS], code: 'choose-the-numbers-now', rule: 'D-V10' },
  [ORDERING]: { verbs: [TOP_DOWN, BOTTOM_UP], code: 'choose-the-order-now', rule: 'D-P5' },
  [CHOOSING_LINE]: { verbs: [TAKE_LINE], code: 'choose-a-line-now', rule: 'D-P5' },
  [DECIDING_LINE]: { verbs: [IGNORE, SHORTEN, MOVE], code: 'ignore-or-move-now', rule: 'D-P4' },
  [CHOOSING_WILD]: { verbs: [CHOOSE_WILD, ENOUGH], code: 'choose-the-wild-now', rule: 'D-R4' },
  [STEPPING]: { verbs: [STEP], code: 'step-now', rule: 'D-R7' },
  [ADDING]: { verbs: [MORE, ENOUGH], code: 'more-or-enough-now', rule: 'D-P0' },
};

function questionIn({ bytes, game }: DownforceState): Question {
  if (bytes[PHASE] === BIDDING) return game.bidding.question;
  return bytes[PHASE] === BETTING ? game.betting.question : QUESTIONS[bytes[PHASE]];
}

/** The same knowledge as `legal`, for any number whatever. */
export function refusalOf(notation: Notation) {
  return (state: DownforceState, who: Actor, action: Action): DownforceRefusal | undefined => {
    if (!notation.isAction(action)) return refuse('no-such-action', 'notation');
    if (who === TABLE) return tableRefusal(state, action);
    return turnRefusal(state, who, verbOf(action)) ?? choiceRefusal(state, who, action);
  };
}

function turnRefusal(state: DownforceState, who: Actor, verb: number): DownforceRefusal | undefined {
  const { bytes, game } = state;
  const phase = bytes[PHASE];
  if (phase === OVER) return refuse('game-over', 'D-E3');
  if (verb < FIRST_OF_SEATS) return refuse('tables-part', 'D-S2');
  if (phase < FIRST_SEALED) return refuse('table-must-act', 'D-S2');
  if (!isIn(toAct(state), who)) {
    const isSeat = Number.isInteger(who) && who >= 0 && who < game.players;
    if (phase >= FIRST_SINGLE || !isSeat) return refuse('not-your-turn', 'D-R13');
    if (isIn(bytes[ASKED], who)) return refuse('already-chosen', 'D-S3');
    if (phase === BETTING) return refuse('has-bet', 'D-V5');
    return phase === BIDDING ? refuse('may-not-bid', 'D-A7') : refuse('not-asked', 'D-A11');
  }
  const { verbs, code, rule } = questionIn(state);
  return verbs.includes(verb) ? undefined : refuse(code, rule);
}

function choiceRefusal(state: DownforceState, seat: Seat, action: Action): DownforceRefusal | undefined {
  const thing = thingOf(action);
  switch (verbOf(action)) {
    case BID:
    case DECLARE:
      return bidRefusal(state, seat, thing, verbOf(action) === DECLARE);
    case PLAY:
      return holdingRefusal(state, seat, thing, 'D-R2');
    case KEEP:
      return keepRefusal(state, seat, thing);
    case TAKE_LINE:
      return lineOfThing(state, thing) === NONE ? refuse('line-not-left', 'D-P5') : undefined;
    case CHOOSE_WILD:
      return wildRefusal(state, thing);
    case ENOUGH: {
      const isLeft = state.bytes[PHASE] !== CHOOSING_WILD || isSaved(state.bytes);
      return isLeft ? undefined : refuse('choose-the-wild-now', 'D-R4');
    }
    case IGNORE:
      return mayIgnore(state.bytes) ? undefined : refuse('power-not-in-use', 'D-P4', { power: 'strategic' });
    case SHORTEN:
      return mayShorten(state) ? undefined : refuse('power-not-in-use', 'D-V10', { power: 'obstructive' });
    case STEP:
      return stepRefusal(state, thing);
    default:
      return undefined;
  }
}

function holdingRefusal(
  { bytes, game }: DownforceState,
  seat: Seat,
  kind: Kind,
  rule: string,
): DownforceRefusal | undefined {
  const card = game.deck.names[kind];
  if (kind < SPEED_8_KINDS && !game.hand.dealsSpeed8)
    return (speed8Of(bytes, seat) & (1 << kind)) === 0
      ? refuse('speed-8-not-yours', rule, { card })
      : undefined;
  return holdsKind(bytes, handAt(game, seat), kind) ? undefined : refuse('card-not-in-hand', rule, { card });
}

function bidRefusal(
  state: DownforceState,
  seat: Seat,
  kind: Kind,
  declared: boolean,
): DownforceRefusal | undefined {
  const { bytes, game } = state;
  const missing = holdingRefusal(state, seat, kind, 'D-A2');
  if (missing !== undefined) return missing;
  const card = game.deck.names[kind];
  if (kind < SPEED_8_KINDS && !game.hand.laysSpeed8) return refuse('speed-8-not-laid', 'D-V2', { card });
  const held = coloursHeld(state, seat);
  const car = bytes[FOR_SALE];
  if (!declared) return undefined;
  if ((held & (1 << car)) !== 0) return refuse('colour-in-hand', 'D-A10', { card, car: CARS[car] });
  return mayDeclare(game.deck, held, kind) ? undefined : refuse('wild-in-hand', 'D-A10', { card });
}

function keepRefusal(state: DownforceState, seat: Seat, power: number): DownforceRefusal | undefined {
  if (mayKeep(state, seat, power)) return undefined;
  const params = { power: POWERS[power] };
  if ((picksOf(state.bytes, seat) & (1 << power)) !== 0) return refuse('power-chosen-twice', 'D-V8', params);
  const isCunning = power === CUNNING && isReplacing(state, seat);
  return isCunning ? refuse('cunning-not-kept', 'D-V2', params) : refuse('power-not-yours', 'D-A11', params);
}

function wildRefusal(state: DownforceState, car: number): DownforceRefusal | undefined {
  const { bytes, game } = state;
  if ((carsToChoose(state) & (1 << car)) !== 0) return undefined;
  const params = { car: CARS[car], card: game.deck.names[bytes[CARD]] };
  if (isSaved(bytes) && car === colourOf(lineAt(state, bytes[LINE])))
    return refuse('car-of-this-line', 'D-V10', params);
  return (bytes[WILDED] & (1 << car)) === 0
    ? refuse('colour-on-card', 'D-R4', params)
    : refuse('wild-chosen-twice', 'D-R4', params);
}

function stepRefusal({ bytes, game }: DownforceState, space: number): DownforceRefusal | undefined {
  const car = CARS[bytes[CAR]];
  if (bytes[WAYS] === HOME_WAY)
    return space === HOME_STEP ? undefined : refuse('finish-is-next', 'D-R8', { car });
  if (space === HOME_STEP) return refuse('finish-not-next', 'D-R8', { car });
  const { next, nextCount } = game.tracks[bytes[TRACK]];
  const from = spaceOf(bytes, bytes[CAR]);
  for (let way = 0; way < nextCount[from]; way++) {
    if (next[from * STEP_SLOTS + way] !== space) continue;
    return (bytes[WAYS] & (1 << way)) === 0 ? refuse('space-taken', 'D-R5', { car, space }) : undefined;
  }
  return refuse('not-a-step', 'D-R5', { car, from, space });
}
