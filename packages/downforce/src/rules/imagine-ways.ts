import type { Chance, Seat } from '@paddock/kernel';
import { betAt } from '../phases/bets.ts';
import { CAR_COUNT, CARS, carNumber, type CarName } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import { linesAnswered } from './imagine-slips.ts';
import { noteOrder } from '../variants/other-bets/odds.ts';
import { orderCount, packSwap, rankOf } from '../state/orders.ts';
import { BETS_ASKED, BETTING, DECLINED, PHASE, PLAQUE, REVEALING_SLIPS } from '../state/layout.ts';
import type { DownforceView } from './view.ts';

/** D-V9 'odds' */
export function layOdds({ bytes }: DownforceState, { public: open }: DownforceView): void {
  for (const [line, order] of (open.variant?.odds ?? []).entries())
    noteOrder(bytes, line, rankOf(order.map(carNumber)));
}

/** D-V5: whether the seat bet at a line is open, but for the line that is being answered. */
export function answerAt(
  { bytes, game }: DownforceState,
  seat: Seat,
  line: number,
  seen: DownforceView,
  chance: Chance,
): 'bet' | 'declined' | 'not-asked' {
  const backed = seen.public.variant?.backed?.[seat] ?? null;
  if (backed !== null) {
    if (line + 1 === backed) return 'bet';
    return line + 1 < backed ? 'declined' : 'not-asked';
  }
  const isSealed = bytes[PHASE] === BETTING || bytes[PHASE] === REVEALING_SLIPS;
  if (!isSealed || line + 1 < bytes[BETS_ASKED]) return 'declined';
  if (seen.own?.seat === seat) return seen.own.bets.length > 0 ? 'bet' : 'declined';
  return chance.below(game.betting.slips + 1, 'draw') > 0 ? 'bet' : 'declined';
}

/** D-V6: plaques and predictions. */
export function layWhispers(state: DownforceState, seen: DownforceView, chance: Chance): void {
  layPlaques(state, seen, chance);
  for (let seat = 0; seat < state.game.players; seat++) layPredictions(state, seat, seen, chance);
}

function layPlaques({ bytes }: DownforceState, { public: open, own }: DownforceView, chance: Chance): void {
  const left = CARS.filter((car) => own?.plaque !== car);
  for (let seat = 0; seat < (open.variant?.plaques ?? 0); seat++) {
    const known = own?.seat === seat ? own.plaque : open.points?.[seat]?.plaque;
    bytes[PLAQUE + seat] = carNumber(known ?? left.splice(chance.below(left.length, 'draw'), 1)[0]);
  }
}

function layPredictions(state: DownforceState, seat: Seat, seen: DownforceView, chance: Chance): void {
  const { bytes } = state;
  const own = seen.own?.seat === seat ? seen.own.predictions : undefined;
  const known = seen.public.points?.[seat]?.predictions ?? own;
  const answered = linesAnswered(bytes, seat);
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
  return one === other ? DECLINED : packSwap(Math.min(one, other), Math.max(one, other));
}

function swapBetween(before: readonly CarName[], after: readonly CarName[]): number {
  const [one, other] = before
    .filter((car, place) => after[place] !== car)
    .map(carNumber)
    .toSorted((a, b) => a - b);
  return one === undefined ? DECLINED : packSwap(one, other);
}
