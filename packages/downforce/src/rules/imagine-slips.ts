import type { Chance, Seat } from '@paddock/kernel';
import { betAt, slipOf } from '../phases/bets.ts';
import { carNumber, type CarName } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import {
  ASKED,
  BETS_ASKED,
  BETTING,
  CHOSEN,
  DECLINED,
  NONE,
  PHASE,
  PREDICTING,
  SWAPPING,
} from '../state/layout.ts';
import type { DownforceView } from './view.ts';

/** Bets, predictions and plaques: those that are known as they are, the others made up. */
export function laySlips(state: DownforceState, seen: DownforceView, chance: Chance): void {
  const { game } = state;
  game.ways.layOdds(state, seen);
  if (game.points !== undefined) return game.ways.whispers.lay(state, seen, chance);
  for (let seat = 0; seat < game.players; seat++) layBets(state, seat, seen, chance);
}

function layBets(state: DownforceState, seat: Seat, seen: DownforceView, chance: Chance): void {
  const { bytes, game } = state;
  const { places, slips, mayDecline } = game.betting;
  const known = knownBets(state, seat, seen)?.map(carNumber);
  for (let line = 0; line < linesAnswered(bytes, seat); line++) {
    const answer = mayDecline ? game.ways.answerAt(state, seat, line, seen, chance) : 'bet';
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

/** At how many lines the seat has answered, or was not asked. */
export function linesAnswered(bytes: Uint8Array, seat: Seat): number {
  const phase = bytes[PHASE];
  const isAsking = phase === BETTING || phase === PREDICTING || phase === SWAPPING;
  const isAsked = isAsking && (bytes[ASKED] & ~bytes[CHOSEN] & (1 << seat)) !== 0;
  return isAsked ? bytes[BETS_ASKED] - 1 : bytes[BETS_ASKED];
}
