import { CAR_COUNT, type DownforceState } from '@paddock/downforce';
import {
  BETS_ASKED,
  DECLINED,
  encode,
  encodeSwap,
  HOME_COUNT,
  PREDICT,
  predictionAt,
  rankOf,
  STAND,
  standingOf,
  SWAP,
} from '@paddock/downforce/bytes';
import type { Action, FastChance, Seat } from '@paddock/kernel';
import type { Car } from '../drive/board.ts';
import type { Field } from './field.ts';

/** How many of a hundred bets are on an own car, and of those how many on the foremost. */
const ON_OWN = 95;
const ON_FOREMOST = 75;
/** D-V5: how many of a hundred wait at the first line. */
const WAITS = 45;
/** Who is not backed for being one's own is among the first. */
const AMONG = 3;
/** D-V6: how many of a hundred correct what they see. */
const CORRECTS = 70;

/** The car that a seat would back now: mostly its own, whatever the others do. */
export function backedBy(state: DownforceState, field: Field, seat: Seat, chance: FastChance): Car {
  field.measure(state);
  const owned = field.listOwn(state, seat);
  const [first = 0] = field.own;
  if (owned === 0 || chance.below(100) >= ON_OWN) return standingOf(state.bytes)[chance.below(AMONG)] ?? 0;
  if (owned === 1 || chance.below(100) < ON_FOREMOST) return first;
  return field.own[1 + chance.below(owned - 1)] ?? first;
}

/** The slip that names this car first and then the foremost others, as a number (D-V9). */
export function slipFor({ bytes, game }: DownforceState, car: Car): number {
  const { places } = game.betting;
  if (places === 1) return car;
  const others = standingOf(bytes).filter((other) => other !== car);
  return rankOf([car, ...others.slice(0, places - 1)]);
}

/** D-B1, D-V5, D-V9. Slips are listed by their number; declining comes last. */
export function chooseBet(
  state: DownforceState,
  field: Field,
  seat: Seat,
  legal: readonly Action[],
  count: number,
  chance: FastChance,
): Action {
  const { mayDecline } = state.game.betting;
  if (mayDecline && state.bytes[BETS_ASKED] === 1 && chance.below(100) < WAITS) return legal[count - 1] ?? 0;
  const slip = slipFor(state, backedBy(state, field, seat, chance));
  return legal[slip] ?? 0;
}

/** D-V6: the cars as they stand, two neighbours perhaps the other way round. */
export function choosePrediction({ bytes }: DownforceState, chance: FastChance): Action {
  return encode(PREDICT, rankOf(shaken(standingOf(bytes), bytes[HOME_COUNT] ?? 0, chance)));
}

/** Swaps two neighbours behind those at home, or nothing. */
export function shaken(order: readonly Car[], home: number, chance: FastChance): Car[] {
  const swapped = [...order];
  const place = home + chance.below(CAR_COUNT);
  const one = order[place];
  const other = order[place + 1];
  if (one !== undefined && other !== undefined) [swapped[place], swapped[place + 1]] = [other, one];
  return swapped;
}

/** D-V6: puts the foremost misplaced car where it stands now, or leaves it. */
export function chooseSwap({ bytes }: DownforceState, seat: Seat, chance: FastChance): Action {
  const order = predictionAt(bytes, seat, (bytes[BETS_ASKED] ?? 0) - 2);
  const standing = standingOf(bytes);
  const place = order.findIndex((car, at) => car !== standing[at]);
  const one = order[place];
  const other = standing[place];
  if (one === undefined || other === undefined || chance.below(100) >= CORRECTS) return encode(STAND);
  return encode(SWAP, encodeSwap(Math.min(one, other), Math.max(one, other)));
}

/** Whether a byte of the bets is a slip. */
export function isSlip(slip: number | undefined): slip is number {
  return slip !== undefined && slip < DECLINED;
}
