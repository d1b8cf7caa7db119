import type { Answer } from '@paddock/bots';
import type { AnyGame, Seat, ViewShape } from '@paddock/kernel';
import { planOn } from '../table/desk/planned-turn.ts';

/** A plan in words. */
export interface PlanWords {
  readonly title: string;
  /** What it comes to on the track; empty where nothing moves. */
  readonly outcome: string;
}

/** How a game's plans and amounts are said; for hints, the review and the lab. */
export interface PlanSpeaker {
  readonly plan: (texts: readonly string[], facts: readonly unknown[], seat: Seat) => PlanWords;
  /** What the game is won by. */
  readonly counts: 'money' | 'points' | 'places';
  /** Points or money; undefined where neither counts. */
  readonly amount: (points: number) => string | undefined;
  /** The bot's reason in a sentence, or nothing. */
  readonly why: (answer: Answer) => string;
  /** What is for sale, to this seat. */
  readonly sale: (view: ViewShape, seat: Seat) => readonly string[];
}

/** What a plan would tell its player, as far as it can be taken. */
export function factsOf(
  { rules }: Pick<AnyGame, 'rules'>,
  view: ViewShape,
  seat: Seat,
  texts: readonly string[],
): readonly unknown[] {
  const plan = planOn(rules, view, seat);
  for (const text of texts) if (plan.isEnded || plan.take(text) !== undefined) break;
  return plan.steps.flatMap(({ facts }) => facts);
}
