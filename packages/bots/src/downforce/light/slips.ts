import type { DownforceState } from '@paddock/downforce';
import { BETS_ASKED, DECLINED, rankOf, standingOf } from '@paddock/downforce/bytes';
import type { Action, FastChance, Seat } from '@paddock/kernel';
import type { Car } from '../board.ts';
import type { Field } from './field.ts';

/** How many of a hundred bets are on an own car, and of those how many on the foremost. */
const ON_OWN = 95;
const ON_FOREMOST = 75;
/** D-V5: how many of a hundred wait at the first line. */
const WAITS = 45;
/** A backed car that is not the seat's own is among the first. */
const AMONG = 3;

/** The car that a seat would back now: mostly its own, regardless of what the others do. */
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

/** Whether a byte of the bets is a slip. */
export function isSlip(slip: number | undefined): slip is number {
  return slip !== undefined && slip < DECLINED;
}
