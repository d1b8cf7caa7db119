import type { Answer } from '@paddock/bots';
import type { AnyGame, Seat, ViewShape } from '@paddock/kernel';
import { planOn } from '../table/desk/planned-turn.ts';

/** A plan in words. */
export interface PlanWords {
  readonly title: string;
  /** What it comes to on the track; empty if nothing moves. */
  readonly outcome: string;
}

/** What a plan is made from, and what it would tell its player. */
export interface Made {
  readonly view: ViewShape;
  readonly seat: Seat;
  readonly facts: readonly unknown[];
}

/** How a game's plans and amounts are said; for hints, the review and the lab. */
export interface PlanSpeaker {
  readonly plan: (texts: readonly string[], made: Made) => PlanWords;
  /** What the game is won by. */
  readonly counts: 'money' | 'points' | 'places';
  /** Points or money; undefined where neither counts. */
  readonly amount: (points: number) => string | undefined;
  /** No race follows this one: what a plan leads to is final. */
  readonly isLastRace: (view: ViewShape) => boolean;
  /** The bot's reason in a sentence, or nothing. */
  readonly why: (answer: Answer) => string;
  /** What is for sale, to this seat. */
  readonly sale: (view: ViewShape, seat: Seat) => readonly string[];
}

/** A plan in words, at that moment; what it tells counts as far as it can be taken. */
export function sayPlan(
  { rules }: Pick<AnyGame, 'rules'>,
  speaker: PlanSpeaker,
  view: ViewShape,
  seat: Seat,
  texts: readonly string[],
): PlanWords {
  const plan = planOn(rules, view, seat);
  for (const text of texts) if (plan.isEnded || plan.take(text) !== undefined) break;
  return speaker.plan(texts, { view, seat, facts: plan.steps.flatMap(({ facts }) => facts) });
}
