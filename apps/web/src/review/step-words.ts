import type { Step } from '@paddock/bots/review';
import { sayPlan, type PlanWords } from '../hint/plan-words.ts';
import type { Reviewable } from './open-review.ts';

/** Where a step begins and ends in the replay. */
export function placeOf(
  { timeline }: Reviewable,
  { entry, from, to }: Step,
): { readonly from: number; readonly to: number } {
  const start = entry === 0 ? 0 : timeline.endOf(entry - 1);
  return { from: start + from, to: start + to };
}

/** What happened, in a sentence or two. */
export function stepText(game: Reviewable, step: Step): string {
  const { from, to } = placeOf(game, step);
  const facts = game.timeline
    .facts(step.seat ?? 'public')
    .slice(from, to)
    .flat();
  const said = game.story(facts, { names: game.names });
  return said.slice(0, SENTENCES).join(' ');
}

const SENTENCES = 2;

/** A plan for the moment before a step, in words. */
export function planText(game: Reviewable, step: Step, plan: readonly string[]): PlanWords {
  const seat = step.seat ?? 0;
  const view = game.timeline.view(placeOf(game, step).from, seat);
  return sayPlan(game.kind, game.speaker, view, seat, plan);
}
