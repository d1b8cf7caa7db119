import type { DownforceFact } from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { Context, PlanClause, Parts } from '@paddock/words';
import type { Turn } from '../race/turn.ts';

/** What the announcement is made with. */
export interface PlanTexts {
  readonly plans: Parts['downforcePlans'];
  readonly words: Parts['downforce'];
}

/** What the plan comes to, line by line; until it is whole, only what it loses on the way. */
export function announced(turn: Turn, texts: PlanTexts, context: Context): readonly PlanClause[] {
  const clauses = clausesOf(
    turn.steps.flatMap(({ facts }) => facts),
    texts,
    context,
  );
  return turn.isComplete ? clauses : clauses.filter(({ isLoss }) => isLoss);
}

/** The card that was played last: whose it is, and what it has done so far. */
export function cardSince(
  facts: readonly DownforceFact[],
): { readonly seat: Seat; readonly facts: readonly DownforceFact[] } | undefined {
  const from = facts.findLastIndex(({ kind }) => kind === 'played');
  const played = facts[from];
  return played?.kind === 'played' ? { seat: played.seat, facts: facts.slice(from) } : undefined;
}

export function clausesOf(
  facts: readonly DownforceFact[],
  { plans, words }: PlanTexts,
  context: Context,
): readonly PlanClause[] {
  return plans.clauses(facts, context, words);
}
