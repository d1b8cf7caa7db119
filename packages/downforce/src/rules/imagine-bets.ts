import type { Chance, Seat } from '@paddock/kernel';
import { betAt, slipOf } from '../phases/bets.ts';
import { hasBit } from '../state/bits.ts';
import { type CarName, carNumber } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import { ASKED, BETS_ASKED, CHOSEN, DECLINED, NONE, PHASE, TURN } from '../state/layout.ts';
import type { DownforceView } from '../state/views.ts';

/** Keeps known bets and makes up the others. */
export function imagineBets(state: DownforceState, seen: DownforceView, chance: Chance): void {
  const { players, betting } = state.game;
  if (betting.slips === 0) return;
  for (let seat = 0; seat < players; seat++) imagineBetsOf(state, seat, seen, chance);
}

function imagineBetsOf(state: DownforceState, seat: Seat, seen: DownforceView, chance: Chance): void {
  const { bytes, game } = state;
  const { places, slips, answerAt } = game.betting;
  const known = knownBets(state, seat, seen)?.map(carNumber);
  for (let line = 0; line < linesAnswered(state, seat); line++) {
    const answer = answerAt(state, seat, line, seen, chance);
    if (answer === 'bet') {
      const cars = known?.splice(0, places);
      bytes[betAt(line, seat)] = cars === undefined ? chance.below(slips, 'draw') : slipOf(cars);
    } else bytes[betAt(line, seat)] = answer === 'declined' ? DECLINED : NONE;
  }
}

function knownBets(
  { game }: DownforceState,
  seat: Seat,
  { public: open, own }: DownforceView,
): readonly CarName[] | undefined {
  if (open.bets !== null) return open.bets[seat];
  if (seat >= game.people) return open.automas[seat - game.people].bets;
  return own?.seat === seat ? own.bets : undefined;
}

/** How many lines the seat has answered, or was not asked at. */
export function linesAnswered({ bytes, game }: DownforceState, seat: Seat): number {
  const isAtLine = game.phases[bytes[PHASE]].who === 'sealed' && bytes[TURN] !== NONE;
  const isAsked = isAtLine && hasBit(bytes[ASKED] & ~bytes[CHOSEN], seat);
  return isAsked ? bytes[BETS_ASKED] - 1 : bytes[BETS_ASKED];
}
