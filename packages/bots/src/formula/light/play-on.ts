import { formula, type FormulaState } from '@paddock/formula';
import type { Chance } from '@paddock/kernel';
import { Light } from './light.ts';

/** It remembers nothing between two steps. */
const light = new Light();

/** To the end of the season, from any state. */
export function playOn(state: FormulaState, chance: Chance): void {
  while (formula.toAct(state) !== 0) light.step(state, chance);
}
