import type { DownforceFact } from '@paddock/downforce';
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

/** What has come of the card that was played last. */
export function lastCard(
  facts: readonly DownforceFact[],
  texts: PlanTexts,
  context: Context,
): readonly PlanClause[] {
  const from = facts.findLastIndex(({ kind }) => kind === 'played');
  return from < 0 ? [] : clausesOf(facts.slice(from), texts, context);
}

function clausesOf(
  facts: readonly DownforceFact[],
  { plans, words }: PlanTexts,
  context: Context,
): readonly PlanClause[] {
  return plans.clauses(facts, context, words);
}
