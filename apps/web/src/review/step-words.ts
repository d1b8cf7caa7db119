import type { Step } from '@paddock/bots/review';
import { sayPlan, type PlanWords } from '../hint/plan-words.ts';
import type { LuckEvent, ReviewPageTexts } from '@paddock/words/page/review-page';
import type { Reviewable } from './open-review.ts';

/** Where a step begins and ends in the replay. */
export function placeOf(
  { timeline }: Reviewable,
  { entry, from, to }: Step,
): { readonly from: number; readonly to: number } {
  const start = entry === 0 ? 0 : timeline.endOf(entry - 1);
  return { from: start + from, to: start + to };
}

/** What happened, in a sentence or two; where the log is silent, such as of a bid, what was decided or drawn. */
export function stepText(game: Reviewable, step: Step, events: ReviewPageTexts['events']): string {
  const { from, to } = placeOf(game, step);
  const { seat, entry, cause } = step;
  const facts = game.timeline
    .facts(seat ?? 'public')
    .slice(from, to)
    .flat();
  const said = game.story(facts, { names: game.names });
  if (said.length > 0) return said.slice(0, SENTENCES).join(' ');
  if (seat === undefined) return cause in events ? events[cause as LuckEvent] : '';
  const plan = game.record.entries[entry]?.do.slice(step.from, step.to) ?? [];
  return `${game.names[seat]} – ${planText(game, step, plan).title}`;
}

const SENTENCES = 2;

/** A plan for the moment before a step, in words. */
export function planText(game: Reviewable, step: Step, plan: readonly string[]): PlanWords {
  const seat = step.seat ?? 0;
  const view = game.timeline.view(placeOf(game, step).from, seat);
  return sayPlan(game.kind, game.speaker, view, seat, plan);
}
