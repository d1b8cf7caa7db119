import type { FormulaFact } from '@paddock/formula';

/** Cards dealt to others say nothing that the start of the race does not say. */
export function isWorthTelling(fact: FormulaFact): boolean {
  return fact.kind !== 'dealt' || fact.card !== undefined;
}
