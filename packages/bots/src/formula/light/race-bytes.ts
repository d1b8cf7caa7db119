import type { FormulaState } from '@paddock/formula';
import { LAST_TURNS, OVER, PHASE, PILE, RESTING } from '@paddock/formula/bytes';

/** F-T3: the plays to the end of a race that is on, including the one in progress. */
export function playsLeft({ bytes, setup }: FormulaState): number {
  const last = bytes[LAST_TURNS] ?? 0;
  return last > 0 ? last : (bytes[PILE] ?? 0) + setup.players;
}

export function isRaceOver({ bytes }: FormulaState): boolean {
  const phase = bytes[PHASE];
  return phase === RESTING || phase === OVER;
}
