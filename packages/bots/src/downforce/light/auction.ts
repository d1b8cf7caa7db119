import { bidOf, CAR_COUNT, countsMoney, POWERS, type DownforceState } from '@paddock/downforce';
import {
  ASKED,
  DECLARE,
  FACE_DOWN,
  FOR_SALE,
  handAt,
  LINE_SLOTS,
  NONE,
  numberOf,
  colourOf,
  OWNED,
  SALE_POWER,
  thingOf,
  TRACK,
  verbOf,
  WILD,
} from '@paddock/downforce/bytes';
import type { Action, FastChance, Seat } from '@paddock/kernel';
import { BEATS_ONE } from '../bidding/club-bids.ts';
import { figuresOf, HAND, hopeOf } from '../deck-figures.ts';
import type { Car } from '../board.ts';
import { easeOfPassing } from '../track-figures.ts';
import { powerWorth } from '../worth.ts';
import type { Field } from './field.ts';

/** As a club sees it (`worth.ts`, `bidding/club-bids.ts`). */
const MEAN_PRIZE = 5.4;
const FOR_A_SPACE = 0.17;
const FOR_A_WILD_SPACE = 0.24;
const FOR_A_STEP_AHEAD = 0.7;
const FOR_A_SURPLUS = 0.37;
const FOR_ANOTHER_CAR = -1.5;
/** What a seat without a car hopes for later, and what a rival's gain costs. */
const HOPE = 1.5;
const RIVALS_GAIN = 0.25;
/** Millions by which any bid may be overrated. */
const NOISE = 0.6;
const WORD = 4294967296;

const POWER_WORTHS = POWERS.map(powerWorth);
const values = new Float64Array(BEATS_ONE.cards.length);

/** D-A3, D-V7: weighs every offer once, then takes the best of those that can be made. */
export function chooseBid(
  state: DownforceState,
  field: Field,
  seat: Seat,
  legal: readonly Action[],
  count: number,
  chance: FastChance,
): Action {
  const { bytes, game } = state;
  const car = bytes[FOR_SALE] ?? 0;
  const isDice = game.setup.options.auction === 'dice';
  field.measure(state);
  weighOffers(state, field, seat, car, chance);
  let best = legal[0] ?? 0;
  let most = -Infinity;
  for (let at = 0; at < count; at++) {
    const action = legal[at] ?? 0;
    const thing = thingOf(action);
    const offer = isDice ? thing : bidOf(game.deck, thing, car, verbOf(action) === DECLARE);
    const value = values[offer] ?? 0;
    if (value <= most) continue;
    best = action;
    most = value;
  }
  return best;
}

function weighOffers(state: DownforceState, field: Field, seat: Seat, car: Car, chance: FastChance): void {
  const { bytes, game } = state;
  const isOwner = bytes[OWNED + seat] !== 0;
  const power = bytes[SALE_POWER] ?? NONE;
  const worth =
    hopeFor(state, field, car) *
    (Math.max(0, prizeOf(state, field, seat, car) + (isOwner ? FOR_ANOTHER_CAR : 0)) +
      (power === NONE || isOwner ? 0 : (POWER_WORTHS[power] ?? 0)));
  const hope = isOwner || bytes[FACE_DOWN] === 0 ? 0 : HOPE;
  const otherwise = hope - (RIVALS_GAIN * worth) / (game.players - 1);
  const { options } = game.setup;
  const beatsOne: readonly number[] = BEATS_ONE[options.auction];
  // D-V1, D-V3: where money does not count, a bid costs nothing.
  const isPaid = countsMoney(options);
  const rivals = countSeats((bytes[ASKED] ?? 0) & ~(1 << seat));
  for (let offer = 0; offer < values.length; offer++) {
    let wins = offer === 0 ? 0 : 1;
    for (let rival = 0; rival < rivals; rival++) wins *= beatsOne[offer] ?? 1;
    values[offer] =
      wins * (worth - (isPaid ? offer : 0)) + (1 - wins) * otherwise + (NOISE * chance.next()) / WORD;
  }
}

function hopeFor({ game: { deck, setup } }: DownforceState, { toGo }: Field, car: Car): number {
  if (setup.options.longDistance !== false) return 1;
  return hopeOf(figuresOf(deck).carries[car] ?? 0, toGo[car] ?? 0);
}

/** What the car promises with this hand, in millions. */
function prizeOf({ bytes, game }: DownforceState, field: Field, seat: Seat, car: Car): number {
  const { deck } = game;
  const hand = handAt(game, seat);
  const cards = bytes[hand] ?? 0;
  let spaces = 0;
  let wild = 0;
  for (let at = hand + 1; at <= hand + cards; at++) {
    const kind = bytes[at] ?? 0;
    const slot = kind * LINE_SLOTS;
    for (let line = slot; line < slot + (deck.lineCount[kind] ?? 0); line++) {
      const colour = colourOf(deck.line[line] ?? 0);
      if (colour === car) spaces += numberOf(deck.line[line] ?? 0);
      else if (colour === WILD) wild += numberOf(deck.line[line] ?? 0);
    }
  }
  const { inHand, surplus } = figuresOf(deck);
  const track = game.tracks[bytes[TRACK] ?? 0];
  const ease = track === undefined ? 1 : easeOfPassing(track);
  const perHand = HAND / Math.max(1, cards);
  return (
    MEAN_PRIZE +
    ease * FOR_A_SPACE * (perHand * spaces - (inHand[car] ?? 0)) +
    ease * FOR_A_WILD_SPACE * (perHand * wild - (inHand[WILD] ?? 0)) +
    (FOR_A_STEP_AHEAD / ease) * ahead(field, car) +
    ease * FOR_A_SURPLUS * (surplus[car] ?? 0)
  );
}

/** Steps ahead of the mean of all cars, which are on the grid. */
function ahead({ toGo }: Field, car: Car): number {
  let sum = 0;
  for (let other = 0; other < CAR_COUNT; other++) sum += toGo[other] ?? 0;
  return sum / CAR_COUNT - (toGo[car] ?? 0);
}

/** D-A11: the best of those offered. */
export function choosePower(legal: readonly Action[], count: number): Action {
  let best = legal[0] ?? 0;
  for (let at = 1; at < count; at++) {
    const action = legal[at] ?? 0;
    if ((POWER_WORTHS[thingOf(action)] ?? 0) > (POWER_WORTHS[thingOf(best)] ?? 0)) best = action;
  }
  return best;
}

function countSeats(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
