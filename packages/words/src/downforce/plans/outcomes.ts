import type { DownforceFact } from '@paddock/downforce';
import type { FactOf } from '../catalogue.ts';
import { Gatherer, type Drive } from '../gather.ts';

/** What one line of a card comes to. */
export type LineOutcome =
  | Drive
  | FactOf<'line-idle'>
  | FactOf<'line-ignored'>
  | FactOf<'line-shortened'>
  | FactOf<'line-left'>
  | FactOf<'jammed'>;
export type OutcomeKind = LineOutcome['kind'];

const KINDS: ReadonlySet<string> = new Set<OutcomeKind>([
  'drive',
  'line-idle',
  'line-ignored',
  'line-shortened',
  'line-left',
  'jammed',
]);

/** Line by line, in the order they move. */
export function outcomesOf(facts: readonly DownforceFact[]): readonly LineOutcome[] {
  const gatherer = new Gatherer();
  const told = facts.flatMap((fact) => {
    const { before, now } = gatherer.hear(fact);
    return [before, now];
  });
  return [...told, gatherer.rest()].filter((each) => each !== undefined && isOutcome(each));
}

function isOutcome(told: { readonly kind: string }): told is LineOutcome {
  return KINDS.has(told.kind);
}

/** Spaces, or the whole line, are lost. */
export function isLoss(outcome: LineOutcome): boolean {
  if (outcome.kind === 'drive') return outcome.lost > 0;
  return outcome.kind === 'line-idle' || outcome.kind === 'jammed';
}
