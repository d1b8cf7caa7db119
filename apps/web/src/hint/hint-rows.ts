import type { Answer, Outlook } from '@paddock/bots';
import type { AnyGame, Seat, ViewShape } from '@paddock/kernel';
import { sayPlan, type PlanSpeaker, type PlanWords } from './plan-words.ts';

/** Nobody would read more. */
const SHOWN = 3;

export interface HintRow extends PlanWords {
  /** In the game's notation, to be put on the table. */
  readonly do: readonly string[];
  readonly outlook: Outlook | undefined;
}

/** The best plans, best first. */
export function hintRows(
  game: Pick<AnyGame, 'rules'>,
  speaker: PlanSpeaker,
  view: ViewShape,
  seat: Seat,
  { do: chosen, reasons }: Answer,
): readonly HintRow[] {
  const plans = reasons.alternatives.length > 0 ? reasons.alternatives.slice(0, SHOWN) : [{ do: chosen }];
  return plans.map((plan) => ({
    do: plan.do,
    ...sayPlan(game, speaker, view, seat, plan.do),
    outlook: 'outlook' in plan ? plan.outlook : undefined,
  }));
}
