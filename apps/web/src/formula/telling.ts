import type { FormulaFact } from '@paddock/formula';
import type { Desk } from './desk.ts';

/** Cards dealt to others say nothing that the start of the race does not say. */
export function isWorthTelling(fact: FormulaFact): boolean {
  return fact.kind !== 'dealt' || fact.card !== undefined;
}

/** In the log: the results beside it say the rest of the end. */
export function written(desk: Desk, fact: FormulaFact): string {
  const context = desk.context.peek();
  if (fact.kind === 'season-over') return desk.words.prompt(desk.now.peek(), context);
  return desk.words.fact(fact, context);
}

/** Read out: everything. A single race is not a season. */
export function spoken(desk: Desk, fact: FormulaFact): string {
  const context = desk.context.peek();
  if (fact.kind !== 'season-over') return desk.words.fact(fact, context);
  return `${written(desk, fact)} ${desk.words.standings(fact.outcome.standings, context)}`;
}
