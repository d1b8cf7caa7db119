import type { Chance, Seat } from '@paddock/kernel';
import { betAt } from '../../phases/bets.ts';
import { linesAnswered } from '../../rules/imagine-bets.ts';
import { CAR_COUNT, type CarName, carNumber, CARS } from '../../state/cars.ts';
import type { DownforceState } from '../../state/game.ts';
import { DECLINED } from '../../state/layout.ts';
import { noteOrder } from '../../state/noted-orders.ts';
import { orderCount, rankOf } from '../../state/orders.ts';
import type { DownforceView } from '../../state/views.ts';
import { encodeSwap } from './swaps.ts';
import { PLAQUE } from './terms.ts';

/** D-V6: plaques and predictions. */
export function restoreWhispers(state: DownforceState, seen: DownforceView, chance: Chance): void {
  restorePlaques(state, seen, chance);
  for (let seat = 0; seat < state.game.players; seat++) restorePredictions(state, seat, seen, chance);
}

function restorePlaques(
  { bytes }: DownforceState,
  { public: open, own }: DownforceView,
  chance: Chance,
): void {
  const left = CARS.filter((car) => own?.plaque !== car);
  for (let seat = 0; seat < (open.variant?.plaques ?? 0); seat++) {
    const known = own?.seat === seat ? own.plaque : open.points?.[seat]?.plaque;
    bytes[PLAQUE + seat] = carNumber(known ?? left.splice(chance.below(left.length, 'draw'), 1)[0]);
  }
}

function restorePredictions(state: DownforceState, seat: Seat, seen: DownforceView, chance: Chance): void {
  const { bytes } = state;
  const own = seen.own?.seat === seat ? seen.own.predictions : undefined;
  const known = seen.public.points?.[seat]?.predictions ?? own;
  const answered = linesAnswered(state, seat);
  if (answered === 0) return;
  const first = known?.[0]?.map(carNumber);
  noteOrder(bytes, seat, first === undefined ? chance.below(orderCount(CAR_COUNT), 'draw') : rankOf(first));
  bytes[betAt(0, seat)] = DECLINED;
  for (let line = 1; line < answered; line++)
    bytes[betAt(line, seat)] =
      known === undefined ? someSwap(chance) : swapBetween(known[line - 1], known[line]);
}

function someSwap(chance: Chance): number {
  const one = chance.below(CAR_COUNT, 'draw');
  const other = chance.below(CAR_COUNT, 'draw');
  return one === other ? DECLINED : encodeSwap(Math.min(one, other), Math.max(one, other));
}

function swapBetween(before: readonly CarName[], after: readonly CarName[]): number {
  const [one, other] = before
    .filter((car, place) => after[place] !== car)
    .map(carNumber)
    .toSorted((a, b) => a - b);
  return one === undefined ? DECLINED : encodeSwap(one, other);
}
