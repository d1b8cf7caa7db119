import type { Seat } from '@paddock/kernel';
import { betAt, carsNamed, slipOf } from '../../phases/bets.ts';
import type { Car } from '../../state/cars.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { BETS_ASKED, OWNER } from '../../state/layout.ts';
import { standingOf } from '../../state/standing.ts';

/** D-V8g: the cars an automa bets on, best first; a single bet takes the first. */
function betsOfAutoma(bytes: Uint8Array, seat: Seat): Car[] {
  const order = standingOf(bytes);
  const own = order.find((car) => bytes[OWNER + car] === seat) ?? order[0];
  return [own, ...order.filter((car) => car !== own).slice(0, 2)];
}

/** D-V8g: public, because it follows from what all can see. */
function placeBet(state: DownforceState, seat: Seat, tell: Listener): void {
  const { bytes, game } = state;
  const bet = bytes[BETS_ASKED];
  const slip = slipOf(betsOfAutoma(bytes, seat).slice(0, game.betting.places));
  bytes[betAt(bet - 1, seat)] = slip;
  if (tell === undefined) return;
  const cars = carsNamed(game, slip);
  tell.all(
    cars.length === 1
      ? { kind: 'bet-laid', seat, bet, car: cars[0] }
      : { kind: 'podium-laid', seat, bet, cars },
  );
}

export function betForAutomas(state: DownforceState, tell: Listener): void {
  const { game } = state;
  for (let seat = game.people; seat < game.players; seat++)
    if (!game.betting.isDone(state, seat)) placeBet(state, seat, tell);
}
