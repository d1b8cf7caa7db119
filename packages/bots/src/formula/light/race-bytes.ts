import type { FormulaState } from '@paddock/formula';
import { LAST_TURNS, OVER, PHASE, PILE, RACE, RESTING } from '@paddock/formula/bytes';

/** F-T3: the plays to the end of a race that is on, including the one in progress. */
export function playsLeft({ bytes, setup }: FormulaState): number {
  const last = bytes[LAST_TURNS] ?? 0;
  return last > 0 ? last : (bytes[PILE] ?? 0) + setup.players;
}

/** The seat to play will not play again in the season. */
export function isLastTurn(state: FormulaState): boolean {
  const { bytes, setup } = state;
  return playsLeft(state) <= setup.players && (bytes[RACE] ?? 0) + 1 === setup.options.races;
}

export function isRaceOver({ bytes }: FormulaState): boolean {
  const phase = bytes[PHASE];
  return phase === RESTING || phase === OVER;
}
