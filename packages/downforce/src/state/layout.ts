import { CAR_COUNT } from './cars.ts';
import { KIND_SET, MOST_KINDS, SPEED_8_KINDS } from '../deck/deck.ts';
import { MOST_CARDS } from '../deck/reading/file.ts';
import { MOST_SPACES } from '../track/reading/file.ts';

/** The phases of the printed game; variants add theirs in their `terms.ts`. */
export type PrintedPhase =
  | 'drawing-track'
  | 'gridding'
  | 'dealing'
  | 'selling'
  | 'turning-power'
  | 'revealing-bids'
  | 'drawing-lots'
  | 'revealing-powers'
  | 'drawing-hands'
  | 'revealing-hands'
  | 'drawing'
  | 'revealing-bets'
  | 'bidding'
  | 'keeping'
  | 'betting'
  | 'playing'
  | 'ordering'
  | 'deciding-line'
  | 'choosing-wild'
  | 'stepping'
  | 'adding'
  | 'over';

export const DRAWING_TRACK = 0;
export const GRIDDING = 1;
export const DEALING = 2;
export const SELLING = 5;
export const TURNING_POWER = 6;
export const REVEALING_BIDS = 7;
export const DRAWING_LOTS = 8;
export const REVEALING_POWERS = 9;
export const DRAWING_HANDS = 10;
/** The hands of seats that go out (D-R10). */
export const REVEALING_HANDS = 11;
export const DRAWING = 12;
export const REVEALING_BETS = 13;
export const BIDDING = 19;
export const KEEPING = 20;
export const BETTING = 21;
export const PLAYING = 25;
export const ORDERING = 27;
/** D-P5 'any' */
export const CHOOSING_LINE = 28;
export const DECIDING_LINE = 29;
export const CHOOSING_WILD = 30;
export const STEPPING = 31;
export const ADDING = 32;
export const OVER = 33;

/** TABLE acts in the phases below this number, then come those of several seats at once, then of one. */
export const FIRST_SEALED = BIDDING;
export const FIRST_SINGLE = PLAYING;

export const MOST_SEATS = 6;
export const NONE = 255;
export const UNOWNED = 255;

/** Where a power is if no seat has it. */
export const IN_PILE = 200;
export const ON_SALE = 201;
export const SET_ASIDE = 202;
export const IN_BOX = 203;
/** It is not in this game. */
export const LEFT_OUT = 204;

/** The state's bytes. */
export const PHASE = 0;
export const STAGE = 1;
export const TRACK = 2;
/** Draws done in the current set-up stage. */
export const DRAWN = 3;
export const TURN = 4;
/** The card being resolved, its remaining lines (bits), the line and the car being moved. */
export const CARD = 5;
export const LINES_LEFT = 6;
export const FROM_BOTTOM = 7;
export const LINE = 8;
export const CAR = 9;
/** The one seat that is asked: the card's player, or Cunning's owner for the steps of their own cars (D-P2). */
export const ACTOR = 10;
export const LEFT = 11;
/** Bits of the free exits, in the track's order, plus `OVER_LINE` if they cross it; `HOME_EXIT` if the step finishes. */
export const EXITS = 12;
export const MARKS = 13;
/** Bit per car that a wild of this card has chosen. */
export const WILDED = 14;
export const HOME_COUNT = 15;
/** Bit per car. */
export const HOME = 16;
/** Bit per car whose Speed-8 card is unused. */
export const SPEED_8 = 17;
/** Bit per seat: all cars home (D-R10); no car at all (D-A12). */
export const OUT = 18;
export const AWAY = 19;
/** Sealed choices: seats asked, seats that have chosen. */
export const ASKED = 20;
export const CHOSEN = 21;
/** Cars turned up so far. */
export const ROUND = 22;
/** Bit per car. */
export const FACE_DOWN = 23;
export const FOR_SALE = 24;
export const SALE_POWER = 25;
export const TIED = 26;
/** D-A9: how many cars were set aside, and how many of them were offered again. */
export const ASIDE = 27;
export const OFFERED = 28;
export const BETS_ASKED = 29;
/** Bit per betting line that some car has passed. */
export const PASSED = 30;
/** Undealt cards: total; count per kind; the kinds (unordered); index of each kind in that list. */
export const UNSEEN_TOTAL = 31;
export const UNSEEN = 32;
export const UNSEEN_LIST = UNSEEN + MOST_KINDS;
/** Speed-8 cards among them, if they are dealt. */
export const UNSEEN_AT = UNSEEN_LIST + MOST_CARDS + SPEED_8_KINDS;
/** By finishing place, the car. */
export const FINISH = UNSEEN_AT + MOST_KINDS;
export const SPACE = FINISH + CAR_COUNT;
export const SPACE_HIGH = SPACE + CAR_COUNT;
export const LAP = SPACE_HIGH + CAR_COUNT;
export const OWNER = LAP + CAR_COUNT;
export const PRICE = OWNER + CAR_COUNT;
/** By seat, bit per car: the inverse of `OWNER`. */
export const OWNED = PRICE + CAR_COUNT;
export const HOLDER = OWNED + MOST_SEATS;
const MOST_POWERS = 12;
export const ASIDE_CAR = HOLDER + MOST_POWERS;
export const ASIDE_POWER = ASIDE_CAR + CAR_COUNT;
/** By seat; a bid is a kind, plus `DECLARED` if it is declared. */
export const CHOICE = ASIDE_POWER + CAR_COUNT;
export const DECLARED = 64;
/** By line and seat: a car, `DECLINED` (D-V5), or what another answer at a line is stored as. */
export const BETS = CHOICE + MOST_SEATS;
export const DECLINED = 254;
/** By space; the car being moved occupies none. */
export const OCCUPIED = BETS + 3 * MOST_SEATS;
/** Sets of kinds per seat: shown by bids, proved absent by bids; and how many of the cards held the proof covers. */
export const SHOWN = OCCUPIED + MOST_SPACES + 4;
export const ABSENT = SHOWN + MOST_SEATS * KIND_SET;
export const FIRM = ABSENT + MOST_SEATS * KIND_SET;
/** Per seat `handBytes`: a count, then the kinds in ascending order. */
export const HANDS = FIRM + MOST_SEATS;
/** Speed-8 cards among them, if they are dealt. */
const LISTS = MOST_CARDS + SPEED_8_KINDS + MOST_SEATS;
export const PILES = HANDS + LISTS;
/** D-V8i and D-V8j, by seat: the cheat counter, and the cards discarded when the automa went out. */
export const COUNTER = PILES + LISTS;
export const CARDS_LEFT = COUNTER + MOST_SEATS;
/** D-V8c: how many Speed-8 cards went back under a deck, and their cars in order. */
export const UNDER = CARDS_LEFT + MOST_SEATS;
export const UNDER_CAR = UNDER + 1;
/** D-V8h, by seat, bit per power: the powers it has chosen to keep; sealed. */
export const PICKS = UNDER_CAR + CAR_COUNT;
export const PICKS_HIGH = PICKS + MOST_SEATS;
/** D-V4: finished games. */
export const GAME = PICKS_HIGH + MOST_SEATS;
/** By seat: what a variant has dealt it besides cards, or `NONE`. */
export const SEAT_ITEM = GAME + 1;
/** Ranks of whole orders of the cars, for variants: one a seat, or one a line. */
export const ORDERS = SEAT_ITEM + MOST_SEATS;
/** D-V10: the marks of the extra powers. */
export const EXTRA_MARKS = ORDERS + 2 * MOST_SEATS;
export const STATE_BYTES = EXTRA_MARKS + 1;

/** `MARKS`: what has happened on this card (the first and the last bit) or on this line. */
export const IGNORED = 1;
export const MOVED = 2;
/** The car entered a space that is not a perfect rectangle (D-P3). */
export const BENT = 4;
/** The printed number is over, and Aggressive's extra space was decided. */
export const EXTRA = 8;
/** Determined's bonus was decided. */
export const BONUS = 16;
/** A car has finished. */
export const CAME_HOME = 32;
/** An automa's Speed-8 moves its car four spaces or fewer (D-V8c). */
export const SHORT = 64;
export const CARD_MARKS = IGNORED | CAME_HOME | SHORT;

/** `EXTRA_MARKS` that last for the whole card; the others go with their line. */
export const CARD_EXTRA_MARKS = 0xf0;

/** In place of the innermost exit. */
export const HOME_EXIT = 8 | 1;
export const OVER_LINE = 16;
/** D-R8: the crossing that ends this lap is the finish. */
export const LAST_LAP = 1;
