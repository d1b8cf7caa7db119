import { type Seat, seatsIn } from '@paddock/kernel';
import { isLineBlocked, lineName } from '../phases/lines.ts';
import { type PowerName, POWERS } from '../powers/names.ts';
import { POWER_MARKS, type PowerMark } from '../powers/names.ts';
import { bitsOf } from '../state/bits.ts';
import { CARS } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import { kindsIn, pileAt } from '../state/hands.ts';
import { absentAt, kindsInSet, shownAt } from '../state/known.ts';
import {
  ACTOR,
  ADDING,
  ASIDE,
  ASIDE_CAR,
  ASIDE_POWER,
  ASKED,
  BENT,
  BETS_ASKED,
  BONUS,
  CAME_HOME,
  CAR,
  CARD,
  CHOICE,
  CHOSEN,
  DECIDING_LINE,
  DRAWING_LOTS,
  DRAWN,
  EXTRA,
  FACE_DOWN,
  FIRM,
  FOR_SALE,
  FROM_BOTTOM,
  HOLDER,
  IGNORED,
  LEFT,
  LINE,
  LINES_LEFT,
  MARKS,
  MOVED,
  NONE,
  OFFERED,
  OUT,
  OWNER,
  PHASE,
  PRICE,
  ROUND,
  SALE_POWER,
  STAGE,
  TIED,
  TRACK,
  TURN,
  UNOWNED,
  UNSEEN_TOTAL,
  WILDED,
} from '../state/layout.ts';
import type { CardName } from '../state/names.ts';
import {
  type AuctionView,
  type CardView,
  type KnownView,
  POWER_PLACES,
  type PowerPlace,
  type TableView,
} from '../state/views.ts';
import type { VariantView } from '../variants/terms.ts';

export function viewTable(state: DownforceState): TableView {
  const { bytes, game } = state;
  return {
    players: game.players,
    options: game.setup.options,
    deck: game.deck.file.id,
    track: bytes[TRACK] === NONE ? null : game.tracks[bytes[TRACK]].file.id,
    phase: game.phases[bytes[PHASE]].name,
    stage: bytes[STAGE],
    drawn: bytes[DRAWN],
    turn: bytes[TURN] === NONE ? null : bytes[TURN],
    actor: bytes[ACTOR] === NONE ? null : bytes[ACTOR],
    asked: seatsIn(bytes[ASKED]),
    chosen: seatsIn(bytes[CHOSEN]),
    owners: CARS.map((_, car) => (bytes[OWNER + car] === UNOWNED ? null : bytes[OWNER + car])),
    prices: CARS.map((_, car) => bytes[PRICE + car]),
    powers: Array.from({ length: game.powerCount }, (_, power) => placeOf(bytes[HOLDER + power])),
    auction: viewAuction(state),
    card: bytes[CARD] === NONE ? null : viewCard(state),
    out: seatsIn(bytes[OUT]),
    undealt: bytes[UNSEEN_TOTAL],
    known: Array.from({ length: game.players }, (_, seat) => viewKnown(state, seat)),
    betsAsked: bytes[BETS_ASKED],
    ...viewVariants(state),
  };
}

function viewVariants(state: DownforceState): { readonly variant?: VariantView } {
  const parts = state.game.variants.flatMap(({ view }) => (view === undefined ? [] : [view(state)]));
  return parts.length === 0 ? {} : { variant: Object.assign({}, ...parts) };
}

const PLACES = Object.keys(POWER_PLACES) as (keyof typeof POWER_PLACES)[];

function placeOf(holder: number): PowerPlace {
  return PLACES.find((place) => POWER_PLACES[place] === holder) ?? holder;
}

function viewAuction(state: DownforceState): AuctionView {
  const { bytes, game } = state;
  const power = (at: number): PowerName | null => (bytes[at] === NONE ? null : POWERS[bytes[at]]);
  const isOpen = (seat: Seat): boolean => seat >= game.people && bytes[CHOICE + seat] !== NONE;
  const asked = seatsIn(bytes[ASKED]);
  const turnedUp = bytes[PHASE] === DRAWING_LOTS ? asked : asked.filter(isOpen);
  return {
    round: bytes[ROUND],
    faceDown: CARS.filter((_, car) => (bytes[FACE_DOWN] & (1 << car)) !== 0),
    forSale: bytes[FOR_SALE] === NONE ? null : CARS[bytes[FOR_SALE]],
    power: power(SALE_POWER),
    aside: Array.from({ length: bytes[ASIDE] }, (_, index) => ({
      car: CARS[bytes[ASIDE_CAR + index]],
      power: power(ASIDE_POWER + index),
    })),
    offered: bytes[OFFERED],
    ...game.bidding.view(state, turnedUp),
    tied: seatsIn(bytes[TIED]),
  };
}

function viewCard(state: DownforceState): CardView {
  const { bytes, game } = state;
  const isMarked = (mark: number): boolean => (bytes[MARKS] & mark) !== 0;
  const addition = bytes[PHASE] === ADDING ? game.additionOffered(state) : undefined;
  return {
    card: game.deck.names[bytes[CARD]],
    lines: Array.from({ length: game.deck.lineCount[bytes[CARD]] }, (_, line) => lineName(state, line)).join(
      '',
    ),
    linesLeft: bitsOf(bytes[LINES_LEFT]),
    fromBottom: bytes[FROM_BOTTOM] === 1,
    line: bytes[LINE] === NONE ? null : bytes[LINE],
    car: bytes[CAR] === NONE ? null : CARS[bytes[CAR]],
    left: bytes[LEFT],
    moved: isMarked(MOVED),
    bent: isMarked(BENT),
    extra: isMarked(EXTRA),
    bonus: isMarked(BONUS),
    cameHome: isMarked(CAME_HOME),
    ignored: isMarked(IGNORED),
    blocked: bytes[PHASE] === DECIDING_LINE && isLineBlocked(state),
    ...viewPowerMarks(bytes),
    wilds: CARS.filter((_, car) => (bytes[WILDED] & (1 << car)) !== 0),
    adds: addition === undefined ? null : { power: addition.power, spaces: addition.spaces },
  };
}

function viewPowerMarks(bytes: Uint8Array): Record<PowerMark, boolean> {
  const marks = Object.entries(POWER_MARKS).map(([mark, [byte, bit]]) => [mark, (bytes[byte] & bit) !== 0]);
  return Object.fromEntries(marks) as Record<PowerMark, boolean>;
}

function viewKnown({ bytes, game }: DownforceState, seat: Seat): KnownView {
  const names = (set: number): CardName[] => kindsInSet(bytes, set).map((kind) => game.deck.names[kind]);
  const shown =
    seat < game.people
      ? names(shownAt(seat))
      : kindsIn(bytes, pileAt(game, seat)).map((kind) => game.deck.names[kind]);
  return { shown, absent: names(absentAt(seat)), firm: bytes[FIRM + seat] };
}
