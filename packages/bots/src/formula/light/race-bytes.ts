import type { FormulaState } from '@paddock/formula';
import { LAST_TURNS, OVER, PHASE, PILE, RACE, RESTING } from '@paddock/formula/bytes';

/** F-T3: the plays to the end of a race that is on, including the one in progress. */
export function playsLeft({ bytes, setup }: FormulaState): number {
  const last = bytes[LAST_TURNS] ?? 0;
  return last > 0 ? last : (bytes[PILE] ?? 0) + setup.players;
}

/** How many turns the seat to play still has in the season, this one included; 3 stands for more. */
export function turnsLeft(state: FormulaState): number {
  const { bytes, setup } = state;
  const isLastRace = (bytes[RACE] ?? 0) + 1 === setup.options.races;
  return isLastRace ? Math.min(3, Math.ceil(playsLeft(state) / setup.players)) : 3;
}

export function isRaceOver({ bytes }: FormulaState): boolean {
  const phase = bytes[PHASE];
  return phase === RESTING || phase === OVER;
}
