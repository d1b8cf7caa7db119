import type { FormulaFact } from '@paddock/formula';
import type { Desk } from './desk.ts';

/** Cards dealt to others say nothing that the start of the race does not say. */
export function isWorthTelling(fact: FormulaFact): boolean {
  return fact.kind !== 'dealt' || fact.card !== undefined;
}

/** In a sentence; the results say the rest of the end. */
export function told(desk: Desk, fact: FormulaFact): string {
  const context = desk.context.peek();
  if (fact.kind === 'season-over') return desk.words.prompt(desk.now.peek(), context);
  return desk.words.fact(fact, context);
}
